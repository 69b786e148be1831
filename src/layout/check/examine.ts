import type { CardDesign } from '#domain/card/card.ts';
import type { Size } from '../formats.ts';
import { facesOf, layoutCard } from '../layout-card.ts';
import type { Scene } from '../scene.ts';
import type { LoadedFonts } from '../text/harfbuzz-fonts.ts';
import { lruCache } from '../text/lru-cache.ts';
import { checkPrint, type PrintCheck } from './check-print.ts';
import type { RuleResult } from './findings.ts';

/** A design as it would be printed, and what is wrong with that. */
export type Examined = { design: Partial<CardDesign>; scene: Scene; check: PrintCheck };

/** Examines a design; null where one of its faces is not here. */
export type Examiner = {
  examine: (design: Partial<CardDesign>) => Examined | null;
  fonts: LoadedFonts;
};

type ExaminerTools = {
  fonts: LoadedFonts;
  /** The logo's pixels, where there is a logo. */
  logo: Size | undefined;
  /** What only the press can tell, where its tools are here. */
  press: ((scene: Scene) => readonly RuleResult[]) | null;
};

/** Several causes try the same change, and what is tried is often taken. */
const rememberedDesigns = 50;

export function createExaminer({ fonts, logo, press }: ExaminerTools): Examiner {
  const known = lruCache<Examined>(rememberedDesigns);
  return {
    fonts,
    examine(design) {
      if (!facesOf(design).every((face) => fonts.has(face))) return null;
      return known(JSON.stringify(design), () => {
        const scene = layoutCard(design, fonts, logo);
        return { design, scene, check: checkPrint(scene, press?.(scene)) };
      });
    },
  };
}
