import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/account/languages.ts';
import type { LookId } from '#domain/look/card-look.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { provideLookLayout } from '#layout/look-layout.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { SceneDrawing } from '../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../shared/card/scene-parts.ts';
import { sampleCard } from '../shared/looks/sample-cards.ts';
import { samplePicture } from '../shared/looks/sample-picture.ts';

provideLookLayout(looks);

/** Both sides of the sample card of a look as SVG files with their addresses. */
export function drawSample(id: LookId, language: Language, fonts: Fonts): { address: string; svg: string }[] {
  return layoutSides(sampleCard(id, language), fonts).map((scene) => ({
    address: samplePicture(id, scene.side, language),
    svg: withShortNumbers(
      renderToStaticMarkup(
        <svg
          aria-hidden="true"
          xmlns="http://www.w3.org/2000/svg"
          width={scene.cut.width * pxPerMm}
          height={scene.cut.height * pxPerMm}
          viewBox={viewBoxOf(scene.guides.cut)}
        >
          <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />
        </svg>,
      ),
    ),
  }));
}

const pxPerMm = 8;

/** 0.01 mm is finer than a picture of a card on a screen. */
function withShortNumbers(svg: string): string {
  return svg.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
