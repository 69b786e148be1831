import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyCard } from '#domain/card/card.ts';
import type { CardBack } from '#domain/card/card-back.ts';
import { currentLook, lookIds } from '#domain/card/look/card-look.ts';
import { cardFaceFile } from '../../../tools/build/card-faces.ts';
import { layoutSides } from '../layout-sides.ts';
import { facesOfSides } from '../side-faces.ts';
import { faceIn, familyOf } from '../text/faces.ts';
import { harfbuzzFonts } from '../text/harfbuzz-fonts.ts';
import { chosenLook } from './find-look.ts';
import { looks } from './looks.ts';

const full = {
  companyName: 'Ateliér Lumen',
  website: 'lumen.example',
  fullName: 'Ľubomíra Škvareninová',
  position: 'Architektka',
  phone: '+421 905 318 442',
  email: 'lubomira@lumen.example',
  url: 'profile.example/lubomira',
};

/** Few texts: no text of the front asks for a face that the back needs. */
const few = { ...full, website: '' };

const cases = lookIds.flatMap((id) => [full, few].map((content) => [id, content] as const));

test.each(cases)(
  '%s is laid out with the font files that it asks for, of its own two families',
  (id, content) => {
    const look = currentLook(id);
    const card = {
      ...emptyCard,
      content,
      style: { ...emptyCard.style, look },
      back: { kind: 'look' } as const,
    };
    const files = facesOfSides(card, looks);
    const { heading, data } = chosenLook(look).fonts;
    expect(files.filter((file) => ![heading, data].some((font) => font === familyOf(faceIn(file))))).toEqual(
      [],
    );

    const fonts = harfbuzzFonts(looks);
    for (const file of files) fonts.add(file, readFileSync(cardFaceFile(file)));
    for (const logo of [undefined, { width: 900, height: 200 }, { width: 400, height: 400 }])
      expect(layoutSides(card, fonts, logo)).toHaveLength(2);
  },
);

/** A line above the code and one below it, in the fonts of the look, with texts that ask for no other face. */
const captions: CardBack = {
  kind: 'qr',
  qr: { content: 'vcard' },
  above: { text: 'Uložte si kontakt' },
  below: { text: 'lumen.example' },
};

test.each(cases)('%s has the font files of a back of another kind', (id, content) => {
  const style = { ...emptyCard.style, look: currentLook(id) };
  for (const back of [captions, { kind: 'text', message: { text: 'Svetlo' } } as const]) {
    const card = { ...emptyCard, content, style, back };
    const fonts = harfbuzzFonts(looks);
    for (const file of facesOfSides(card, looks)) fonts.add(file, readFileSync(cardFaceFile(file)));
    expect(layoutSides(card, fonts)).toHaveLength(2);
  }
});
