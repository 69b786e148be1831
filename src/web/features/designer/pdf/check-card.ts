import { type CardDesign, layouts, styleFields, textFields } from '#domain/card/card.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import type { DesignChecker } from '#layout/check/check-design.ts';
import { facesOf } from '#layout/layout-card.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { loadFace, type PrintAssets } from './print-assets.ts';
import type { CheckableCard } from './print-messages.ts';
import { withTimeout } from './with-timeout.ts';

type CheckHelper = Awaited<typeof import('./check-engine.ts')>['checkEngine'];
type LogoInk = Parameters<PrintAssets['checkPress']>[2];

let helper: Promise<CheckHelper> | null = null;
let fonts: LoadedFonts | null = null;

/** What examines the card here in the worker, with the faces of every layout it could have. */
export async function createCardExaminer(
  { design, pixels }: CheckableCard,
  tools: PrintAssets,
  logo: LogoInk,
): Promise<CheckHelper & { examiner: DesignChecker }> {
  helper ??= withTimeout(import('./check-engine.ts')).then(({ checkEngine: checkHelper }) => checkHelper);
  const [loaded, files] = await Promise.all([
    helper,
    Promise.all(facesFor(design).map(async (face) => ({ face, bytes: await loadFace(face) }))),
  ]);
  fonts ??= loaded.harfbuzzFonts();
  for (const { face, bytes } of files) if (!fonts.has(face)) fonts.add(face, bytes);
  const press = (scene: Parameters<PrintAssets['checkPress']>[0]) =>
    tools.checkPress(scene, tools.colours, logo);
  return { ...loaded, examiner: loaded.createDesignChecker({ fonts, logo: pixels ?? undefined, press }) };
}

/** Those of every layout, in the card's fonts and in the default one. */
function facesFor(design: Partial<CardDesign>): FaceName[] {
  const inDefault = Object.fromEntries(textFields.map((field) => [styleFields[field].font, defaultFont]));
  const designs = layouts.flatMap((layout) => [
    { ...design, layout },
    { ...design, layout, ...inDefault },
  ]);
  return [...new Set(designs.flatMap((one) => facesOf(one)))];
}
