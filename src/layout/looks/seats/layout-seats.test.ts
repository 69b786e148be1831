import { describe, expect, test } from 'vitest';
import { applyPatch, type Card, type CardContent, emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { type FormatId, formatIds } from '#domain/card/formats.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { fontsFromDisk } from '../../../../tools/build/card-faces.ts';
import { customerTexts } from '../../../../tools/print/customers/customer-texts.ts';
import { overlap } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { clipBox, growBox } from '../../boxes.ts';
import { graphicNearText } from '../../check/graphic-rules.ts';
import { everythingPrinted } from '../../check/whole-card-rules.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { shapeBox } from '../../graphics/shape-geometry.ts';
import type { Box } from '../../guides.ts';
import { layoutSides } from '../../layout-sides.ts';
import type { CardWithLook } from '../../look-layout.ts';
import { type GlyphRun, type LogoSize, type Scene, type SceneItem, shapeColour } from '../../scene.ts';
import { lookOf } from '../data/released-looks.ts';
import { cardInitials } from '../initials.ts';
import { layoutLook } from '../layout-look.ts';
import { airAround, logoScale } from './logo-measure.ts';

const fonts = fontsFromDisk();

const logos = {
  wordmark: { width: 960, height: 200 },
  crest: { width: 600, height: 600 },
  emblem: { width: 400, height: 600 },
  white: { width: 900, height: 200 },
} satisfies Record<string, LogoSize>;
type LogoName = keyof typeof logos;

const texts: Readonly<Record<string, CardContent>> = customerTexts;
const backs: Readonly<Record<string, CardBack | null>> = {
  look: { kind: 'look' },
  logo: { kind: 'logo' },
  text: { kind: 'text', message: { text: 'Objednajte sa na +421 918 555 010' } },
  card: { kind: 'card', content: { companyName: 'Nordim Project', fullName: 'Eva Mareková' } },
  none: null,
};

type Sample = { id: LookId; logo: LogoName; text: string; back: string; format: FormatId | undefined };

function cardOf({ id, text, back, format }: Sample): CardWithLook {
  const { shape } = lookOf(id);
  const card = applyPatch(emptyCard, {
    content: texts[text] ?? {},
    ...(format && { format }),
    ...(!format && shape === 'square' && { format: { widthMm: 60, heightMm: 60 } }),
    ...(shape === 'upright' && { orientation: 'portrait' }),
    back: backs[back] ?? null,
  });
  return { ...card, style: { ...card.style, look: { id, version: 3 } } };
}

/** Every look with every logo, text and back; each `step`th of them, in the look's own format and others in turn. */
function samples(step: number): Sample[] {
  const formats = [undefined, ...formatIds];
  const all = lookIds.flatMap((id) =>
    (Object.keys(logos) as LogoName[]).flatMap((logo) =>
      Object.keys(texts).flatMap((text) => Object.keys(backs).map((back) => ({ id, logo, text, back }))),
    ),
  );
  return all
    .filter((_, index) => index % step === 0)
    .map((sample, index) => ({ ...sample, format: formats[index % formats.length] }));
}

const whole = process.env.WHOLE_SEATS !== undefined;
const chosen = samples(whole ? 1 : 37);

const isLogo = (item: SceneItem) => item.kind === 'logo';
const nameOf = ({ id, logo, text, back, format }: Sample) =>
  `${id} ${logo} ${text} ${back} ${format ?? 'own'}`;

type Laid = { sample: Sample; card: Card; sides: Scene[]; isSeated: boolean };
const laid = chosen.map((sample): Laid => {
  const card = cardOf(sample);
  const logo = logos[sample.logo];
  const { isSeated = false } = layoutLook({ card, fonts, logo });
  return { sample, card, sides: layoutSides(card, fonts, logo), isSeated };
});
const seated = laid.filter(({ isSeated }) => isSeated);

/** The share of fronts that keep a rule, with up to eleven lines and with more, and the others by name. */
function sharesOf(isKept: (front: Scene, laid: Laid) => boolean) {
  const broken = seated.filter((one) => one.sides[0] && !isKept(one.sides[0], one));
  const share = (isFull: boolean) => {
    const of = (list: readonly Laid[]) =>
      list.filter(({ sample }) => (sample.text === 'thirteen') === isFull).length;
    return 1 - of(broken) / Math.max(1, of(seated));
  };
  return { usual: share(false), full: share(true), broken: broken.map(({ sample }) => nameOf(sample)) };
}

/** Looks whose hero is the logo have a larger one, and may have company and subtitle on the back. */
const isHero = ({ sample: { id } }: Laid) => lookOf(id).front.hero !== undefined;

const runsOf = ({ items }: Scene) => items.filter((item): item is GlyphRun => item.kind === 'text');
const logoOf = ({ items }: Scene): Box | undefined => items.find((item) => item.kind === 'logo')?.image;

describe('a card with a logo in a look with seats', { timeout: whole ? 3_600_000 : 120_000 }, () => {
  test('prints the logo on a side, or has a problem that names it (rule 19)', () => {
    const silent = laid.filter(({ card, sides }) => {
      if (sides.some(({ items }) => items.some(isLogo))) return false;
      const { findings } = everythingPrinted({ card, scenes: sides, hasLogo: true }, 'front');
      return !findings.some(({ code, level }) => code === 'LOGO_NOT_PRINTED' && level === 'problem');
    });
    expect(silent.map(({ sample }) => nameOf(sample))).toEqual([]);
  });

  test('prints it wherever the back has a place for it', () => {
    const lost = laid.filter(
      ({ sample, sides }) =>
        ['logo', 'text', 'card'].includes(sample.back) && !sides.some(({ items }) => items.some(isLogo)),
    );
    expect(lost.map(({ sample }) => nameOf(sample))).toEqual([]);
  });

  test('has its front around the logo on most cards', () => {
    expect(seated.length / laid.length).toBeGreaterThan(whole ? 0.8 : 0.75);
  });

  test('prints every line of the front', () => {
    const without = seated.filter((one) => {
      const { card, sides } = one;
      const shown = isHero(one) && card.back?.kind === 'look' ? sides : sides.slice(0, 1);
      const printed = new Set(shown.flatMap(runsOf).map(({ field }) => field));
      return Object.keys(card.content).some((field) => !printed.has(field as never));
    });
    expect(without.map(({ sample }) => nameOf(sample))).toEqual([]);
  });

  test('has a logo of the optical size (rule 20)', () => {
    const { usual, full, broken } = sharesOf((front, one) => {
      if (isHero(one)) return true;
      const { width = 0, height = 0 } = logoOf(front) ?? {};
      const area = (width * height) / logoScale(front.cut) ** 2;
      return area >= 58 && area <= 146;
    });
    expect(usual, broken.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(full, broken.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('has the logo on an axis (rule 23)', () => {
    const { usual, full, broken } = sharesOf((front) => {
      const logo = logoOf(front);
      return logo !== undefined && isOnAxis(logo, front);
    });
    expect(usual, broken.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(full, broken.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('has air around the logo (rule 21)', () => {
    const { usual, full, broken } = sharesOf((front) => {
      const logo = logoOf(front);
      if (!logo) return false;
      const near = growBox(logo, airAround(logo, front.cut) - 0.3);
      return !runsOf(front).some((run) => overlap(textBox(run), near));
    });
    expect(usual, broken.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(full, broken.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('has small lines in groups of five at most, and keeps the parts of an address whole (rule 29)', () => {
    const { usual, full, broken } = sharesOf((front) => groupsOf(front).every((lines) => lines <= 5));
    expect(usual, broken.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(full, broken.join('\n')).toBeGreaterThanOrEqual(0.9);
    const split = seated.filter(({ sides }) =>
      runsOf(sides[0] as Scene).some(
        ({ field, line }) => line > 0 && (field === 'street' || field === 'city'),
      ),
    );
    expect(split.map(({ sample }) => nameOf(sample))).toEqual([]);
  });

  test('keeps a graphic, never a stripe (rule 30)', () => {
    const { usual, full, broken } = sharesOf((front, { sample: { id } }) => {
      const { graphics, picture } = lookOf(id).front;
      return (
        graphics.length === 0 || picture !== undefined || front.items.some(({ kind }) => kind === 'shape')
      );
    });
    expect(usual, broken.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(full, broken.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('has no texts that overlap', () => {
    const touching = seated.filter(({ sides }) => {
      const boxes = runsOf(sides[0] as Scene).map((run) => growBox(textBox(run), -0.05, -0.3));
      return boxes.some((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)));
    });
    expect(touching.map(({ sample }) => nameOf(sample))).toEqual([]);
  });
});

/** Whether the left, the middle or the right of a logo is that of a line, or its middle that of its place or of the card. */
function isOnAxis(logo: Box, { items, guides: { cut } }: Scene): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= 0.3;
  const ends = ({ x, width }: Pick<Box, 'x' | 'width'>) => [x, x + width / 2, x + width] as const;
  const [left, middle, right] = ends(logo);
  const shapes = items.flatMap((item) => (item.kind === 'shape' ? (shapeBox(item) ?? []) : []));
  const places = shapes.flatMap((shape) => {
    const box = clipBox(shape, cut);
    // A picture is beside the plate of the lines.
    const after = { x: box.x + box.width, width: cut.width - box.x - box.width };
    return [box, after];
  });
  const lines = items.filter((item) => item.kind === 'text').map(ends);
  return (
    lines.some(([from, half, to]) => near(left, from) || near(middle, half) || near(right, to)) ||
    [cut, ...places].some((place) => near(middle, ends(place)[1]))
  );
}

/** The lines of data that follow one another, by their column. */
function groupsOf(front: Scene): number[] {
  const data = runsOf(front).filter(
    ({ field }) => field && !['fullName', 'position', 'department'].includes(field),
  );
  const columns = new Map<string, GlyphRun[]>();
  for (const run of data) {
    const isRight = run.x + run.width > front.cut.width - 8 && run.x > front.cut.width / 3;
    const column = run.field === 'website' ? 'website' : isRight ? 'right' : 'left';
    columns.set(column, [...(columns.get(column) ?? []), run]);
  }
  return [...columns.values()].flatMap((runs) => {
    const lines = [...new Set(runs.map(({ y }) => Math.round(y * 100) / 100))].sort((a, b) => a - b);
    const steps = lines.slice(1).map((y, index) => y - (lines[index] ?? y));
    const least = Math.min(...steps);
    const groups = [1];
    for (const step of steps) {
      if (step > 1.3 * least) groups.push(1);
      else groups.push((groups.pop() ?? 0) + 1);
    }
    return groups;
  });
}

test.each(['big-initial', 'lens'] as const)('the letter of %s is a texture beside a logo (rule 24)', (id) => {
  const card = cardOf({ id, logo: 'wordmark', text: 'eleven', back: 'none', format: undefined });
  const { scene, isSeated } = layoutLook({ card, fonts, logo: logos.wordmark });
  const letters = scene.items.filter((item) => item.kind === 'shape').filter(({ isTexture }) => isTexture);
  const ground = scene.items.find((item) => item.kind === 'fill');
  expect(isSeated).toBe(true);
  expect(letters).toHaveLength(1);
  for (const letter of letters) {
    const contrast = contrastRatio(shapeColour(letter), ground?.colour ?? '');
    expect(contrast).toBeGreaterThan(1.06);
    expect(contrast).toBeLessThan(1.35);
  }
  expect(graphicNearText(scene).findings).toEqual([]);
});

test('a logo is in the arch of Vineyard, below the texts', () => {
  const card = cardOf({ id: 'vineyard', logo: 'crest', text: 'eleven', back: 'none', format: undefined });
  const { scene } = layoutLook({ card, fonts, logo: logos.crest });
  const lowest = Math.max(...runsOf(scene).map(({ y }) => y));
  expect(logoOf(scene)?.y).toBeGreaterThan(lowest);
});

test('two columns of data are apart on each line, and their last lines share a baseline', () => {
  const card = cardOf({ id: 'cubes', logo: 'wordmark', text: 'eleven', back: 'none', format: undefined });
  const { scene } = layoutLook({ card, fonts, logo: logos.wordmark });
  const at = (field: string) => runsOf(scene).find((run) => run.field === field);
  const [email, city, page, number] = [at('email'), at('city'), at('url'), at('free1')];
  expect(page?.y).toBeCloseTo(number?.y ?? 0, 3);
  expect(email?.y).toBeCloseTo(city?.y ?? 0, 3);
  expect((city?.x ?? 0) - (email?.x ?? 0) - (email?.width ?? 0)).toBeGreaterThanOrEqual(3.99);
});

test('a logo size that a person has set is kept', () => {
  for (const id of ['ridge', 'echo', 'register'] as const) {
    const sample = { id, logo: 'crest', text: 'three', back: 'look', format: undefined } as const;
    const card = cardOf(sample);
    const set = { ...card, style: { ...card.style, logo: { sizeMm: 14 } } };
    const [front] = layoutSides(set, fonts, logos.crest);
    expect(front && logoOf(front)?.height, id).toBeCloseTo(14);
  }
});

test('former versions are laid out as before', () => {
  const sample = { id: 'echo', logo: 'crest', text: 'seven', back: 'look', format: undefined } as const;
  const card = cardOf(sample);
  const former: CardWithLook = { ...card, style: { ...card.style, look: { id: 'echo', version: 1 } } };
  expect(layoutLook({ card: former, fonts, logo: logos.crest }).isSeated).toBeUndefined();
  expect(layoutLook({ card: former, fonts }).scene).toEqual(layoutLook({ card, fonts }).scene);
});

describe('a card without a logo', { timeout: whole ? 600_000 : 60_000 }, () => {
  const ids = lookIds.filter((_, index) => whole || index % 5 === 0);
  const without = (id: LookId, text: string) =>
    cardOf({ id, logo: 'wordmark', text, back: 'none', format: undefined });

  test('is laid out as before where it has few lines', () => {
    for (const id of ids.filter((one) => lookOf(one).front.hero === undefined)) {
      const card = without(id, 'seven');
      const former: CardWithLook = { ...card, style: { ...card.style, look: { id, version: 2 } } };
      const laid = ({ redraw: _, ...others }: ReturnType<typeof layoutLook>) => others;
      expect(laid(layoutLook({ card, fonts })), id).toEqual(laid(layoutLook({ card: former, fonts })));
    }
  });

  test('has full texts in groups, all of them, and keeps its graphic', () => {
    const composed = ids.flatMap((id) =>
      ['eleven', 'thirteen'].flatMap((text) => {
        const card = without(id, text);
        const { scene, isSeated } = layoutLook({ card, fonts });
        return isSeated ? [{ id, card, scene }] : [];
      }),
    );
    expect(composed.length).toBeGreaterThan(1.2 * ids.length);
    for (const { id, card, scene } of composed) {
      const runs = runsOf(scene);
      const printed = new Set<string | null>(runs.map(({ field }) => field));
      expect(
        Object.keys(card.content).filter((field) => !printed.has(field)),
        id,
      ).toEqual([]);
      expect(Math.max(...groupsOf(scene)), id).toBeLessThanOrEqual(6);
      expect(
        runs.filter(({ field, line }) => line > 0 && (field === 'street' || field === 'city')),
        id,
      ).toEqual([]);
      const { graphics } = lookOf(id).front;
      expect(graphics.length === 0 || scene.items.some(({ kind }) => kind === 'shape'), id).toBe(true);
    }
  });
});

test.each([
  ['MUDr. Hronská, s. r. o.', 'H'],
  ['The Lumen Company', 'L'],
  ['Whitcombe & Hale GmbH', 'W&H'],
  ['Orivan Projekt, spol. s r. o.', 'O'],
])('the initials of %s come from the name', (companyName, letters) => {
  const card = applyPatch(emptyCard, { content: { companyName } });
  const style = { ...card.style, look: { id: 'lens', version: 3 } } as const;
  expect(cardInitials({ ...card, style })).toBe(letters);
});
