import { expect, test } from 'vitest';
import { applyPatch, type Card, type CardContent, emptyCard } from '#domain/card/card.ts';
import { currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { checkPrint } from '../check/check-print.ts';
import { boxOfPath } from '../graphics/path.ts';
import { guidesOf } from '../guides.ts';
import { layoutSides } from '../layout-sides.ts';
import type { Scene } from '../scene.ts';
import { hasInitials } from './has-initials.ts';
import { initialsOf } from './initials.ts';

const fonts = fontsFromDisk();

const content: CardContent = {
  companyName: 'TatraTech, s. r. o.',
  website: 'Mapy a výpočty',
  fullName: 'Ing. Martina Kováčová',
  position: 'riaditeľka marketingu',
  phone: '+421 905 111 222',
  email: 'martina.kovacova@tatratech.example',
};

function cardIn(id: LookId, initials?: string): Card {
  const style = { look: currentLook(id), ...(initials !== undefined && { initials }) };
  return applyPatch(emptyCard, { content, style, back: { kind: 'look' } });
}

const shapesOf = (scenes: readonly Scene[]) =>
  scenes.map(({ items }) => items.flatMap((item) => (item.kind === 'shape' ? [item.path] : [])));

test('without typed ones, the initials are those of the company, of both names of a pair, or of the family name', () => {
  expect(initialsOf({ companyName: 'Ševčík' })).toBe('Š');
  expect(initialsOf({ companyName: 'Whitcombe & Hale' })).toBe('W&H');
  expect(initialsOf({ companyName: 'Pražírna a kavárna U Anny' })).toBe('P');
  expect(initialsOf({ fullName: 'JUDr. Mária Ďurišová, PhD.' })).toBe('Ď');
});

test.each(lookIds)(
  'typed initials are drawn in %s where it has letters, and change nothing where it has none',
  (id) => {
    const sides = layoutSides(cardIn(id, 'QX'), fonts);
    const isDrawn = JSON.stringify(sides) !== JSON.stringify(layoutSides(cardIn(id), fonts));
    expect(isDrawn).toBe(hasInitials(cardIn(id), { hasLogo: false }));
    const before = layoutSides(cardIn(id), fonts).flatMap((side) => checkPrint(side).findings);
    const findings = sides.flatMap((side) => checkPrint(side).findings);
    expect(findings.length).toBeLessThanOrEqual(before.length);
  },
);

test.each(['big-initial', 'letter-block', 'didone', 'lens'] as const)(
  'three letters are whole in %s',
  (id) => {
    const single = shapesOf(layoutSides(cardIn(id, 'W'), fonts)).flat();
    const { cut } = guidesOf(resolveCard(cardIn(id)));
    const letters = shapesOf(layoutSides(cardIn(id, 'WMW'), fonts))
      .flat()
      .filter((path) => !single.includes(path));
    expect(letters).not.toEqual([]);
    for (const path of letters) {
      const { x, width } = boxOfPath(path);
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(cut.width);
    }
  },
);
