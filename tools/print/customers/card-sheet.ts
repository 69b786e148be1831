import type { Scene } from '#layout/scene.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { drawScene } from '../draw-scene.ts';

/** A card to look at: its sides, each with the drawing of its logo. */
export type SheetCard = { sides: { scene: Scene; logo: string | undefined }[] };

/** Between cards, in mm. */
const gap = 3;

/** Cards in rows, each with its sides beside one another. */
export function sheetOf(
  cards: readonly SheetCard[],
  across: number,
  fonts: Fonts,
): { svg: string; width: number } {
  const widthOf = ({ sides }: SheetCard) => sides.reduce((sum, { scene }) => sum + scene.cut.width + 1, 0);
  const column = Math.max(...cards.map(widthOf)) + gap;
  const rows = Array.from({ length: Math.ceil(cards.length / across) }, (_, row) =>
    cards.slice(row * across, (row + 1) * across),
  );
  let y = gap;
  const drawn = rows.flatMap((row) => {
    const sides = row.flatMap((card, index) => {
      let x = gap + index * column;
      return card.sides.map(({ scene, logo }) => {
        const side = drawScene(scene, fonts, { x, y, logo });
        x += scene.cut.width + 1;
        return side;
      });
    });
    y += Math.max(...row.flatMap((card) => card.sides.map(({ scene }) => scene.cut.height))) + gap;
    return sides;
  });
  const width = Math.min(across, cards.length) * column + gap;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}"><rect width="100%" height="100%" fill="#b9b2a6"/>${drawn.join('')}</svg>`,
    width,
  };
}
