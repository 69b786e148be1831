import { expect, test } from 'vitest';
import type { CardBack } from '#domain/card/card-back.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { layoutSides } from './layout-sides.ts';
import { facesOfSides } from './side-faces.ts';

const fonts = fontsFromDisk();
const front = { companyName: 'Ateliér Lumen', fullName: 'Elena Mareková', phone: '+421 905 318 442' };

const backs: CardBack[] = [
  { kind: 'logo' },
  { kind: 'text', message: { text: 'Svetlo, ktoré pracuje', font: 'Georgia' } },
  { kind: 'text', message: { text: ' ' } },
  {
    kind: 'qr',
    qr: { content: 'vcard' },
    above: { text: 'Uložte si kontakt', font: 'Montserrat' },
    below: { text: 'atelierlumen.sk' },
  },
  { kind: 'card', content: { fullName: 'Elena Marek', position: 'Lighting Architect' } },
];

test.each(backs)('a card with a back of $kind needs the faces that its sides are drawn with', (back) => {
  const drawn = layoutSides(cardOf({ ...front, back }), fonts)
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'text' ? [item.face] : []));
  expect(new Set(facesOfSides(cardOf({ ...front, back }), fonts.looks))).toEqual(new Set(drawn));
});
