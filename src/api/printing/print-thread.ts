import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unzlibSync } from 'fflate';
import { move } from 'piscina';
import { withImages } from '#domain/card/card-images.ts';
import { type CardSnapshot, cardOfSnapshot, type FrozenProfile } from '#domain/proof/snapshot.ts';
import { type PictureProblem, UnreadablePicture } from '#image/unreadable-picture.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { type FaceName, faceIn, wholeOf } from '#layout/text/faces.ts';
import { harfbuzzFonts } from '#layout/text/harfbuzz-fonts.ts';
import { lruCache } from '#layout/text/lru-cache.ts';
import { openPressColours, type PressColours } from '#print/colour/press-colours.ts';
import { openSubsetter, type Subsetter } from '#print/fonts/subsetter.ts';
import { type ImageFiles, openInks, renderCard } from '#print/print-card.ts';
import { type PrintProfile, printProfile } from '#print/profile/print-profile.ts';
import { readProfileSettings, UnreadableProfile } from '#print/profile/profile-settings.ts';
import { faceFileName, printFiles } from './print-files.ts';

/** Makes print files. It runs in threads of its own (`print-pool.ts`): nothing else of the server lays out or prints. */

export type PrintInput = ImageFiles & { snapshot: CardSnapshot };

/** Errors lose their class on the way out of a thread. */
export type Unprintable = { problem: PictureProblem };

const require = createRequire(import.meta.url);
const fonts = harfbuzzFonts(looks);
const faces = new Map<FaceName, Uint8Array>();
let subsetter: Promise<Subsetter> | null = null;
/** Opening a press takes a while. */
const presses = lruCache<Promise<{ colours: PressColours; deflatedProfile: Uint8Array }>>(3);

/** Whether the print engine can read the profile. */
export function isReadableProfile(profile: FrozenProfile): boolean {
  try {
    readProfileSettings(profile);
    return true;
  } catch (error) {
    if (error instanceof UnreadableProfile) return false;
    throw error;
  }
}

/** The file of a snapshot. The same snapshot gives the same bytes in every thread and in the browser. */
export async function printSnapshot({
  snapshot,
  ...images
}: PrintInput): Promise<ReturnType<typeof move> | Unprintable> {
  const stored = cardOfSnapshot(snapshot);
  if (!stored) throw new Error('A later release has stored this snapshot');
  const card = withImages(stored, snapshot);
  for (const file of facesOfSides(card, looks)) loadFace(faceIn(file));
  const profile = printProfile(readProfileSettings(snapshot.profile));
  subsetter ??= openSubsetter(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const assets = {
    ...(await openPress(profile)),
    subset: await subsetter,
    fontFile: loadFace,
    outline: (face: FaceName, glyph: number) => ({
      path: fonts.outline(face, glyph),
      unitsPerEm: fonts.metrics(face).unitsPerEm,
    }),
  };
  const { createdAt, documentId } = snapshot;
  const metadata = { createdAt: new Date(createdAt), documentId };
  try {
    const inks = openInks(images, snapshot.dpi, assets.colours);
    return move(renderCard(card, inks, { fonts, assets, profile }, metadata));
  } catch (error) {
    if (error instanceof UnreadablePicture) return { problem: error.code };
    throw error;
  }
}

/** The bytes of a face. Its whole file prints the same as its first part. */
function loadFace(face: FaceName): Uint8Array {
  const known = faces.get(face);
  if (known) return known;
  const bytes = readFileSync(join(printFiles, faceFileName(face)));
  faces.set(face, bytes);
  fonts.add(wholeOf(face), bytes);
  return bytes;
}

function openPress(profile: PrintProfile) {
  const { press, inkLimit, inks } = profile;
  return presses(JSON.stringify([press.icc, inkLimit, inks]), async () => {
    const deflatedProfile = readFileSync(join(printFiles, `${press.icc}.icc.zlib`));
    const engine = readFileSync(require.resolve('lcms-wasm/dist/lcms.wasm'));
    return { colours: await openPressColours(engine, unzlibSync(deflatedProfile), profile), deflatedProfile };
  });
}
