import type { Language } from '#domain/account/languages.ts';
import type { LookId } from '#domain/card/look/card-look.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { layoutSides } from '#layout/layout-sides.ts';
import type { LayoutFonts } from '#layout/look-layout.ts';
import type { Scene } from '#layout/scene.ts';
import samples from '#messages/every-language/look-samples.ts';
import share from '#messages/every-language/share.ts';
import teams from '#messages/every-language/teams.ts';
import { sharedSizesFor, withSharedSizes } from '#people/batch/company-sizes.ts';
import { boxesPicture } from '../features/home/sample-file.ts';
import { cropMarksPath } from '../shared/card/crop-marks.ts';
import { SceneDrawing } from '../shared/card/scene-drawing.tsx';
import { boxAttributes, viewBoxOf } from '../shared/card/scene-parts.ts';
import { sampleCard } from '../shared/looks/sample-cards.ts';
import { samplePicture } from '../shared/looks/sample-picture.ts';
import { colleaguePicture } from '../shared/team/sample/colleague-picture.ts';
import { sampleCompany, sampleDesign, samplePeopleOf } from '../shared/team/sample/sample-company.ts';
import { svgFile } from './svg-file.tsx';

/** Both sides of the sample card of a look as SVG files with their addresses. */
export function drawSample(
  id: LookId,
  language: Language,
  fonts: LayoutFonts,
): { address: string; svg: string }[] {
  return layoutSides(sampleCard(id, samples[language]), fonts).map((scene) => ({
    address: samplePicture(id, scene.side, language),
    svg: svgFile(scene.guides.cut, <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />),
  }));
}

/** The fronts of the cards of the sample company. */
export function drawSampleCompany(
  language: Language,
  fonts: LayoutFonts,
): { address: string; svg: string }[] {
  const { subtitle, positions } = teams[language].sample;
  const design = sampleDesign(sampleCompany, subtitle);
  const people = samplePeopleOf(positions);
  const sized = withSharedSizes(design, sharedSizesFor(design, people, { fonts, logo: undefined }));
  return people.map((person, index) => {
    const scene = layoutCard(applyDesign(sized, person), fonts);
    return {
      address: colleaguePicture(index, language),
      svg: svgFile(scene.guides.cut, <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />),
    };
  });
}

/** The sheet of a file: a card with its bleed, between crop marks, and the lines of its boxes. */
export function drawFileBoxes(fonts: LayoutFonts): { address: string; svg: string } {
  const scene = layoutCard(sampleCard('bauhaus', samples.en), fonts);
  const { guides, cut } = scene;
  const gap = cropMarkMm.gap - guides.bleed.x;
  const end = gap + cropMarkMm.length;
  const sheet = { x: -end, y: -end, width: cut.width + 2 * end, height: cut.height + 2 * end };
  const drawing = (
    <>
      <rect {...boxAttributes(sheet)} fill="#fff" />
      <path d={cropMarksPath(cut, gap, cropMarkMm.length)} stroke="#1b1917" strokeWidth={0.2} />
      <CardInBoxes scene={scene} fonts={fonts} />
    </>
  );
  return { address: boxesPicture, svg: svgFile(sheet, drawing) };
}

/** A card to the end of its bleed, and the lines of its boxes. What is outside the bleed is not in the file. */
function CardInBoxes({ scene, fonts }: { scene: Scene; fonts: LayoutFonts }) {
  const { bleed, cut, safe } = scene.guides;
  const line = { fill: 'none', strokeWidth: 0.3 };
  return (
    <>
      <svg aria-hidden="true" {...boxAttributes(bleed)} viewBox={viewBoxOf(bleed)}>
        <SceneDrawing scene={scene} fonts={fonts} logoUrl={null} />
      </svg>
      <rect {...boxAttributes(bleed)} {...line} stroke="#e5127d" />
      <rect {...boxAttributes(cut)} {...line} stroke="#1b1917" />
      <rect {...boxAttributes(safe)} {...line} stroke="#0089be" strokeDasharray="1.4 1" />
    </>
  );
}

/** The looks around the card of the poster. */
const aroundPoster = ['terrazzo', 'relief', 'waveform', 'red-dot'] as const satisfies LookId[];

/** What the picture of a shared link says and shows: a card with its boxes among others. */
export function drawPoster(language: Language, fonts: LayoutFonts) {
  const scene = layoutCard(sampleCard('bauhaus', samples[language]), fonts);
  const card = svgFile(scene.guides.bleed, <CardInBoxes scene={scene} fonts={fonts} />);
  const around = aroundPoster.map((id) => drawSample(id, language, fonts)[0]?.svg ?? '');
  return { ...share[language].poster, card, around };
}
