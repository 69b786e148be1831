import { cropMarkMm, cropMarks } from '#layout/crop-marks.ts';
import type { Box } from '#layout/guides.ts';
import type { Scene } from '#layout/scene.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { PressColours } from './colour/press-colours.ts';
import type { Subsetter } from './fonts/subsetter.ts';
import { usedFaces } from './fonts/used-faces.ts';
import type { PrintedLogo } from './image/printed-logo.ts';
import { type PageBoxes, pageBoxes } from './page-boxes.ts';
import { addInfo, addMetadata, type DocumentMetadata, trailerId } from './pdf/metadata.ts';
import { addOutputIntent } from './pdf/output-intent.ts';
import { type ContentTools, pageContent } from './pdf/page-content.ts';
import { newPdfFile, type PdfFile } from './pdf/pdf-file.ts';
import { type SharedResources, sharedResources } from './pdf/shared-resources.ts';
import { number, type PdfValue, type Reference, utf8 } from './pdf/values.ts';
import { marginsOf, type PrintProfile, standards } from './print-profile.ts';

/** One side of a card and its converted logo. Without the latter, the Scene's logo is not drawn. */
export type PrintPage = { scene: Scene; logo?: PrintedLogo | null };

export type PrintAssets = {
  colours: PressColours;
  /** The press profile, already deflated; it is embedded unchanged. */
  deflatedProfile: Uint8Array;
  fontFile: (face: FaceName) => Uint8Array;
  /** Used only for the glyph of a missing character. */
  outline: ContentTools['outline'];
  subset: Subsetter;
};

/**
 * The pages as one file for that profile. The same input gives the same bytes everywhere. Pages are read one at a time, so
 * that a generator can create them on demand. The assets are those of the profile's press, and the Scenes are laid out
 * with its margins.
 */
export function renderPdf(
  pages: Iterable<PrintPage>,
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
): Uint8Array<ArrayBuffer> {
  const { pdfVersion } = standards[profile.standard];
  if (assets.colours.inkLimit !== profile.inkLimit)
    throw new Error('The colours were opened with another ink limit');
  if (assets.colours.press.icc !== profile.press.icc)
    throw new Error('The colours were opened for another press');
  const file = newPdfFile(pdfVersion);
  const tree = file.reserve();
  const resources = sharedResources(file);
  const tools = {
    colours: assets.colours,
    faces: usedFaces(assets.fontFile),
    outline: assets.outline,
    text: profile.text,
  };
  const kids = Array.from(pages, (page) => addPage(file, tree, page, resources, tools, profile));
  resources.finish(tools.faces, assets.subset);
  file.add({ Type: '/Pages', Kids: kids, Count: kids.length }, tree);
  const catalog = file.add({
    Type: '/Catalog',
    Pages: tree,
    Metadata: addMetadata(file, metadata, profile.standard),
    OutputIntents: [addOutputIntent(file, assets.deflatedProfile, profile)],
    // PDF 1.4 does not know it.
    ViewerPreferences: profile.standard === 'X-4' ? { PrintScaling: '/None' } : undefined,
  });
  return file.finish({
    Root: catalog,
    Info: addInfo(file, metadata, profile.standard),
    ...trailerId(metadata),
  });
}

function addPage(
  file: PdfFile,
  tree: Reference,
  { scene, logo = null }: PrintPage,
  resources: SharedResources,
  tools: ContentTools,
  profile: PrintProfile,
): Reference {
  const { bleedMm = -scene.guides.bleed.x } = marginsOf(profile);
  if (bleedMm !== -scene.guides.bleed.x) throw new Error('The Scene was laid out with another bleed');
  const boxes = pageBoxes(scene.guides, profile.marks);
  const gap = cropMarkMm.gap + bleedMm;
  const marks = profile.marks ? cropMarks(scene.cut, gap, cropMarkMm.length) : [];
  const content = pageContent(scene, boxes, marks, logo, tools);
  return file.add({
    Type: '/Page',
    Parent: tree,
    ...boxEntries(boxes),
    // PDF/X-1a forbids transparency, and with it groups. No page has any.
    Group:
      profile.standard === 'X-4'
        ? { Type: '/Group', S: '/Transparency', CS: '/DeviceCMYK', I: true }
        : undefined,
    Resources: resources.forPage(logo),
    Contents: file.addDeflated({}, utf8(content)),
  });
}

function boxEntries({ media, bleed, trim }: PageBoxes): Record<string, PdfValue> {
  return { MediaBox: corners(media), BleedBox: corners(bleed), TrimBox: corners(trim) };
}

/** PDF writes a box as its lower left and upper right corners. */
function corners({ x, y, width, height }: Box): PdfValue {
  return [x, y, x + width, y + height].map(number);
}
