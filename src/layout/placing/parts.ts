import type { TextBlock } from '#domain/card/shared-sizes.ts';
import { inkBox, ruleBox } from '../blocks/text-box.ts';
import { boxAround, growBox } from '../boxes.ts';
import { mapPath } from '../graphics/path.ts';
import { shapeBox } from '../graphics/shape-geometry.ts';
import type { Box } from '../guides.ts';
import { printLimits } from '../limits/print-limits.ts';
import { drawnBox } from '../logo/logo-box.ts';
import type { LayoutFonts } from '../look-layout.ts';
import { codePlateId, logoPlateId, type PlacedQr, type Scene, type SceneItem } from '../scene.ts';

/** How far something is from where it was, in mm. */
export type Shift = { x: number; y: number };

export const noShift: Shift = { x: 0, y: 0 };

/** What is moved as a whole: a block of lines, the logo or the code with its plate, or a rule. */
export type Part = {
  name: TextBlock | 'logo' | 'code' | `rule ${string}`;
  kind: 'texts' | 'logo' | 'code' | 'rule';
  /** What it covers: each line of a block. */
  boxes: readonly Box[];
  ids: readonly string[];
  /** A rule is moved across its direction. */
  direction?: 'horizontal' | 'vertical';
};

/** The parts of a side, the blocks in their order. */
export function partsOf({ items }: Scene, fonts: LayoutFonts): Part[] {
  const blocks = new Map<TextBlock, SceneItem[]>();
  const parts: Part[] = [];
  for (const item of items) {
    if (item.kind === 'text' && item.block) blocks.set(item.block, [...(blocks.get(item.block) ?? []), item]);
    if (item.kind === 'logo') parts.push(logoPart(items, drawnBox(item), item.id));
    if (item.kind === 'qr') parts.push(codePart(items, item));
    if (item.kind === 'rule') {
      const { id, direction } = item;
      parts.push({ name: `rule ${id}`, kind: 'rule', boxes: [ruleBox(item)], ids: [id], direction });
    }
  }
  for (const [name, lines] of blocks) {
    parts.push({
      name,
      kind: 'texts',
      boxes: lines.flatMap((line) => (line.kind === 'text' ? [inkBox(line, fonts)] : [])),
      ids: lines.map(({ id }) => id),
    });
  }
  return parts;
}

function logoPart(items: readonly SceneItem[], box: Box, id: string): Part {
  const plate = plateBox(items, logoPlateId);
  return { name: 'logo', kind: 'logo', boxes: [plate ?? box], ids: [id, ...(plate ? [logoPlateId] : [])] };
}

function codePart(items: readonly SceneItem[], code: PlacedQr): Part {
  const plate = plateBox(items, codePlateId);
  const boxes = [boxAround([quietBox(code), ...(plate ? [plate] : [])]) ?? code.box];
  return { name: 'code', kind: 'code', boxes, ids: [code.id, ...(plate ? [codePlateId] : [])] };
}

/** A code with its quiet zone. */
function quietBox({ box, moduleMm }: Pick<PlacedQr, 'box' | 'moduleMm'>): Box {
  return growBox(box, printLimits.qrQuietModules.needed * moduleMm);
}

function plateBox(items: readonly SceneItem[], id: string): Box | null {
  const plate = items.find((item) => item.id === id);
  return plate?.kind === 'shape' ? shapeBox(plate) : null;
}

/** A box after a shift. */
export function shifted(box: Box, { x, y }: Shift): Box {
  return { ...box, x: box.x + x, y: box.y + y };
}

/** The items with some parts moved. */
export function withShifts(
  items: readonly SceneItem[],
  parts: readonly Part[],
  shifts: ReadonlyMap<Part['name'], Shift>,
): SceneItem[] {
  const byId = new Map<string, Shift>();
  for (const { name, ids } of parts) {
    const shift = shifts.get(name);
    if (shift && (shift.x !== 0 || shift.y !== 0)) for (const id of ids) byId.set(id, shift);
  }
  return items.map((item) => {
    const shift = byId.get(item.id);
    return shift ? shiftItem(item, shift) : item;
  });
}

/** An item after a shift. */
export function shiftItem(item: SceneItem, shift: Shift): SceneItem {
  const { x, y } = shift;
  switch (item.kind) {
    case 'text':
    case 'rule':
      return { ...item, x: item.x + x, y: item.y + y };
    case 'logo':
      return { ...item, image: shifted(item.image, shift) };
    case 'shape':
      return { ...item, path: mapPath(item.path, (px, py) => [px + x, py + y]) };
    case 'qr':
      return {
        ...item,
        box: shifted(item.box, shift),
        outlines: item.outlines.map((outline) => outline.map(([px, py]) => [px + x, py + y] as const)),
      };
    case 'fill':
      return { ...item, box: shifted(item.box, shift) };
    case 'picture':
      return { ...item, box: shifted(item.box, shift), image: shifted(item.image, shift) };
  }
}
