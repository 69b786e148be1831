import { type CardDesign, layouts, styleFields, textFields } from '#domain/card/card.ts';
import { defaultFont } from '#domain/card/fonts.ts';
import type { DesignChecker } from '#layout/check/check-design.ts';
import type { Scene } from '#layout/scene.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { addFaces, type Press } from '../../../shared/print/print-assets.ts';
import { shopMargins } from '../../../shared/print/print-choice.ts';
import { withTimeout } from '../../../shared/print/with-timeout.ts';
import type { CheckableCard } from './print-messages.ts';

type CheckEngine = Awaited<typeof import('./check-engine.ts')>['checkEngine'];
type LogoInk = ReturnType<Parameters<Press['pressRules']>[2]>;

let engine: Promise<CheckEngine> | null = null;
let fonts: LoadedFonts | null = null;

/** A checker for the worker, with the faces of all layouts that a fix could choose. */
export async function createCardChecker(
  { design, pixels, shop }: CheckableCard,
  { pressRules, colours, profile }: Press,
  logos: Partial<Record<Scene['side'], LogoInk>>,
): Promise<CheckEngine & { checker: DesignChecker }> {
  engine ??= withTimeout(import('./check-engine.ts')).then(({ checkEngine }) => checkEngine);
  const loaded = await engine;
  fonts ??= loaded.harfbuzzFonts();
  await addFaces(fonts, facesFor(design));
  const press = pressRules(colours, profile, ({ side }) => logos[side] ?? null);
  const { backTools } = loaded;
  return {
    ...loaded,
    checker: loaded.createDesignChecker({
      fonts,
      logo: pixels ?? undefined,
      press,
      backTools,
      margins: shopMargins(shop),
    }),
  };
}

/** The faces of every layout, in the card's fonts and in the default font. */
function facesFor(design: Partial<CardDesign>): FaceName[] {
  const defaultFonts = Object.fromEntries(textFields.map((field) => [styleFields[field].font, defaultFont]));
  const designs = layouts.flatMap((layout) => [
    { ...design, layout },
    { ...design, layout, ...defaultFonts },
  ]);
  return [...new Set(designs.flatMap((variant) => facesOfSides(variant)))];
}
