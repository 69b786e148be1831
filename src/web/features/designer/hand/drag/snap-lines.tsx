import { type Ref, useImperativeHandle, useRef } from 'react';
import { type DistanceMark, distanceMarks } from '#editor/hand/distance-marks.ts';
import type { Moved } from '#editor/hand/move.ts';
import type { SnapLine } from '#editor/hand/snap.ts';
import type { Box } from '#layout/guides.ts';
import { viewBoxOf } from '../../../../shared/card/scene-parts.ts';

/** Draws outside React: once for each frame of a gesture. */
export type SnapLinesHandle = { draw: (moved: Moved, pxPerMm: number) => void };

type SnapLinesProps = {
  ref: Ref<SnapLinesHandle>;
  bleed: Box;
  /** A length in words. */
  length: (mm: number) => string;
};

/** At the ends of a distance, in px. */
const tickPx = 7;

/** The lines that a moved item is on, and its distances. */
export function SnapLines({ ref, bleed, length }: SnapLinesProps) {
  const lines = useRef<SVGPathElement>(null);
  const halo = useRef<SVGPathElement>(null);
  const leaders = useRef<SVGPathElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    draw(moved, pxPerMm) {
      const marks = distanceMarks(moved.distances, bleed, pxPerMm);
      const path =
        moved.lines.map((line) => linePath(line, bleed)).join('') +
        marks.map((mark) => markPath(mark, tickPx / pxPerMm)).join('');
      for (const element of [lines.current, halo.current]) element?.setAttribute('d', path);
      leaders.current?.setAttribute('d', marks.map(leaderPath).join(''));
      for (const [index, label] of [...(labels.current?.children ?? [])].entries()) {
        if (label instanceof HTMLElement) drawLabel(label, marks[index], bleed, pxPerMm, length);
      }
    },
  }));
  const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 text-hand">
      <svg
        aria-hidden="true"
        viewBox={viewBoxOf(bleed)}
        className="absolute inset-0 size-full overflow-visible"
      >
        <path ref={leaders} {...stroke} stroke="currentColor" strokeOpacity={0.4} strokeWidth={1} />
        <path ref={halo} {...stroke} stroke="#ffffff" strokeOpacity={0.75} strokeWidth={3} />
        <path ref={lines} {...stroke} stroke="currentColor" strokeWidth={1} />
      </svg>
      <div ref={labels}>
        {['left', 'right', 'top', 'bottom'].map((side) => (
          <span
            key={side}
            hidden
            className="absolute top-0 left-0 h-5 rounded-xs bg-hand px-1.5 text-2xs leading-5 font-semibold whitespace-nowrap text-white tabular-nums"
          />
        ))}
      </div>
    </div>
  );
}

function linePath({ axis, at }: SnapLine, { x, y, width, height }: Box): string {
  return axis === 'x' ? `M${at} ${y}v${height}` : `M${x} ${at}h${width}`;
}

function markPath({ from, to }: DistanceMark, tick: number): string {
  const across = from.y === to.y ? `m0 ${-tick / 2}v${tick}` : `m${-tick / 2} 0h${tick}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${from.x} ${from.y}${across}M${to.x} ${to.y}${across}`;
}

function leaderPath({ leader }: DistanceMark): string {
  return leader ? `M${leader[0].x} ${leader[0].y}L${leader[1].x} ${leader[1].y}` : '';
}

function drawLabel(
  element: HTMLElement,
  mark: DistanceMark | undefined,
  bleed: Box,
  pxPerMm: number,
  length: (mm: number) => string,
): void {
  element.hidden = !mark;
  if (!mark) return;
  const text = length(mark.mm);
  if (element.textContent !== text) element.textContent = text;
  const [x, y] = [(mark.label.x - bleed.x) * pxPerMm, (mark.label.y - bleed.y) * pxPerMm];
  element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}
