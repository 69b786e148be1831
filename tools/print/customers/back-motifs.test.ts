import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { layoutBack } from '#layout/back/layout-back.ts';
import { codePlateId, type Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { drawScene } from '../draw-scene.ts';
import { codeCard } from './code-backs.ts';

const fonts = fontsFromDisk();

/** Every ninth look in every run, all with CODE_BACKS. */
const ids = lookIds.filter((_, index) => process.env.CODE_BACKS !== undefined || index % 9 === 2);

/** The width of what is counted, in pixels. */
const width = 600;

/** What part of a side its graphics paint, in another colour than its ground, beside the plate of a code. */
function motifShare(scene: Scene): number {
  const items = scene.items.filter(({ kind }) => kind === 'fill' || kind === 'shape');
  const plain = items.filter(({ id }) => id === 'background' || id === codePlateId);
  const [drawn, empty] = [items, plain].map((some) => pixelsOf({ ...scene, items: some }));
  let painted = 0;
  for (let at = 0; at < (drawn?.length ?? 0); at += 4) {
    const isOther = [0, 1, 2].some(
      (part) => Math.abs((drawn?.[at + part] ?? 0) - (empty?.[at + part] ?? 0)) > 6,
    );
    painted += Number(isOther);
  }
  return (4 * painted) / Math.max(1, drawn?.length ?? 1);
}

function pixelsOf(scene: Scene): Uint8Array {
  const svg = drawScene(scene, fonts);
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().pixels;
}

/** The share of the graphics beside a code, and of those on the back that the look designs. */
function sharesOf(id: LookId): { kept: number; designed: number } {
  const card = codeCard(id, 0);
  const [kept, designed] = [card, { ...card, back: { kind: 'look' } as const }].map((one) => {
    const scene = layoutBack(one, fonts);
    return scene ? motifShare(scene) : 0;
  });
  return { kept: kept ?? 0, designed: designed ?? 0 };
}

test('the motif of a back covers 15 % beside a code, or keeps 40 % of its area (rule 27)', {
  timeout: 600_000,
}, () => {
  const lost = ids.flatMap((id) => {
    const { kept, designed } = sharesOf(id);
    return kept >= 0.15 || kept >= 0.4 * designed
      ? []
      : [`${id} ${kept.toFixed(3)} of ${designed.toFixed(3)}`];
  });
  expect(lost).toEqual([]);
});
