import type { Arrangeable, LayoutPlan } from '../../layout-plan.ts';
import type { LookArrangement, Shares } from '../look.ts';
import { type ArrangementInput, minWidthOfColumns } from './arrangement-input.ts';
import { placeCentered, placeOnBase, placeSwapped } from './centered.ts';
import { placeBold, placeSplit } from './large-company.ts';
import { placeAtEdge, placeAtFoot, placeFromTop, placeInMiddle } from './one-column.ts';
import {
  placeBand,
  placeClassic,
  placeDivider,
  placeEditorial,
  placeHeader,
  placeRegister,
} from './two-columns.ts';

/** How far two columns may differ from the look's, for texts that are wider on one side, as shares of the measure. */
const otherSplits = [-0.08, 0.08, -0.16] as const;

/** The positions of the texts of a look, and others for texts that do not fit these. */
export function arrange(
  input: ArrangementInput,
  arrangement: LookArrangement,
  { mayBeOneEdge }: { mayBeOneEdge: boolean },
): LayoutPlan {
  const splits = otherSplits.map((by) => withSplit(arrangement, by)).filter((other) => other !== null);
  const others: LookArrangement[] =
    arrangement.kind === 'bold' ? [{ kind: 'bold', contact: 'below' }] : splits;
  const alternatives: LookArrangement[] =
    others.length > 0 && mayBeOneEdge ? [...others, { kind: 'edge' }] : others;
  return {
    ...place(input, arrangement),
    ...(alternatives.length > 0 && { alternatives: alternatives.map((other) => place(input, other)) }),
  };
}

/** The arrangement with its columns divided elsewhere; null for one without columns. */
function withSplit(arrangement: LookArrangement, by: number): LookArrangement | null {
  if (arrangement.kind === 'header') return { ...arrangement, split: headerSplit(arrangement) + by };
  return 'split' in arrangement ? { ...arrangement, split: arrangement.split + by } : null;
}

function headerSplit({ split = 0.6 }: { split?: number }): number {
  return split;
}

/** The positions of the texts. A narrow measure has one column. */
function place(input: ArrangementInput, arrangement: LookArrangement): Arrangeable {
  const isNarrow = input.measure.width < minWidthOfColumns;
  switch (arrangement.kind) {
    case 'edge':
      return placeAtEdge(input, arrangement);
    case 'middle':
      return placeInMiddle(input);
    case 'foot':
      return placeAtFoot(input);
    case 'top':
      return placeFromTop(input);
    case 'classic':
      return isNarrow ? placeAtEdge(input, { companyFirst: true }) : placeClassic(input, arrangement.split);
    case 'editorial':
      return isNarrow ? placeAtEdge(input, {}) : placeEditorial(input, arrangement.split);
    case 'header':
      return isNarrow
        ? placeAtEdge(input, {})
        : placeHeader(input, arrangement.companyStep, headerSplit(arrangement));
    case 'band':
      return isNarrow ? placeAtEdge(input, { companyFirst: true }) : placeBand(input, arrangement.split);
    case 'columns':
      return isNarrow ? placeAtEdge(input, { companyFirst: true }) : placeRegister(input, arrangement);
    case 'divider':
      return isNarrow ? placeAtEdge(input, { companyFirst: true }) : placeDivider(input, arrangement);
    case 'centered':
      return placeCentered(input, isNarrow ? { ...arrangement, isStacked: true } : arrangement);
    case 'swap':
      return placeSwapped(input, arrangement);
    case 'base':
      return isNarrow ? placeFromTop(input) : placeOnBase(input);
    case 'split':
      return placeSplit(input, panelOf(input, arrangement.panel));
    case 'bold':
      return placeBold(input, arrangement.contact);
  }
}

/** The panel of a split: at the left, or at the bottom of an upright card. */
function panelOf({ cut, area }: ArrangementInput, share: number) {
  const isBeside = area.x > 0 || area.width < cut.width;
  // The graphic says where the texts beside the panel are; the panel shrinks with it.
  if (isBeside) return { x: 0, y: 0, width: (area.x * share) / 0.43, height: cut.height };
  const rest = cut.height - area.height;
  return { x: 0, y: cut.height - (rest * share) / 0.43, width: cut.width, height: (rest * share) / 0.43 };
}

/** The area of a look with a graphic that takes a share of its room. */
export function growArea([x, y, width, height]: Shares, share: number): Shares {
  const [left, top] = [x * share, y * share];
  const [right, bottom] = [1 - (1 - x - width) * share, 1 - (1 - y - height) * share];
  return [left, top, right - left, bottom - top];
}

/** The area of a turned look: what was beside a graphic at the right is below one at the top, and the reverse. */
export function turnArea([x, y, width, height]: Shares): Shares {
  if (width < 1 && height === 1) return [0, 1 - x - width, 1, width];
  if (height < 1 && width === 1 && y > 0) return [1 - y - height, 0, height, 1];
  return [x, y, width, height];
}
