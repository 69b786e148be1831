import { type PrintProfile, standards } from '../profile/print-profile.ts';
import type { PdfFile } from './pdf-file.ts';
import { type PdfDictionary, plainString, type Reference, textString, utf8 } from './values.ts';

/** The metadata of a file. The caller passes id and time, so that the same input gives the same bytes. */
export type DocumentMetadata = {
  title: string;
  createdAt: Date;
  /** A UUID that distinguishes two files of the same card. */
  documentId: string;
};

const producer = 'Vizitka';

type Standard = PrintProfile['standard'];

/** Where XMP has the name of the standard. */
const versionSpaces: Record<Standard, { prefix: string; namespace: string }> = {
  'X-4': { prefix: 'pdfxid', namespace: 'http://www.npes.org/pdfx/ns/id/' },
  'X-1a': { prefix: 'pdfx', namespace: 'http://ns.adobe.com/pdfx/1.3/' },
};

/** The XMP packet with the name of the file's standard, uncompressed, so that print shop tools can read it directly. */
export function addMetadata(file: PdfFile, facts: DocumentMetadata, standard: Standard): Reference {
  return file.addStream({ Type: '/Metadata', Subtype: '/XML' }, utf8(xmp(facts, standard)));
}

/** The same metadata in the older Info dictionary. */
export function addInfo(
  file: PdfFile,
  { title, createdAt }: DocumentMetadata,
  standard: Standard,
): Reference {
  const date = plainString(`D:${createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`);
  return file.add({
    Title: textString(cleanTitle(title)),
    Creator: plainString(producer),
    Producer: plainString(producer),
    CreationDate: date,
    ModDate: date,
    Trapped: '/False',
    GTS_PDFXVersion: plainString(standards[standard].name),
  });
}

export function trailerId({ documentId }: DocumentMetadata): PdfDictionary {
  const id = `<${documentId.replaceAll('-', '').toUpperCase()}>`;
  return { ID: [id, id] };
}

function xmp({ title, createdAt, documentId }: DocumentMetadata, standard: Standard): string {
  const date = createdAt.toISOString().replace(/\.\d+Z$/, '+00:00');
  const { prefix, namespace } = versionSpaces[standard];
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:${prefix}="${namespace}">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(cleanTitle(title))}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${producer}</xmp:CreatorTool>
<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
<xmpMM:InstanceID>uuid:${documentId}</xmpMM:InstanceID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<xmpMM:VersionID>1</xmpMM:VersionID>
<pdf:Producer>${producer}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<${prefix}:GTS_PDFXVersion>${standards[standard].name}</${prefix}:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

/** The title on one line, without the characters that XML or Unicode forbids. */
function cleanTitle(title: string): string {
  return title
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
