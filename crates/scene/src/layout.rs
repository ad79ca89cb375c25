//! Frames in rows, columns and grids, by the available width and the gaps. A test that draws a row notices one that
//! does not fit.

use super::Frame;

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
    #[should_panic(expected = "units too wide")]
    fn a_row_that_is_too_wide_panics() {
        ROOM.beside([100.0, 211.0], 10.0);
    }
}
