import type { CardDesign } from '#domain/card/card.ts';
import type { Margins, Size } from '../guides.ts';
import { layoutCard } from '../layout-card.ts';
import type { Scene } from '../scene.ts';
import { facesOfSides } from '../side-faces.ts';
import type { LoadedFonts } from '../text/harfbuzz-fonts.ts';
import { lruCache } from '../text/lru-cache.ts';
import type { Cause } from './causes.ts';
import { checkPrint, type PrintCheck } from './check-print.ts';
import type { RuleResult } from './findings.ts';
import type { Card, Fix } from './fix.ts';

/** A side as it is printed, with the result of its print check. */
type CheckedSide = { scene: Scene; check: PrintCheck };

/** A design with its checked front, and its back if it has one. */
export type CheckedDesign = CheckedSide & { design: Partial<CardDesign>; back?: CheckedSide | null };

/** The checked sides of a design: the front, then the back. */
export function sidesOf({ scene, check, back }: CheckedDesign): CheckedSide[] {
  return [{ scene, check }, ...(back ? [back] : [])];
}

/** What a card with a back needs besides. It is loaded with the first back, because it encodes QR codes. */
export type BackTools = {
  layoutBack: (
    design: Partial<CardDesign>,
    fonts: LoadedFonts,
    logo?: Size,
    margins?: Margins,
  ) => Scene | null;
  /** The fixes to try for a cause on the back, the smallest change first. */
  candidateBackFixes: (cause: Cause, card: Card, fonts: LoadedFonts) => Fix[];
};

export type DesignChecker = {
  /** Null while one of the design's faces is not loaded. */
  checkDesign: (design: Partial<CardDesign>) => CheckedDesign | null;
  fonts: LoadedFonts;
  backTools: BackTools | null;
};

/** The rules that need the print shop, for one side of a card whose printed sides are all given. */
export type PressRules = (scene: Scene, card: readonly Scene[]) => readonly RuleResult[];

type CheckerTools = {
  fonts: LoadedFonts;
  /** The logo's size in pixels. */
  logo: Size | undefined;
  /** The rules that need the press profile; null while it is not loaded. */
  press: PressRules | null;
  /** Without them only the front is checked. */
  backTools?: BackTools | null;
  /** Replace those of the card's format. */
  margins?: Margins;
};

/** Several causes try the same fix, and a tried fix is often applied. */
const cachedDesigns = 50;

export function createDesignChecker({
  fonts,
  logo,
  press,
  backTools = null,
  margins = {},
}: CheckerTools): DesignChecker {
  const cached = lruCache<CheckedDesign>(cachedDesigns);
  const checkSide = (scene: Scene, card: readonly Scene[]): CheckedSide => ({
    scene,
    check: checkPrint(scene, press?.(scene, card)),
  });
  return {
    fonts,
    backTools,
    checkDesign(design) {
      if (!facesOfSides(design).every((face) => fonts.has(face))) return null;
      return cached(JSON.stringify(design), () => {
        const back = backTools?.layoutBack(design, fonts, logo, margins) ?? null;
        const front = layoutCard(design, fonts, logo, {}, margins);
        const card = back ? [front, back] : [front];
        return { design, ...checkSide(front, card), back: back && checkSide(back, card) };
      });
    },
  };
}
