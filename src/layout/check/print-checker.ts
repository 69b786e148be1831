import type { Card } from '#domain/card/card.ts';
import type { Margins, Size } from '../guides.ts';
import { layoutCard } from '../layout-card.ts';
import type { Scene } from '../scene.ts';
import { facesOfSides } from '../side-faces.ts';
import type { LoadedFonts } from '../text/harfbuzz-fonts.ts';
import { lruCache } from '../text/lru-cache.ts';
import type { Cause } from './causes.ts';
import { checkPrint, checkSides, type PressRules, type PrintCheck } from './check-print.ts';
import type { Fix, PrintedSide } from './fixes/fix.ts';

/** A side as it is printed, with the result of its print check. */
type CheckedSide = { scene: Scene; check: PrintCheck };

/** A card with its checked front, and its back if it has one. */
export type CheckedSides = CheckedSide & { card: Card; back?: CheckedSide | null };

/** The checked sides of a card: the front, then the back. */
export function sidesOf({ scene, check, back }: CheckedSides): CheckedSide[] {
  return [{ scene, check }, ...(back ? [back] : [])];
}

/** What a card with a back needs besides. It is loaded with the first back, because it encodes QR codes. */
export type BackTools = {
  layoutBack: (card: Card, fonts: LoadedFonts, logo?: Size, margins?: Margins) => Scene | null;
  /** The fixes to try for a cause on the back, the smallest change first. */
  candidateBackFixes: (cause: Cause, side: PrintedSide, fonts: LoadedFonts) => Fix[];
};

export type PrintChecker = {
  /** Null while one of the card's faces is not loaded. */
  check: (card: Card) => CheckedSides | null;
  fonts: LoadedFonts;
  backTools: BackTools | null;
};

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
const cachedCards = 50;

const nothingChecked: PrintCheck = { findings: [], passed: [] };

export function createPrintChecker({
  fonts,
  logo,
  press,
  backTools = null,
  margins = {},
}: CheckerTools): PrintChecker {
  const cached = lruCache<CheckedSides>(cachedCards);
  return {
    fonts,
    backTools,
    check(card) {
      if (!facesOfSides(card, fonts.looks).every((face) => fonts.has(face))) return null;
      return cached(JSON.stringify(card), () => {
        const scene = layoutCard(card, fonts, logo, {}, margins);
        const back = backTools?.layoutBack(card, fonts, logo, margins) ?? null;
        const scenes = back ? [scene, back] : [scene];
        const hasLogo = logo !== undefined;
        const checks =
          card.back && !backTools
            ? [checkPrint(scene, press?.(scene, scenes))]
            : checkSides({ card, scenes, hasLogo }, press);
        const [check = nothingChecked, ofBack = nothingChecked] = checks;
        return { card, scene, check, back: back && { scene: back, check: ofBack } };
      });
    },
  };
}
