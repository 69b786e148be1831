import type { Adjustments, Move } from '#domain/card/adjustments.ts';
import type { LogoOffset } from '#domain/card/logo-offset.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import type { LayoutFonts } from '../look-layout.ts';
import { logoPlateId, type Scene } from '../scene.ts';
import { areApart } from './clearance.ts';
import { type Arranging, type Front, type FrontSetting, surroundingsIn } from './front.ts';
import { moveParts, subjectOf, type WishedMove } from './move-parts.ts';
import { noShift, type Part, partsOf, shiftItem } from './parts.ts';
import { placeCode } from './place-code.ts';
import { placeLogo } from './place-logo.ts';
import { turnBlock } from './turn-block.ts';

/** The front with its logo, its code and its blocks where a card wants them. */
export function arrangeFront(
  front: Front,
  { adjustments, offset }: { adjustments: Adjustments; offset: LogoOffset },
  setting: FrontSetting,
): Scene {
  const { logo, code } = adjustments;
  let state: Arranging = { front, added: new Set(), missed: front.scene.missed ?? [] };
  if (logo?.place && setting.logo) state = placeLogo(state, logo.place, setting.logo, setting);
  if (code) state = placeCode(state, code, setting);
  state = withTurnedBlocks(state, adjustments, setting);
  state = withMoves(state, adjustments, offset, setting);
  const scene = redrawn(state.front, setting.fonts);
  return state.missed.length > 0 ? { ...scene, missed: state.missed } : scene;
}

function withTurnedBlocks(
  state: Arranging,
  { blocks = {} }: Adjustments,
  { fonts }: FrontSetting,
): Arranging {
  let { front, missed } = state;
  for (const block of textBlocks) {
    const align = blocks[block]?.align;
    if (!align) continue;
    const around = surroundingsIn(front);
    const scene = turnBlock(front.scene, block, align, { fonts, around });
    const part = partsOf(scene, fonts).find(({ name }) => name === block);
    if (!part || staysApart(part, scene, front.scene, fonts)) front = { ...front, scene };
    else {
      const of = subjectOf(scene, part);
      missed = [...missed, { wish: 'align', of, needed: 0, measured: 0 }];
    }
  }
  return { ...state, front, missed };
}

/** Whether a part that has turned overlaps nothing that it did not overlap before. */
function staysApart(part: Part, scene: Scene, before: Scene, fonts: LayoutFonts): boolean {
  const unturned = partsOf(before, fonts).find(({ name }) => name === part.name);
  return partsOf(scene, fonts).every(
    (other) =>
      other.name === part.name ||
      areApart(part, other, 2, noShift, noShift) ||
      (unturned !== undefined && !areApart(unturned, other, 2, noShift, noShift)),
  );
}

function withMoves(
  state: Arranging,
  { blocks = {}, logo, code }: Adjustments,
  offset: LogoOffset,
  { fonts }: FrontSetting,
): Arranging {
  const wishes: WishedMove[] = [];
  const wish = (name: Part['name'], { dx = 0, dy = 0 }: Move = {}) => {
    if (dx !== 0 || dy !== 0) wishes.push({ name, by: { x: dx, y: dy } });
  };
  const isPlaced = state.added.has('logo');
  const isMovedByHand = logo?.dx !== undefined || logo?.dy !== undefined;
  const move = { dx: offset.leftMm, dy: offset.topMm };
  if (isPlaced || isMovedByHand) wish('logo', move);
  wish('code', code);
  for (const block of textBlocks) wish(block, blocks[block]);
  if (wishes.length === 0) return state;
  // The layout has moved its logo already.
  const start = !isPlaced && isMovedByHand ? withoutMove(state.front, move) : state.front;
  const around = surroundingsIn(start);
  const { scene, missed } = moveParts(start.scene, wishes, { fonts, around, added: state.added });
  return { ...state, front: { ...start, scene }, missed: [...state.missed, ...missed] };
}

function withoutMove(front: Front, { dx, dy }: { dx: number; dy: number }): Front {
  const items = front.scene.items.map((item) =>
    item.id === 'logo' || item.id === logoPlateId ? shiftItem(item, { x: -dx, y: -dy }) : item,
  );
  return { ...front, scene: { ...front.scene, items } };
}

/** The front with the graphics that give way drawn around all else. */
function redrawn({ redraw, scene }: Front, fonts: LayoutFonts): Scene {
  if (!redraw) return scene;
  const boxes = partsOf(scene, fonts).flatMap(({ kind, boxes: own }) => (kind === 'rule' ? [] : own));
  const at = scene.items.findIndex(({ id }) => redraw.isAround(id));
  const kept = scene.items.filter(({ id }) => !redraw.isAround(id));
  const index =
    at < 0 ? kept.findLastIndex(({ id }) => id.startsWith('graphic-') || id === 'background') + 1 : at;
  return { ...scene, items: [...kept.slice(0, index), ...redraw.draw(boxes), ...kept.slice(index)] };
}
