import type { Card } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround } from '../../boxes.ts';
import type { Guides, Size } from '../../guides.ts';
import { placedLogo } from '../../logo/logo-on-ground.ts';
import type { LogoSize, SceneItem } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import type { ChosenLook } from '../find-look.ts';
import { opticalSize } from './logo-measure.ts';
import { plateShape, plateSize } from './logo-plate.ts';
import { drawnOn } from './logo-version-in-look.ts';

type BackPage = { card: Card; look: ChosenLook; ground: string; guides: Guides };

/** A logo that is alone on a back is as much larger than on a front. */
const alone = Math.sqrt(1.6);

/** From a logo to a text below it, in mm. */
const aboveText = 5;

/** A logo with the plate that it needs, its middle at a point. */
function logoAt(
  { look }: BackPage,
  { file, version }: ReturnType<typeof drawnOn>,
  size: Size,
  { x, y }: { x: number; y: number },
): SceneItem[] {
  const placed = placedLogo(file, { ...size, x: x - size.width / 2, y: y - size.height / 2 }, { version });
  if (version.kind !== 'plate') return [placed];
  const { shape } = logoSeats[look.id];
  const plate = plateSize(size, shape);
  const box = { ...plate, x: x - plate.width / 2, y: y - plate.height / 2 };
  return [plateShape(box, shape, version.colour), placed];
}

function drawnOnPage({ card, look, ground }: BackPage, logo: LogoSize) {
  return drawnOn(ground, look.palette, logo, resolveCard(card).logo.version);
}

/** A logo in the middle of a back, in the place of its word. */
export function logoInPlaceOfWord(page: BackPage, logo: LogoSize): SceneItem[] {
  const { cut } = page.guides;
  const drawn = drawnOnPage(page, logo);
  const middle = { x: cut.width / 2, y: cut.height / 2 };
  return logoAt(page, drawn, opticalSize(drawn.file, cut, alone), middle);
}

/** The items of a back with a text, with the logo above it on its axis; as they are where both have no room. */
export function withLogoAboveText(
  page: BackPage,
  items: readonly SceneItem[],
  logo: LogoSize,
): readonly SceneItem[] {
  const runs = items.filter((item) => item.kind === 'text');
  const text = boxAround(runs.map(textBox));
  const { cut, safe } = page.guides;
  if (!text) return items;
  const drawn = drawnOnPage(page, logo);
  for (const share of [1, 0.86, 0.72]) {
    const size = opticalSize(drawn.file, cut, share);
    const height = size.height + aboveText + text.height;
    if (height > safe.height - 4) continue;
    const top = (cut.height - height) / 2;
    const down = top + size.height + aboveText - text.y;
    const moved = items.map((item) => (item.kind === 'text' ? { ...item, y: item.y + down } : item));
    return [...logoAt(page, drawn, size, { x: text.x + text.width / 2, y: top + size.height / 2 }), ...moved];
  }
  return items;
}
