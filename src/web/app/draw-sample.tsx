import type { Language } from '#domain/account/languages.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import type { LookId } from '#domain/look/card-look.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import { provideLookLayout } from '#layout/look-layout.ts';
import { looks } from '#layout/looks/looks.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import samples from '#messages/every-language/look-samples.ts';
import teams from '#messages/every-language/teams.ts';
import { typesetFor, withTypeset } from '#people/batch/company-sizes.ts';
import { boxesPicture } from '../features/shop/sample-file.ts';
import { cropMarksPath } from '../shared/card/crop-marks.ts';
import { SceneDrawing } from '../shared/card/scene-drawing.tsx';
import { boxAttributes, viewBoxOf } from '../shared/card/scene-parts.ts';
import { sampleCard } from '../shared/looks/sample-cards.ts';
import { samplePicture } from '../shared/looks/sample-picture.ts';
import { colleaguePicture } from '../shared/team/sample/colleague-picture.ts';
import { sampleCompany, sampleDesign, samplePeopleOf } from '../shared/team/sample/sample-company.ts';
import { svgFile } from './svg-file.tsx';

provideLookLayout(looks);

/** Both sides of the sample card of a look as SVG files with their addresses. */
export function drawSample(id: LookId, language: Language, fonts: Fonts): { address: string; svg: string }[] {
  return layoutSides(sampleCard(id, samples[language]), fonts).map((scene) => ({
    address: samplePicture(id, scene.side, language),
    svg: svgFile(scene.guides.cut, <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />),
  }));
}

/** The fronts of the cards of the sample company. */
export function drawSampleCompany(language: Language, fonts: Fonts): { address: string; svg: string }[] {
  const { subtitle, positions } = teams[language].sample;
  const design = sampleDesign(sampleCompany, subtitle);
  const people = samplePeopleOf(positions);
  const sized = withTypeset(design, typesetFor(design, people, { fonts, logo: undefined }));
  return people.map((person, index) => {
    const scene = layoutCard(applyDesign(sized, person), fonts);
    return {
      address: colleaguePicture(index, language),
      svg: svgFile(scene.guides.cut, <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />),
    };
  });
}

/** The sheet of a file: a card with its bleed, between crop marks, and the lines of its boxes. */
export function drawFileBoxes(fonts: Fonts): { address: string; svg: string } {
  const { guides, cut, ...scene } = layoutCard(sampleCard('bauhaus', samples.en), fonts);
  const gap = cropMarkMm.gap - guides.bleed.x;
  const end = gap + cropMarkMm.length;
  const sheet = { x: -end, y: -end, width: cut.width + 2 * end, height: cut.height + 2 * end };
  const line = { fill: 'none', strokeWidth: 0.3 };
  const drawing = (
    <>
      <rect {...boxAttributes(sheet)} fill="#fff" />
      {/* What is outside the bleed is not in the file. */}
      <svg aria-hidden="true" {...boxAttributes(guides.bleed)} viewBox={viewBoxOf(guides.bleed)}>
        <SceneDrawing scene={{ ...scene, guides, cut }} fonts={fonts} logoUrl={null} />
      </svg>
      <path d={cropMarksPath(cut, gap, cropMarkMm.length)} stroke="#1b1917" strokeWidth={0.2} />
      <rect {...boxAttributes(guides.bleed)} {...line} stroke="#e5127d" />
      <rect {...boxAttributes(guides.cut)} {...line} stroke="#1b1917" />
      <rect {...boxAttributes(guides.safe)} {...line} stroke="#0089be" strokeDasharray="1.4 1" />
    </>
  );
  return { address: boxesPicture, svg: svgFile(sheet, drawing) };
}
