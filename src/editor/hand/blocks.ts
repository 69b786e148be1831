import type { BlockAlign } from '#domain/card/adjustments.ts';
import { isBackText } from '#domain/card/card-back.ts';
import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import type { GlyphRun, Scene } from '#layout/scene.ts';

/** The block that a text is in; null where it is in none. */
export function blockOf({ items }: Scene, field: string): TextBlock | null {
  const run = items.find((item) => item.kind === 'text' && item.field === field);
  return run?.kind === 'text' ? (run.block ?? null) : null;
}

/** A block's lines, as they are laid out. */
export function runsOfBlock({ items }: Scene, block: TextBlock): GlyphRun[] {
  return items.filter((item) => item.kind === 'text').filter((run) => run.block === block);
}

/** A block's fields, in their order. */
export function fieldsOfBlock(scene: Scene, block: TextBlock): TextField[] {
  const fields = runsOfBlock(scene, block).flatMap(({ field }) =>
    field === null || isBackText(field) ? [] : [field],
  );
  return [...new Set(fields)];
}

/**
 * The order of a block after one text has moved among the printed ones. One of the same groups that is not
 * printed stays beside its neighbour of the form.
 */
export function movedInOrder(printed: readonly TextField[], field: TextField, to: number): TextField[] {
  const order = printed.filter((one) => one !== field);
  order.splice(to, 0, field);
  const groups = new Set(printed.map((one) => textFieldRecords[one].group));
  for (const [index, hidden] of textFields.entries()) {
    if (order.includes(hidden) || !groups.has(textFieldRecords[hidden].group)) continue;
    const before = textFields.slice(0, index).findLast((one) => order.includes(one));
    const after = textFields.slice(index).find((one) => order.includes(one));
    const place = before ? order.indexOf(before) + 1 : after ? order.indexOf(after) : 0;
    order.splice(place, 0, hidden);
  }
  return order;
}

/** Places that differ by less than this are the same, in mm. */
const same = 0.02;

/** How a block is aligned: by the edge that its lines share; a single line by the nearer edge of the card. */
export function alignOf(runs: readonly GlyphRun[], { cut }: Pick<Scene, 'cut'>): BlockAlign {
  const spread = (edge: (run: GlyphRun) => number) => {
    const places = runs.map(edge);
    return Math.max(...places) - Math.min(...places);
  };
  const spreads = [
    ['left', spread(({ x }) => x)],
    ['right', spread(({ x, width }) => x + width)],
    ['centre', spread(({ x, width }) => x + width / 2)],
  ] as const;
  const shared = spreads.filter(([, mm]) => mm < same);
  if (shared.length === 1 && shared[0]) return shared[0][0];
  const [left, right] = [
    Math.min(...runs.map(({ x }) => x)),
    cut.width - Math.max(...runs.map(({ x, width }) => x + width)),
  ];
  if (Math.abs(left - right) < same) return 'centre';
  return right < left ? 'right' : 'left';
}
