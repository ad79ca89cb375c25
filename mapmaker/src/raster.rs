//! Areas as bits, one for each square unit of the stage and its margin. So the share of a disc or of a link on land
//! is a count of bits.

use geo::{Coord, LineString};

/// Width of the margin beyond the stage's edges, in stage units.
pub const MARGIN: f64 = 40.0;
const WIDTH: usize = 2000;
const HEIGHT: usize = 1160;

/// The part of the stage that some shapes cover.
#[derive(Clone, Debug)]
pub struct Raster {
    bits: Vec<bool>,
}

impl Raster {
    /// Area that rings in stage units cover, together, by the even-odd rule.
    pub(crate) fn of_rings<'a>(rings: impl Iterator<Item = &'a LineString<f64>>) -> Self {
        let mut crossings = vec![Vec::new(); HEIGHT];
        for line in rings.flat_map(LineString::lines) {
            let (a, b) = (line.start, line.end);
            let (top, low) = if a.y < b.y { (a, b) } else { (b, a) };
            // Rows are tested at their middles.
            let first = (top.y + MARGIN - 0.5).ceil().max(0.0) as usize;
            let end = ((low.y + MARGIN - 0.5).ceil().max(0.0) as usize).min(HEIGHT);
            for (row, crossings) in crossings.iter_mut().enumerate().take(end).skip(first) {
                let y = row as f64 + 0.5 - MARGIN;
                crossings.push(top.x + (y - top.y) / (low.y - top.y) * (low.x - top.x));
            }
        }
        let mut bits = vec![false; WIDTH * HEIGHT];
        for (row, crossings) in crossings.iter_mut().enumerate() {
            crossings.sort_by(f64::total_cmp);
            let column = |x: f64| ((x + MARGIN - 0.5).ceil().max(0.0) as usize).min(WIDTH);
            for pair in crossings.chunks_exact(2) {
                bits[row * WIDTH + column(pair[0])..row * WIDTH + column(pair[1])].fill(true);
            }
        }
        Self { bits }
    }

    /// Returns the area of the square units whose middle passes a test.
    pub(crate) fn of_test(test: impl Fn(Coord<f64>) -> bool) -> Self {
        let middle = |index: usize| Coord {
            x: (index % WIDTH) as f64 + 0.5 - MARGIN,
            y: (index / WIDTH) as f64 + 0.5 - MARGIN,
        };
        let bits = (0..WIDTH * HEIGHT)
            .map(|index| test(middle(index)))
            .collect();
        Self { bits }
    }

    /// Returns true if a point is covered. No point beyond the margin is.
    pub fn at(&self, point: Coord<f64>) -> bool {
        match (index(point.x, WIDTH), index(point.y, HEIGHT)) {
            (Some(column), Some(row)) => self.bits[row * WIDTH + column],
            _ => false,
        }
    }

    /// Returns the share of a line that is covered, from 0 to 1.
    pub fn share(&self, a: Coord<f64>, b: Coord<f64>) -> f64 {
        let line = b - a;
        let steps = (line.x * line.x + line.y * line.y).sqrt().ceil().max(1.0) as usize;
        let at = |step: usize| a + line * ((step as f64 + 0.5) / steps as f64);
        let covered = (0..steps).filter(|&step| self.at(at(step))).count();
        covered as f64 / steps as f64
    }

    /// Returns the share of a disc that is covered, from 0 to 1, and the middle of the covered part.
    pub fn disc(&self, middle: Coord<f64>, radius: f64) -> (f64, Coord<f64>) {
        let reach = radius.ceil() as i32;
        let line = |middle: f64, most| -> Vec<Option<usize>> {
            let steps = -reach..=reach;
            steps
                .map(|step| index(middle + f64::from(step), most))
                .collect()
        };
        let (columns, rows) = (line(middle.x, WIDTH), line(middle.y, HEIGHT));
        let (mut all, mut covered, mut sum) = (0, 0, (0, 0));
        for (dy, row) in (-reach..).zip(rows) {
            let is_in = |dx: &i32| f64::from(dx * dx + dy * dy) <= radius * radius;
            let half = (0..=reach).take_while(is_in).count() as i32 - 1;
            all += (2 * half + 1).max(0);
            let Some(row) = row else { continue };
            for dx in -half..=half {
                let column = columns[(dx + reach) as usize];
                if column.is_some_and(|column| self.bits[row * WIDTH + column]) {
                    covered += 1;
                    sum = (sum.0 + dx, sum.1 + dy);
                }
            }
        }
        let sum = Coord {
            x: f64::from(sum.0),
            y: f64::from(sum.1),
        };
        let share = f64::from(covered) / f64::from(all.max(1));
        (share, middle + sum / f64::from(covered.max(1)))
    }

    /// Returns the connected pieces of the covered area.
    pub fn pieces(&self) -> Pieces {
        let mut labels = vec![0; self.bits.len()];
        let mut count = 0;
        for start in 0..self.bits.len() {
            if !self.bits[start] || labels[start] != 0 {
                continue;
            }
            count += 1;
            let mut open = vec![start];
            while let Some(index) = open.pop() {
                if !self.bits[index] || std::mem::replace(&mut labels[index], count) != 0 {
                    continue;
                }
                let column = index % WIDTH;
                open.extend((column > 0).then(|| index - 1));
                open.extend((column + 1 < WIDTH).then_some(index + 1));
                open.extend(index.checked_sub(WIDTH));
                open.extend((index + WIDTH < labels.len()).then_some(index + WIDTH));
            }
        }
        Pieces { labels }
    }

    /// Returns the area that both cover.
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, |a, b| a && b)
    }

    /// Returns the area that this one covers and the other one does not.
    pub fn without(&self, other: &Self) -> Self {
        self.with(other, |a, b| a && !b)
    }

    fn with(&self, other: &Self, both: impl Fn(bool, bool) -> bool) -> Self {
        let pairs = self.bits.iter().zip(&other.bits);
        Self {
            bits: pairs.map(|(&a, &b)| both(a, b)).collect(),
        }
    }
}

/// Returns the number of the row or column with a place on the stage, of so many; `None` beyond the margin.
fn index(place: f64, most: usize) -> Option<usize> {
    let at = place + MARGIN;
    (at >= 0.0 && at < most as f64).then_some(at as usize)
}

/// A piece that is further from a point is none of its own, in stage units to either side.
const REACH: i32 = 30;

/// The connected pieces of a raster, numbered from 1.
#[derive(Clone, Debug)]
pub struct Pieces {
    labels: Vec<u16>,
}

impl Pieces {
    /// Returns the number of the piece nearest to a point, if one is within [`REACH`].
    pub fn nearest(&self, point: Coord<f64>) -> Option<u16> {
        let (x, y) = ((point.x + MARGIN) as i32, (point.y + MARGIN) as i32);
        let piece = |dx: i32, dy: i32| {
            let (x, y) = (usize::try_from(x + dx).ok()?, usize::try_from(y + dy).ok()?);
            let label = (x < WIDTH && y < HEIGHT).then(|| self.labels[y * WIDTH + x])?;
            (label > 0).then_some((dx * dx + dy * dy, label))
        };
        let mut nearest = None;
        // Squares round the point, each one further away than the one before.
        for away in 0..=REACH {
            if nearest.is_some_and(|(far, _)| away * away > far) {
                break;
            }
            for along in -away..=away {
                let sides = [(along, -away), (along, away), (-away, along), (away, along)];
                let found = sides.into_iter().filter_map(|(dx, dy)| piece(dx, dy));
                nearest = nearest.into_iter().chain(found).min();
            }
        }
        nearest.map(|(_, label)| label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(from: f64, to: f64) -> LineString<f64> {
        vec![(from, from), (to, from), (to, to), (from, to), (from, from)].into()
    }

    fn at(x: f64, y: f64) -> Coord<f64> {
        Coord { x, y }
    }

    #[test]
    fn a_ring_in_a_ring_is_a_hole() {
        let rings = [square(-100.0, 300.0), square(100.0, 200.0)];
        let raster = Raster::of_rings(rings.iter());
        assert!(raster.at(at(99.5, 150.0)) && !raster.at(at(100.5, 150.0)));
        assert!(raster.at(at(150.0, 200.5)) && !raster.at(at(150.0, 199.5)));
        assert!(raster.at(at(-39.5, -39.5)) && !raster.at(at(-41.0, 0.0)));
        assert_eq!(raster.share(at(50.0, 150.0), at(150.0, 150.0)), 0.5);
    }

    #[test]
    fn a_disc_on_a_shore_knows_where_the_land_is() {
        let raster = Raster::of_rings([square(100.0, 300.0)].iter());
        let (share, middle) = raster.disc(at(100.0, 200.0), 20.0);
        assert!((share - 0.5).abs() < 0.03);
        assert!(middle.x > 106.0 && middle.x < 110.0 && (middle.y - 200.0).abs() < 1.0);
        let sea = Raster::of_test(|point| point.x < 50.0);
        assert_eq!(sea.and(&raster).disc(at(100.0, 200.0), 20.0).0, 0.0);
        assert!(!raster.without(&raster).at(at(200.0, 200.0)));
    }

    /// The first square of steps reaches the corner of one, but the other is nearer.
    #[test]
    fn the_nearest_piece_is_not_that_of_the_nearest_square() {
        let corner = square(110.0, 120.0);
        let side = [(113.0, 90.0), (120.0, 90.0), (120.0, 105.0), (113.0, 105.0)];
        let side: LineString<f64> = side.into_iter().chain([(113.0, 90.0)]).collect();
        let pieces = Raster::of_rings([corner, side].iter()).pieces();
        let near = pieces.nearest(at(100.0, 100.0));
        assert_eq!(near, pieces.nearest(at(116.0, 95.0)));
        assert_ne!(near, pieces.nearest(at(115.0, 115.0)));
    }

    #[test]
    fn pieces_are_told_apart() {
        let land = [square(100.0, 150.0), square(152.0, 200.0)];
        let pieces = Raster::of_rings(land.iter()).pieces();
        let near = pieces.nearest(at(90.0, 120.0));
        assert!(near.is_some() && near == pieces.nearest(at(140.0, 140.0)));
        assert_ne!(near, pieces.nearest(at(160.0, 160.0)));
        assert_eq!(pieces.nearest(at(500.0, 500.0)), None);
    }
}
