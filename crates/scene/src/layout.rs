//! Frames in rows, columns and grids, by the available width and the gaps. A test that draws a row notices one that
//! does not fit.

use super::{Frame, Point};

/// Width that a row may take beyond its frame, in stage units, because of rounding.
const SLACK: f32 = 0.01;

impl Frame {
    /// Returns one of some equal parts in a row, counted from 0 on the left.
    ///
    /// ```
    /// use scene::Frame;
    ///
    /// let room = Frame::new(10.0, 0.0, 110.0, 20.0);
    /// assert_eq!(room.column(1, 2, 10.0), Frame::new(70.0, 0.0, 50.0, 20.0));
    /// ```
    pub fn column(self, index: usize, count: usize, gap: f32) -> Self {
        debug_assert!(index < count, "column {index} of {count}");
        let w = (self.w + gap) / count as f32 - gap;
        let x = self.x + (w + gap) * index as f32;
        Self { x, w, ..self }
    }

    /// Returns one of some equal parts in a column, counted from 0 at the top.
    pub fn row(self, index: usize, count: usize, gap: f32) -> Self {
        debug_assert!(index < count, "row {index} of {count}");
        let h = (self.h + gap) / count as f32 - gap;
        let y = self.y + (h + gap) * index as f32;
        Self { y, h, ..self }
    }

    /// Returns one of some equal parts in columns and rows, counted from 0 in reading order.
    pub fn grid(self, index: usize, [columns, rows]: [usize; 2], gap: f32) -> Self {
        self.row(index / columns, rows, gap)
            .column(index % columns, columns, gap)
    }

    /// Returns parts of these shares of the width in a row. A share of zero is an empty part, without a gap.
    ///
    /// ```
    /// # use scene::Frame;
    /// let [left, none, right] = Frame::new(0.0, 0.0, 70.0, 20.0).shared([1.0, 0.0, 2.0], 10.0);
    /// assert_eq!([left.w, none.w, right.x, right.w], [20.0, 0.0, 30.0, 40.0]);
    /// ```
    pub fn shared<const N: usize>(self, shares: [f32; N], gap: f32) -> [Self; N] {
        let gaps = shares.iter().filter(|&&share| share > 0.0).count() - 1;
        let one = (self.w - gap * gaps as f32) / shares.iter().sum::<f32>();
        let mut x = self.x;
        shares.map(|share| {
            let part = Self {
                x,
                w: one * share,
                ..self
            };
            x += if share > 0.0 { part.w + gap } else { 0.0 };
            part
        })
    }

    /// Returns parts of these widths in a row, from the left end on.
    pub fn beside<const N: usize>(self, widths: [f32; N], gap: f32) -> [Self; N] {
        let mut x = self.x;
        let parts = widths.map(|w| {
            let part = Self { x, w, ..self };
            x += w + gap;
            part
        });
        let over = x - gap - (self.x + self.w);
        debug_assert!(over < SLACK, "{over} units too wide");
        parts
    }

    /// Returns a polygon cut along each side of the frame in turn (Sutherland and Hodgman's way).
    pub fn clip(self, polygon: Vec<Point>) -> Vec<Point> {
        let (right, bottom) = (self.x + self.w, self.y + self.h);
        let sides: [&dyn Fn(Point) -> f32; 4] = [
            &|at| at.x - self.x,
            &|at| right - at.x,
            &|at| at.y - self.y,
            &|at| bottom - at.y,
        ];
        sides.into_iter().fold(polygon, |polygon, inside| {
            let mut cut = Vec::new();
            let Some(&last) = polygon.last() else {
                return cut;
            };
            let mut from = last;
            for to in polygon {
                let (a, b) = (inside(from), inside(to));
                if (a < 0.0) != (b < 0.0) {
                    cut.push(from.towards(to, a / (a - b)));
                }
                if b >= 0.0 {
                    cut.push(to);
                }
                from = to;
            }
            cut
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Frame = Frame::new(20.0, 30.0, 320.0, 110.0);

    #[test]
    fn parts_fill_their_room_with_gaps_between_them() {
        let parts = [0, 1, 2].map(|index| ROOM.column(index, 3, 10.0));
        assert_eq!(parts[0], Frame::new(20.0, 30.0, 100.0, 110.0));
        assert_eq!(parts[2].x + parts[2].w, ROOM.x + ROOM.w);
        let last = ROOM.grid(5, [3, 2], 10.0);
        assert_eq!(last, Frame::new(240.0, 90.0, 100.0, 50.0));
        assert_eq!(ROOM.beside([100.0, 210.0], 10.0)[1].x, 130.0);
    }

    #[test]
    fn shapes_are_clipped_to_the_frame() {
        let frame = Frame::new(0.0, 0.0, 10.0, 10.0);
        let square = |from: f32, to: f32| {
            [(from, from), (to, from), (to, to), (from, to)].map(|(x, y)| Point::new(x, y))
        };
        assert_eq!(frame.clip(square(2.0, 4.0).into()), square(2.0, 4.0));
        assert!(frame.clip(square(12.0, 14.0).into()).is_empty());
        let half = frame.clip(square(5.0, 15.0).into());
        assert_eq!(Frame::around(half), Some(Frame::new(5.0, 5.0, 5.0, 5.0)));
    }

    #[test]
    #[should_panic(expected = "units too wide")]
    fn a_row_that_is_too_wide_panics() {
        ROOM.beside([100.0, 211.0], 10.0);
    }
}
