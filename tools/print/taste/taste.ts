import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { ShapedText } from '#layout/text/fonts.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { cardsOf, sampleTexts } from '../samples/look-cards.ts';
import { addCounts, countCard, newCount, shownCount, type TasteCount } from './count-cards.ts';

/**
 * npm run test:full -- looks – lays out 200 texts in every look and format and judges the cards by the rules of taste. The counts of
 * each look are a file in `.data/taste`: `-- --resume` goes on after the looks that have one. `-- --only ridge,echo` counts
 * some, `-- --texts 20` with fewer texts.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    texts: { type: 'string', default: '200' },
    out: { type: 'string', default: '.data/taste' },
    resume: { type: 'boolean', default: false },
  },
});
const ids = lookIds.filter((id) => values.only?.split(',').includes(id) ?? true);
if (!values.resume && !values.only) rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });

const shapes = ['wide', 'upright', 'square'] as const;
type CountsOfLook = Record<(typeof shapes)[number], TasteCount>;

const fileOf = (id: LookId) => join(values.out, `${id}.json`);
const texts = sampleTexts(Number(values.texts));

const counted = ids.map((id) => {
  if (!values.resume || !existsSync(fileOf(id))) countLook(id);
  return JSON.parse(readFileSync(fileOf(id), 'utf8')) as CountsOfLook;
});
const sums = shapes.map((shape) => counted.map((counts) => counts[shape]).reduce(addCounts, newCount()));
for (const [index, shape] of shapes.entries()) console.log(shownCount(shape, sums[index] ?? newCount()));
const all = sums.reduce(addCounts, newCount());
console.log(shownCount('all', all));
for (const card of all.faulty.slice(0, 20)) console.log(JSON.stringify(card));
console.log(`${all.cards - all.faulty.length} passed, ${all.faulty.length} failed`);
process.exitCode = all.faulty.length > 0 ? 1 : 0;

function countLook(id: LookId): void {
  const fonts = keepShapedTexts(fontsFromDisk());
  const counts: CountsOfLook = { wide: newCount(), upright: newCount(), square: newCount() };
  for (const sample of cardsOf(id, texts)) countCard(counts[sample.shape], sample, fonts);
  for (const shape of shapes) console.log(shownCount(`${id} ${shape}`, counts[shape]));
  // A run that is stopped leaves no half of a file.
  writeFileSync(`${fileOf(id)}.part`, JSON.stringify(counts));
  renameSync(`${fileOf(id)}.part`, fileOf(id));
}

/** The fonts with every text of a look kept: all formats ask for the same ones. */
function keepShapedTexts(fonts: LayoutFonts): LayoutFonts {
  const kept = {
    true: new Map<FaceName, Map<string, ShapedText>>(),
    false: new Map<FaceName, Map<string, ShapedText>>(),
  };
  return {
    ...fonts,
    shape(face, text, options = {}) {
      if (options.features?.length) return fonts.shape(face, text, options);
      const ofFaces = kept[options.ligatures === false ? 'false' : 'true'];
      const ofFace = ofFaces.get(face) ?? new Map<string, ShapedText>();
      ofFaces.set(face, ofFace);
      const shaped = ofFace.get(text) ?? fonts.shape(face, text, options);
      ofFace.set(text, shaped);
      return shaped;
    },
  };
}
