import { graphicNearText } from '../check/graphic-rules.ts';
import { contrast } from '../check/text-rules.ts';
import type { CardWithLook, LayoutFonts } from '../look-layout.ts';
import type { LogoSize } from '../scene.ts';
import { layoutLook } from './layout-look.ts';
import type { LookFit } from './look-fit.ts';
import { opticalSize } from './seats/logo-measure.ts';

/** How well a front takes its text and logo. */
export function measureFit(
  card: CardWithLook,
  { fonts, logo }: { fonts: LayoutFonts; logo: LogoSize | null },
): LookFit {
  const { scene, step, faults } = layoutLook({ card, fonts, logo: logo ?? undefined });
  const placed = scene.items.find((item) => item.kind === 'logo');
  const aimed = logo && opticalSize(logo, scene.cut);
  const found = [contrast(scene), graphicNearText(scene)].flatMap(({ findings }) => findings);
  return {
    logo: placed ? (placed.version?.kind ?? 'own') : null,
    logoSize: placed && aimed ? (placed.image.width * placed.image.height) / (aimed.width * aimed.height) : 0,
    step,
    findings: faults + found.length,
  };
}
