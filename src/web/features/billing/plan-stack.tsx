import type { PlanName } from '#domain/plan/plans.ts';
import { classNames } from '../../ui/class-names.ts';

/** The sheets of each plan's stack from the bottom up: `p` is paper, the other letters are inks. */
const stacks: Record<PlanName, string> = {
  free: 'p',
  premium: 'ppcppmppypp',
  corporate: 'pppccppppmmpppppyyppppkpp',
};

const inks: Partial<Record<string, string>> = {
  c: 'fill-ink-c',
  m: 'fill-ink-m',
  y: 'fill-ink-y',
  k: 'fill-ink-k',
};

const width = 180;
const sheet = { left: 15.5, width: 148, pitch: 4 } as const;

/** Decoration: the card limit of a plan as a stack of paper. The feature list has the text. */
export function PlanStack({ plan, className }: { plan: PlanName; className?: string }) {
  const sheets = [...stacks[plan]];
  const height = sheets.length * sheet.pitch + 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={classNames('h-auto shrink-0', className)}
    >
      <path d={`M0 ${height - 0.5}h${width}`} className="stroke-border-strong" />
      {sheets.map((kind, place) => {
        const ink = inks[kind];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are never reordered.
            key={place}
            x={sheet.left + 2.3 * Math.sin(place)}
            y={height - 1.5 - (place + 1) * sheet.pitch + (ink ? 1 : 0.75)}
            width={sheet.width}
            height={ink ? 2.5 : 3.25}
            className={ink ?? 'fill-stock stroke-stock-edge'}
            strokeWidth={ink ? 0 : 0.75}
          />
        );
      })}
    </svg>
  );
}
