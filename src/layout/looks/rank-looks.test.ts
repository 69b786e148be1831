import { describe, expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { withOfferedLook } from '#domain/look/choose-look.ts';
import { analysedSize } from '#print/logo/analysed-size.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { customerLogos } from '../../../tools/print/customers/customer-logos.ts';
import { customerTexts } from '../../../tools/print/customers/customer-texts.ts';
import { hasLook } from '../look-layout.ts';
import { expectedFit, isLogoPrintedWell, isPerfectFit, type LookFit } from './look-fit.ts';
import { measureFit } from './measure-fit.ts';
import { bestForLogo, candidatesForLogo, rankLooks } from './rank-looks.ts';

const fonts = fontsFromDisk();

type LogoName = keyof typeof customerLogos;
const logoOf = (name: LogoName) => analysedSize(new TextEncoder().encode(customerLogos[name].svg));
const content = customerTexts.seven;

function measured(look: Parameters<typeof withOfferedLook>[1], name: LogoName): LookFit {
  const card = withOfferedLook(applyPatch(newCard, { content }), look);
  if (!hasLook(card)) throw new Error('A card in a look');
  return measureFit(card, { fonts, logo: logoOf(name) });
}

const perfect: LookFit = { logo: 'own', logoSize: 1, step: 0, findings: 0 };
const fitsWith = (changed: Partial<Record<LookId, Partial<LookFit>>>) =>
  new Map(lookIds.map((id) => [id, { ...perfect, ...changed[id] }]));

describe('looks are ranked', () => {
  const owned = { content, logo: logoOf('wordmark') };
  const first = rankLooks(owned, fitsWith({})).slice(0, 5);

  test('all of them, each once and the same each time', () => {
    expect(rankLooks(owned).toSorted()).toEqual(lookIds.toSorted());
    expect(rankLooks(owned)).toEqual(rankLooks(owned));
  });

  test.each<[string, Partial<LookFit>]>([
    ['on the back', { logo: null, logoSize: 0 }],
    ['on a plate', { logo: 'plate' }],
    ['in one colour', { logo: 'oneColour' }],
    ['much smaller than aimed', { logoSize: 0.5 }],
    ['beside a graphic that gave way', { step: 5 }],
    ['beside texts that cannot be read', { findings: 2 }],
  ])('a look with the logo %s comes later', (_, worse) => {
    const [best = 'ridge'] = first;
    expect(rankLooks(owned, fitsWith({ [best]: worse })).indexOf(best)).toBeGreaterThan(0);
  });

  test('without a logo by the texts alone', () => {
    const baker = { companyName: 'Pekáreň Kvások', fullName: 'Jana Malá', position: 'pekárka' };
    expect(rankLooks({ content: baker, logo: null })[0]).toBe('awning');
  });

  test('by the colours of the logo before any is laid out', () => {
    const white = rankLooks({ content: {}, logo: logoOf('white') }).slice(0, 6);
    const drawn = white.map((id) => expectedFit(currentLook(id), logoOf('white')).logo);
    expect(drawn).toEqual(Array(6).fill('own'));
  });
});

describe('what is expected before the layout is what is laid out', () => {
  test.each<[LogoName]>([['wordmark'], ['white']])('with the logo %s', (name) => {
    for (const id of lookIds) {
      const look = currentLook(id);
      expect([id, measured(look, name).logo]).toEqual([id, expectedFit(look, logoOf(name)).logo]);
    }
  });
});

test('a small logo and one that is on the back are not printed well', () => {
  expect(isLogoPrintedWell(perfect)).toBe(true);
  expect(isLogoPrintedWell({ ...perfect, logo: 'oneColour' })).toBe(true);
  expect(isLogoPrintedWell({ ...perfect, logoSize: 0.4 })).toBe(false);
  expect(isLogoPrintedWell({ ...perfect, logo: null, logoSize: 0 })).toBe(false);
});

describe('three looks for a logo', () => {
  test.each<LogoName>(['wordmark', 'crest', 'white'])(
    'print the %s in its own colours and at its size',
    (name) => {
      const candidates = candidatesForLogo({ content, logo: logoOf(name) });
      expect(new Set(candidates.map(({ id }) => id)).size).toBe(9);
      const fits = candidates.map((look) => ({ look, fit: measured(look, name) }));
      const three = bestForLogo(fits, 3);
      expect(three.map(({ fit }) => fit)).toSatisfy((all: LookFit[]) => all.every(isPerfectFit));
    },
  );

  test('are the best of the others where few are perfect', () => {
    const fits = [
      { id: 1, fit: { ...perfect, logo: 'plate' as const } },
      { id: 2, fit: { ...perfect, step: 1 } },
      { id: 3, fit: perfect },
      { id: 4, fit: { ...perfect, logo: null } },
    ];
    expect(bestForLogo(fits, 3).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
