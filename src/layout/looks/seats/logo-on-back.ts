import type { Card } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround } from '../../boxes.ts';
import type { Guides, Size } from '../../guides.ts';
import type { LogoSize, PlacedLogo, SceneItem } from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import type { ChosenLook } from '../find-look.ts';
import { opticalSize } from './logo-measure.ts';
import { plateShape, plateSize } from './logo-plate.ts';
import { versionOn } from './logo-version-in-look.ts';

type BackPage = { card: Card; look: ChosenLook; ground: string; guides: Guides };

/** A logo that is alone on a back is as much larger than on a front. */
const alone = Math.sqrt(1.6);

/** From a logo to a text below it, in mm. */
const aboveText = 5;

/** A logo with the plate that it needs, its middle at a point. */
function logoAt(
  { card, look, ground }: BackPage,
  logo: LogoSize,
  size: Size,
  { x, y }: { x: number; y: number },
): SceneItem[] {
  const version = versionOn(ground, look.palette, logo, resolveCard(card).logo.version);
  const placed: PlacedLogo = {
    id: 'logo',
    kind: 'logo',
    asset: 'logo',
    image: { ...size, x: x - size.width / 2, y: y - size.height / 2 },
    pixels: logo,
    ...(version.kind !== 'own' && { version }),
  };
  if (version.kind !== 'plate') return [placed];
  const { shape } = logoSeats[look.id];
  const plate = plateSize(size, shape);
  const box = { ...plate, x: x - plate.width / 2, y: y - plate.height / 2 };
  return [plateShape(box, shape, version.colour), placed];
}

/** A logo in the middle of a back, in the place of its word. */
export function logoInPlaceOfWord(page: BackPage, logo: LogoSize): SceneItem[] {
  const { cut } = page.guides;
  return logoAt(page, logo, opticalSize(logo, cut, alone), { x: cut.width / 2, y: cut.height / 2 });
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
  for (const share of [1, 0.86, 0.72]) {
    const size = opticalSize(logo, cut, share);
    const height = size.height + aboveText + text.height;
    if (height > safe.height - 4) continue;
    const top = (cut.height - height) / 2;
    const down = top + size.height + aboveText - text.y;
    const moved = items.map((item) => (item.kind === 'text' ? { ...item, y: item.y + down } : item));
    return [...logoAt(page, logo, size, { x: text.x + text.width / 2, y: top + size.height / 2 }), ...moved];
  }
  return items;
}
