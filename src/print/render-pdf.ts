import { cropMarks } from '#layout/crop-marks.ts';
import { businessCard } from '#layout/formats.ts';
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

export type PrintOptions = DocumentMetadata & { cropMarks: boolean };

/**
 * The pages as one PDF/X-4 file. The same input gives the same bytes everywhere. Pages are read one at a time, so that a
 * generator can create them on demand.
 */
export function renderPdf(
  pages: Iterable<PrintPage>,
  assets: PrintAssets,
  options: PrintOptions,
): Uint8Array<ArrayBuffer> {
  const file = newPdfFile();
  const tree = file.reserve();
  const resources = sharedResources(file);
  const tools = { colours: assets.colours, faces: usedFaces(assets.fontFile), outline: assets.outline };
  const kids = Array.from(pages, (page) => addPage(file, tree, page, resources, tools, options));
  resources.finish(tools.faces, assets.subset);
  file.add({ Type: '/Pages', Kids: kids, Count: kids.length }, tree);
  const catalog = file.add({
    Type: '/Catalog',
    Pages: tree,
    Metadata: addMetadata(file, options),
    OutputIntents: [addOutputIntent(file, assets.deflatedProfile)],
    ViewerPreferences: { PrintScaling: '/None' },
  });
  return file.finish({ Root: catalog, Info: addInfo(file, options), ...trailerId(options) });
}

function addPage(
  file: PdfFile,
  tree: Reference,
  { scene, logo = null }: PrintPage,
  resources: SharedResources,
  tools: ContentTools,
  options: PrintOptions,
): Reference {
  const boxes = pageBoxes(businessCard, scene.cut, options);
  const { bleed, cropMarkGap, cropMark } = businessCard;
  const marks = options.cropMarks ? cropMarks(scene.cut, bleed + cropMarkGap, cropMark) : [];
  const content = pageContent(scene, boxes, marks, logo, tools);
  return file.add({
    Type: '/Page',
    Parent: tree,
    ...boxEntries(boxes),
    Group: { Type: '/Group', S: '/Transparency', CS: '/DeviceCMYK', I: true },
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
