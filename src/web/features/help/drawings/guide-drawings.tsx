import { type ReactNode, useId } from 'react';
import { newCard } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { type Box, guidesOf } from '#layout/guides.ts';
import { cropMarksPath } from '../../../shared/card/crop-marks.ts';
import { boxAttributes, viewBoxOf } from '../../../shared/card/scene-parts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePicture } from './picture.tsx';

const { bleed, cut, safe } = guidesOf(resolveCard(newCard));
const bleedMm = -bleed.x;
/** How far the blade is off on these pictures. */
const driftMm = 1;

function around(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A card with its bleed, its cut, its safe margin and its crop marks. */
export function Lines() {
  const gap = bleedMm + cropMarkMm.gap;
  return (
    <svg
      aria-hidden
      viewBox={viewBoxOf(around(cut, gap + cropMarkMm.length))}
      className="w-full max-w-160"
      fill="none"
    >
      <image {...boxAttributes(bleed)} href={usePicture('front')} />
      <Hatched outer={bleed} inner={cut} />
      <Outline box={bleed} className="stroke-guide-bleed" />
      <Outline box={cut} isHalo />
      <Outline box={cut} className="stroke-guide-trim" />
      <Outline box={safe} isHalo dashed />
      <Outline box={safe} className="stroke-guide-safe" dashed />
      <path
        d={cropMarksPath(cut, gap, cropMarkMm.length)}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
        className="stroke-foreground"
      />
    </svg>
  );
}

function Hatched({ outer, inner }: { outer: Box; inner: Box }) {
  const hatch = useId();
  const path = ({ x, y, width, height }: Box) => `M${x} ${y}h${width}v${height}h${-width}Z`;
  const d = path(outer) + path(inner);
  return (
    <>
      <pattern
        id={hatch}
        width="0.86"
        height="0.86"
        patternTransform="rotate(45)"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0V0.86" strokeWidth="0.28" strokeOpacity="0.5" className="stroke-guide-bleed" />
      </pattern>
      <path d={d} fillRule="evenodd" className="help-paper" fillOpacity="0.45" />
      <path d={d} fillRule="evenodd" fill={`url(#${hatch})`} />
    </>
  );
}

/** A white line under another makes it visible on any colour. */
type OutlineProps = { box: Box; className?: string; isHalo?: boolean; dashed?: boolean };

function Outline({ box, className, isHalo, dashed }: OutlineProps) {
  return (
    <rect
      {...boxAttributes(box)}
      strokeWidth={isHalo ? 3 : 1.25}
      strokeDasharray={dashed ? '5 4' : undefined}
      vectorEffect="non-scaling-stroke"
      className={isHalo ? 'help-halo' : className}
    />
  );
}

const keyStyles = {
  bleed: 'border-guide-bleed bg-guide-bleed/10',
  cut: 'border-foreground',
  safe: 'border-dashed border-guide-safe',
} as const;

/** The sign of a line in the legend. */
export function GuideKey({ guide }: { guide: keyof typeof keyStyles | 'marks' }): ReactNode {
  if (guide === 'marks')
    return (
      <svg aria-hidden viewBox="0 0 16 12" className="help-key stroke-foreground">
        <path d="M9 0v7M0 10.5h6" fill="none" />
      </svg>
    );
  return <span aria-hidden className={classNames('help-key border', keyStyles[guide])} />;
}

/** The cut card whose sheet lay a millimetre off, with or without bleed. */
function Drifted({ hasBleed }: { hasBleed: boolean }) {
  const [printed, trimmed] = [useId(), useId()];
  const picture = usePicture('full-colour');
  const offset = `translate(${driftMm} ${-driftMm})`;
  return (
    <svg aria-hidden viewBox={viewBoxOf(around(cut, 1))} className="w-full max-w-80">
      <clipPath id={printed}>
        <rect {...boxAttributes(cut)} />
      </clipPath>
      <clipPath id={trimmed}>
        <rect {...boxAttributes(cut)} />
      </clipPath>
      <rect {...boxAttributes(cut)} className="help-paper" />
      <g clipPath={`url(#${trimmed})`}>
        <g transform={offset}>
          <g clipPath={hasBleed ? undefined : `url(#${printed})`}>
            <image {...boxAttributes(bleed)} href={picture} />
          </g>
        </g>
      </g>
      <rect {...boxAttributes(cut)} fill="none" strokeWidth={0.15} className="stroke-border-strong" />
    </svg>
  );
}

export const NoBleedDrift = () => <Drifted hasBleed={false} />;
export const BleedDrift = () => <Drifted hasBleed />;

/** A plain card with its safe margin, as it is laid out or moved over the margin. */
function Margin({ isMoved }: { isMoved: boolean }) {
  const clip = useId();
  const picture = usePicture('plain');
  return (
    <svg aria-hidden viewBox={viewBoxOf(around(cut, 1))} className="w-full max-w-80" fill="none">
      <clipPath id={clip}>
        <rect {...boxAttributes(cut)} />
      </clipPath>
      <rect {...boxAttributes(cut)} className="help-paper" />
      <g clipPath={`url(#${clip})`}>
        <image
          {...boxAttributes(cut)}
          href={picture}
          transform={isMoved ? 'translate(-6.4 5.4)' : undefined}
        />
      </g>
      <Outline box={cut} className="stroke-guide-trim" />
      <Outline box={safe} className="stroke-guide-safe" dashed />
    </svg>
  );
}

export const TooNear = () => <Margin isMoved />;
export const InsideMargin = () => <Margin isMoved={false} />;
