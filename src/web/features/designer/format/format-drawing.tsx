import type { Size } from '#layout/guides.ts';
import { cropMarksPath } from '../../../shared/card/crop-marks.ts';

/** The space of a drawing in mm: enough for the usual formats with their marks. */
const space = { width: 108, height: 70 };

/** All drawings have this scale; one of a larger custom size is reduced to fit. */
const pxPerMm = 0.8;

const marks = { gap: 2.5, length: 5 };

/** A format drawn to scale, with its crop marks. */
export function FormatDrawing({ cut }: { cut: Size }) {
  const outer = 2 * (marks.gap + marks.length);
  const width = Math.max(space.width, cut.width + outer);
  const height = Math.max(space.height, cut.height + outer);
  return (
    <svg
      aria-hidden="true"
      width={space.width * pxPerMm}
      height={space.height * pxPerMm}
      viewBox={`${(cut.width - width) / 2} ${(cut.height - height) / 2} ${width} ${height}`}
      className="shrink-0"
    >
      <path
        d={cropMarksPath(cut, marks.gap, marks.length)}
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-500"
      />
      <rect
        width={cut.width}
        height={cut.height}
        vectorEffect="non-scaling-stroke"
        className="fill-transparent stroke-ink-500 group-has-[input[type=radio]:checked]:stroke-primary"
      />
    </svg>
  );
}
