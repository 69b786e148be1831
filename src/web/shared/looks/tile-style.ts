import type { Size } from '#layout/guides.ts';

/** The width of a tile by its height. */
const tileRatio = 1.6;

/** The width of a card in a tile, as a share of the tile's: as large as fits. */
export function shareOfTile({ width, height }: Size): { tile: number; phone: number } {
  const ratio = width / height;
  return {
    tile: Math.min(0.86, (0.78 * ratio) / tileRatio),
    phone: Math.min(1, 0.5 + 0.28 * ratio),
  };
}

/** The custom properties of the element around a card in a tile. */
export function tileStyle(size: Size): Readonly<Record<'--tile' | '--phone', string>> {
  const { tile, phone } = shareOfTile(size);
  return { '--tile': `${100 * tile}%`, '--phone': `${100 * phone}%` };
}
