import type { CardDesign } from '#domain/card/card.ts';
import type { Size } from '../guides.ts';
import { facesOf, layoutCard } from '../layout-card.ts';
import type { Scene } from '../scene.ts';
import type { LoadedFonts } from '../text/harfbuzz-fonts.ts';
import { lruCache } from '../text/lru-cache.ts';
import { checkPrint, type PrintCheck } from './check-print.ts';
import type { RuleResult } from './findings.ts';

/** A design with its scene as it is printed and the result of the print check. */
export type CheckedDesign = { design: Partial<CardDesign>; scene: Scene; check: PrintCheck };

export type DesignChecker = {
  /** Null while one of the design's faces is not loaded. */
  checkDesign: (design: Partial<CardDesign>) => CheckedDesign | null;
  fonts: LoadedFonts;
};

type CheckerTools = {
  fonts: LoadedFonts;
  /** The logo's size in pixels. */
  logo: Size | undefined;
  /** The rules that need the press profile; null while it is not loaded. */
  press: ((scene: Scene) => readonly RuleResult[]) | null;
};

/** Several causes try the same fix, and a tried fix is often applied. */
const cachedDesigns = 50;

export function createDesignChecker({ fonts, logo, press }: CheckerTools): DesignChecker {
  const cached = lruCache<CheckedDesign>(cachedDesigns);
  return {
    fonts,
    checkDesign(design) {
      if (!facesOf(design).every((face) => fonts.has(face))) return null;
      return cached(JSON.stringify(design), () => {
        const scene = layoutCard(design, fonts, logo);
        return { design, scene, check: checkPrint(scene, press?.(scene)) };
      });
    },
  };
}
