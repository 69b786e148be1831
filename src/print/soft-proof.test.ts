import { beforeAll, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../tools/print/print-from-disk.ts';
import type { PressColours } from './colour/press-colours.ts';
import { softProofScene } from './soft-proof.ts';

const fonts = fontsFromDisk();
let colours: PressColours;
beforeAll(async () => {
  ({ colours } = await printAssetsFromDisk(fonts));
});

const scene = layoutCard(
  cardOf({ companyName: 'Modrá Linka', companyNameColor: '#ffffff', backgroundColor: '#1f3bff' }),
  fonts,
);

test('a proof has the printed colours and is otherwise unchanged', () => {
  const proof = softProofScene(scene, colours, 'white');
  const plain = (item: object) => ({ ...item, colour: '', opacity: 1 });
  expect(proof.items.map(plain)).toEqual(scene.items.map(plain));
  expect(proof.items).toContainEqual(
    expect.objectContaining({ part: 'background', colour: colours.softProof('#1f3bff') }),
  );
  expect(colours.softProof('#1f3bff')).not.toBe('#1f3bff');
});

test('white is white, or the paper’s colour', () => {
  const companyName = (paper: 'white' | 'asItIs') =>
    softProofScene(scene, colours, paper).items.find(
      (item) => item.kind === 'text' && item.field === 'companyName',
    );
  expect(companyName('white')).toMatchObject({ colour: '#ffffff' });
  expect(companyName('asItIs')).not.toMatchObject({ colour: '#ffffff' });
});

test('a proof of a preview has no placeholders', () => {
  const preview = layoutCard(cardOf({ companyName: 'Modrá Linka' }), fonts, undefined, {
    fullName: 'Full Name',
  });
  const proof = softProofScene(preview, colours, 'white');
  const texts = proof.items.filter((item) => item.kind === 'text').map(({ text }) => text);
  expect(texts).toEqual(['Modrá Linka']);
});
