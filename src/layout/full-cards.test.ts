import { describe, expect, test } from 'vitest';
import { layouts, newCard, orientations } from '#domain/card/card.ts';
import { cardOf, type FlatCard, flatOf } from '#domain/card/flat-card.ts';
import { type FontName, standardFonts } from '#domain/card/fonts.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import * as long from '../../tools/print/samples/long-texts.ts';
import { isInside, overlap } from './blocks/collisions.ts';
import { textBox } from './blocks/text-box.ts';
import type { Box, Size } from './guides.ts';
import { layoutCard } from './layout-card.ts';
import { suggestedLogoSize } from './layouts/plan-of.ts';
import type { Scene } from './scene.ts';

const fonts = fontsFromDisk();
/** `npm run test:full -- layouts` lays out 2,000. */
const cards = Number(process.env.LONG_CARDS ?? 75);
const logos: readonly (Size | undefined)[] = [
  undefined,
  { width: 600, height: 600 },
  { width: 900, height: 300 },
  { width: 300, height: 600 },
];

/** A seeded generator: a failing card fails again. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function someCard(next: (below: number) => number): { texts: FlatCard; logo: Size | undefined } {
  const oneOf = <Item>(items: readonly Item[], other: Item): Item => items[next(items.length)] ?? other;
  const [companyNameFont, nameFont, dataFont] = [0, 1, 2].map(() => oneOf<FontName>(standardFonts, 'Inter'));
  return {
    texts: {
      companyName: oneOf(long.companies, ''),
      website: oneOf(long.websites, ''),
      fullName: oneOf(long.names, ''),
      position: oneOf(long.positions, ''),
      phone: oneOf(long.phones, ''),
      email: oneOf(long.emails, ''),
      url: oneOf(long.urls, ''),
      companyNameFont,
      nameFont,
      websiteFont: dataFont,
      positionFont: dataFont,
      phoneFont: dataFont,
      emailFont: dataFont,
      urlFont: dataFont,
    },
    logo: oneOf(logos, undefined),
  };
}

function textBoxesOf({ items }: Scene): Box[] {
  return items.filter((item) => item.kind === 'text').map(textBox);
}

/** Texts that overlap one another or the logo, or cross the safe margin. */
function countFaults(scene: Scene): number {
  const boxes = textBoxesOf(scene);
  const logo = scene.items.find((item) => item.kind === 'logo')?.image;
  return boxes.filter(
    (box, index) =>
      boxes.slice(index + 1).some((other) => overlap(box, other)) ||
      (logo && overlap(box, logo)) ||
      !isInside(box, scene.guides.safe),
  ).length;
}

/** The share of the available area that texts take. */
function filledShare(scene: Scene): number {
  const { safe } = scene.guides;
  const area = textBoxesOf(scene).reduce((sum, { width, height }) => sum + width * height, 0);
  return area / (safe.width * safe.height);
}

describe.each(layouts)('%s with long texts', (layout) => {
  test.each(orientations)(
    '%s: no text touches another, the logo or the safe margin',
    { timeout: 120_000 + cards * 60 },
    (orientation) => {
      const next = numbersFrom(20_261_115);
      const logoSize = suggestedLogoSize(cardOf({ layout, orientation }));
      const faulty: unknown[] = [];
      for (let card = 0; card < cards; card++) {
        const { texts, logo } = someCard(next);
        const design = { ...flatOf(newCard), ...texts, layout, orientation, logoSize };
        const scene = layoutCard(cardOf(design), fonts, logo);
        // A fuller card may fail; the print check reports it.
        if (filledShare(scene) < 0.6 && countFaults(scene) > 0) faulty.push({ texts, logo });
      }
      expect(faulty).toEqual([]);
    },
  );
});
