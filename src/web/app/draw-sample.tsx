import type { Language } from '#domain/account/languages.ts';
import type { LookId } from '#domain/look/card-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { provideLookLayout } from '#layout/look-layout.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import samples from '#messages/every-language/look-samples.ts';
import { SceneDrawing } from '../shared/card/scene-drawing.tsx';
import { sampleCard } from '../shared/looks/sample-cards.ts';
import { samplePicture } from '../shared/looks/sample-picture.ts';
import { svgFile } from './svg-file.tsx';

provideLookLayout(looks);

/** Both sides of the sample card of a look as SVG files with their addresses. */
export function drawSample(id: LookId, language: Language, fonts: Fonts): { address: string; svg: string }[] {
  return layoutSides(sampleCard(id, samples[language]), fonts).map((scene) => ({
    address: samplePicture(id, scene.side, language),
    svg: svgFile(scene.guides.cut, <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />),
  }));
}
