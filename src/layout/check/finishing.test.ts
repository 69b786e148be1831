import { expect, test } from 'vitest';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { layoutSides } from '../layout-sides.ts';
import { checkFinishing } from './finishing.ts';

const fonts = fontsFromDisk();
const drawing = { width: 10, height: 10, isVector: true } as const;
const pixels = { width: 600, height: 600 };

function check(parts: readonly string[], design: FlatCard = {}, logo?: typeof drawing | typeof pixels) {
  const card = layoutSides(cardOf({ companyName: 'Lumen', fullName: 'Elena', ...design }), fonts, logo, {});
  return card.flatMap((scene) => {
    const result = checkFinishing(scene, card, { plate: 'Lack', parts });
    return result ? [{ side: scene.side, ...result }] : [];
  });
}

test('texts and a drawn logo are on the plate', () => {
  expect(check(['companyName', 'logo'], {}, drawing)).toEqual([
    { side: 'front', rule: 'finishing', measured: 2, needed: 2, findings: [] },
  ]);
});

test('a logo of pixels cannot be on a plate, on either side', () => {
  const found = check(['logo', 'fullName'], { back: { kind: 'logo' } }, pixels);
  expect(found.map(({ side, findings }) => [side, findings])).toEqual(
    (['front', 'back'] as const).map((side) => [
      side,
      [expect.objectContaining({ code: 'FINISHING_NEEDS_A_DRAWING', level: 'problem', subject: 'logo' })],
    ]),
  );
});

test('a part that the card lacks is named, and an empty plate is a problem', () => {
  const missing = { code: 'FINISHING_WITHOUT_PART', subject: 'email', plate: 'Lack' };
  expect(check(['companyName', 'email'])).toMatchObject([
    { findings: [{ ...missing, level: 'information', measured: 1, needed: 2 }] },
  ]);
  expect(check(['email'])).toMatchObject([{ findings: [{ ...missing, level: 'problem' }] }]);
  expect(check(['logo'])).toMatchObject([{ findings: [{ subject: 'logo', level: 'problem' }] }]);
});

test('a part of the back alone is enough', () => {
  const back = { kind: 'text', message: { text: 'Svetlo' } } as const;
  expect(check(['message'], { back }).flatMap(({ findings }) => findings)).toEqual([]);
});
