import { expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { currentLook } from '#domain/card/look/card-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { fillOf, type Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../build/card-faces.ts';
import { unreadCodes } from './read-codes.ts';

const fonts = fontsFromDisk();
const content = { companyName: 'Ateliér Lumen', fullName: 'Elena Mareková', phone: '+421 905 318 442' };
const back = { kind: 'qr', qr: { content: 'vcard' }, above: { text: 'Uložte si kontakt' } } as const;

test.each(['#ffffff', '#fca311', '#b45309', '#14213d'])(
  'a code is read back on a back of %s, where it is on a light ground',
  async (background) => {
    const scenes = layoutSides(cardOf({ ...content, back: { ...back, background } }), fonts);
    expect(await unreadCodes(scenes, fonts)).toEqual([]);
  },
);

test('the code that a look designs is read back, and one on the ground of a look', async () => {
  for (const kind of [back, { kind: 'look' }] as const) {
    const card = {
      ...emptyCard,
      content,
      style: { ...emptyCard.style, look: currentLook('bauhaus') },
      back: kind,
    };
    expect(await unreadCodes(layoutSides(card, fonts), fonts)).toEqual([]);
  }
});

test('a code that something covers is a problem', async () => {
  const [front, covered] = layoutSides(cardOf({ ...content, back }), fonts);
  const code = covered?.items.find((item) => item.kind === 'qr');
  if (!front || !covered || !code) throw new Error('The back has a code');
  const scene: Scene = { ...covered, items: [...covered.items, fillOf('panel', code.box, '#ffffff')] };
  expect((await unreadCodes([front, scene], fonts)).map(({ code: found, level }) => [found, level])).toEqual([
    ['QR_NOT_READ', 'problem'],
  ]);
});
