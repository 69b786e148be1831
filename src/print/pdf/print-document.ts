import type { FaceName } from '#layout/text/faces.ts';
import type { PressColours } from '../colour/press-colours.ts';
import type { Subsetter } from '../fonts/subsetter.ts';
import { usedFaces } from '../fonts/used-faces.ts';
import { type PrintProfile, standards } from '../profile/print-profile.ts';
import { addInfo, addMetadata, type DocumentMetadata, trailerId } from './metadata.ts';
import { addOutputIntent } from './output-intent.ts';
import type { ContentTools } from './page-content.ts';
import { newPdfFile, type PdfFile } from './pdf-file.ts';
import { type SharedResources, sharedResources } from './shared-resources.ts';
import type { PdfDictionary, PdfValue, Reference } from './values.ts';

export type PrintAssets = {
  colours: PressColours;
  /** The press profile, already deflated; it is embedded unchanged. */
  deflatedProfile: Uint8Array;
  fontFile: (face: FaceName) => Uint8Array;
  /** The glyphs of missing characters, and of all characters where texts are outlines. */
  outline: ContentTools['outline'];
  subset: Subsetter;
};

/** A file that is being written. */
export type PrintDocument = {
  file: PdfFile;
  profile: PrintProfile;
  resources: SharedResources;
  tools: ContentTools;
  addPage(boxes: Record<string, PdfValue>, resources: PdfDictionary, content: Uint8Array): Reference;
};

/** A file of the profile's standard with the pages that the callback adds. */
export function writeDocument(
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
  addPages: (document: PrintDocument) => Reference[],
): Uint8Array<ArrayBuffer> {
  if (assets.colours.inkLimit !== profile.inkLimit)
    throw new Error('The colours were opened with another ink limit');
  if (assets.colours.press.icc !== profile.press.icc)
    throw new Error('The colours were opened for another press');
  const { standard } = profile;
  const file = newPdfFile(standards[standard].pdfVersion);
  const tree = file.reserve();
  const resources = sharedResources(file, profile);
  const { colours, outline, fontFile } = assets;
  const tools = { colours, faces: usedFaces(fontFile), outline, profile };
  const kids = addPages({
    file,
    profile,
    resources,
    tools,
    addPage: (boxes, pageResources, content) =>
      file.add({
        Type: '/Page',
        Parent: tree,
        ...boxes,
        // PDF/X-1a forbids transparency, and with it groups. No page has any.
        Group:
          standard === 'X-4' ? { Type: '/Group', S: '/Transparency', CS: '/DeviceCMYK', I: true } : undefined,
        Resources: pageResources,
        Contents: file.addContent({}, content),
      }),
  });
  resources.finish(tools.faces, assets.subset);
  file.add({ Type: '/Pages', Kids: kids, Count: kids.length }, tree);
  const catalog = file.add({
    Type: '/Catalog',
    Pages: tree,
    Metadata: addMetadata(file, metadata, standard),
    OutputIntents: [addOutputIntent(file, assets.deflatedProfile, profile)],
    // PDF 1.4 does not know it.
    ViewerPreferences: standard === 'X-4' ? { PrintScaling: '/None' } : undefined,
  });
  return file.finish({ Root: catalog, Info: addInfo(file, metadata, standard), ...trailerId(metadata) });
}
