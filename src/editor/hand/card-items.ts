import { textBox } from '#layout/blocks/text-box.ts';
import { boxAround } from '#layout/boxes.ts';
import type { Box } from '#layout/guides.ts';
import type { GlyphRun, RunField, Scene } from '#layout/scene.ts';
import { ptToMm } from '#layout/units.ts';
import { labelGlyphs } from './without-text.ts';

/** A part of a side that can be selected on the card. */
export type CardItem = TextItem | { kind: 'logo' | 'qr'; id: string; box: Box };

/** A text with its lines. The id is that of its field. */
export type TextItem = { kind: 'text'; id: RunField; box: Box; runs: readonly GlyphRun[] };

/** What can be selected on a side, in reading order: the order of the layout. */
export function cardItems({ items }: Scene): CardItem[] {
  const runsOf = new Map<RunField, GlyphRun[]>();
  const found: (CardItem | RunField)[] = [];
  for (const item of items) {
    if (item.kind === 'logo') found.push({ kind: 'logo', id: item.id, box: item.image });
    if (item.kind === 'qr') found.push({ kind: 'qr', id: item.id, box: item.box });
    if (item.kind !== 'text' || item.field === null) continue;
    const runs = runsOf.get(item.field);
    if (!runs) found.push(item.field);
    runsOf.set(item.field, [...(runs ?? []), item]);
  }
  return found.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const runs = runsOf.get(part) ?? [];
    const box = boxAround(runs.map(textBox));
    return box ? [{ kind: 'text', id: part, box, runs } as const] : [];
  });
}

/** Where a text starts after its label, in mm: a letter is among the glyphs, an icon moves the first of them. */
export function textStart(run: GlyphRun): number {
  const { x, sizePt, glyphs } = run;
  const labelled = labelGlyphs(run);
  const label = labelled.reduce((sum, { advanceEm }) => sum + advanceEm, 0);
  const icon = run.icon === undefined || run.hasLabelAfter ? 0 : (glyphs[0]?.dxEm ?? 0);
  return x + (label + icon) * ptToMm(sizePt);
}
