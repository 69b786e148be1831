import { memo } from 'react';
import { rulerLabels } from './ruler-labels.ts';

type RulerProps = {
  axis: 'x' | 'y';
  /** The position of the cut edge, in px from the start of the ruler. */
  zeroPx: number;
  pxPerMm: number;
  lengthPx: number;
  /** The length of the card, marked on the ruler. */
  cardMm: number;
};

const thicknessPx = 24;
/** The centre of the hairline on the side of the canvas. */
const edgePx = thicknessPx - 0.5;
const tickPx = { 1: 4, 5: 6, 10: 9 } as const;

/** At a smaller distance only every fifth millimetre has a tick. */
const minTickDistancePx = 3;

/** A ruler in millimetres from the cut edge. */
export const Ruler = memo(function Ruler({ axis, zeroPx, pxPerMm, lengthPx, cardMm }: RulerProps) {
  const isX = axis === 'x';
  const [from, to] = [Math.ceil(-zeroPx / pxPerMm), Math.floor((lengthPx - zeroPx) / pxPerMm)];
  const ticks = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const at = (mm: number) => Math.round(zeroPx + mm * pxPerMm) + 0.5;
  const labels = rulerLabels(from, to, pxPerMm).filter((mm) => at(mm) > 8 && at(mm) < lengthPx - 8);
  return (
    <svg
      aria-hidden="true"
      width={isX ? lengthPx : thicknessPx}
      height={isX ? thicknessPx : lengthPx}
      // Absolute: its length follows the viewport and must not affect the viewport's size.
      className="absolute text-[10px] text-ink-700 select-none"
    >
      <path d={isX ? `M0 ${edgePx}H${lengthPx}` : `M${edgePx} 0V${lengthPx}`} className="stroke-border" />
      <path
        d={ticks
          .filter((mm) => mm % 5 === 0 || pxPerMm >= minTickDistancePx)
          .map((mm) => tick(isX, at(mm), mm))
          .join('')}
        className="stroke-border-strong"
      />
      {labels.map((mm) => (
        <text
          key={mm}
          textAnchor="middle"
          className="fill-current tabular-nums"
          {...(isX ? { x: at(mm), y: 11 } : { transform: `translate(11 ${at(mm)}) rotate(-90)`, x: 0, y: 0 })}
        >
          {mm}
        </text>
      ))}
      <path
        d={isX ? `M${at(0)} 23H${at(cardMm)}` : `M23 ${at(0)}V${at(cardMm)}`}
        strokeWidth="2"
        className="stroke-primary"
      />
    </svg>
  );
});

function tick(isX: boolean, px: number, mm: number): string {
  const length = tickPx[mm % 10 === 0 ? 10 : mm % 5 === 0 ? 5 : 1];
  return isX ? `M${px} ${thicknessPx}v${-length}` : `M${thicknessPx} ${px}h${-length}`;
}
