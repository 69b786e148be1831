import { strFromU8, unzlibSync } from 'fflate';
import { reportUnless } from './complaints.ts';
import { type Dict, latin1, textOf, type Value } from './parse-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { operationsOf } from './read-content.ts';

const pointsPerMm = 72 / 25.4;
const forbiddenKeys = [
  '/AA',
  '/OpenAction',
  '/AcroForm',
  '/Annots',
  '/EmbeddedFiles',
  '/JavaScript',
  '/JS',
  '/OPI',
  '/F',
  '/TR',
  '/TR2',
  '/HTP',
  '/PS',
  '/Encrypt',
  '/ArtBox',
  '/UserUnit',
];

/** The cut that was ordered: its short and its long side, and its bleed, in mm. */
export type ExpectedCut = { sidesMm: readonly [short: number, long: number]; bleedMm: number };

/** Rules for the whole file: version, metadata, boxes and forbidden contents. */
export function preflightFile(pdf: PdfDocument, expected: ExpectedCut): string[] {
  return [
    ...reportUnless(/^%PDF-1\.6\n%[\x80-\xff]{4}\n/.test(pdf.source), 'header'),
    ...reportUnless((pdf.trailer['/ID'] as Value[]).length === 2, 'two identifiers'),
    ...metadata(pdf),
    ...outputIntent(pdf),
    ...pdf.pages.flatMap((page) => boxes(pdf, page, expected)),
    ...pdf.pages.flatMap((page) => balance(pdf, page)),
    ...[...pdf.objects.values(), { value: pdf.trailer }].flatMap(({ value }) => forbidden(value)),
  ];
}

function metadata(pdf: PdfDocument): string[] {
  const { dict, bytes } = pdf.stream(pdf.catalog, '/Metadata');
  const xmp = strFromU8(bytes);
  const valueOfTag = (name: string) => new RegExp(`<${name}>(?:<[^>]+>)*([^<]+)<`).exec(xmp)?.[1] ?? '';
  const info = pdf.dict(pdf.trailer, '/Info');
  const infoDate = textOf(info['/CreationDate']);
  const digits = (date: string) => date.replace(/\D/g, '').slice(0, 14);
  return [
    ...reportUnless(dict['/Filter'] === undefined, 'metadata unpacked'),
    ...reportUnless(pdf.source.includes('<pdfxid:GTS_PDFXVersion>PDF/X-4<'), 'PDF/X-4 in plain sight'),
    ...['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate'].flatMap((name) =>
      reportUnless(digits(valueOfTag(name)) === digits(infoDate), `${name} agrees`),
    ),
    ...reportUnless(valueOfTag('dc:title') !== '' && '/Title' in info, 'title'),
    ...reportUnless(/^uuid:[\da-f-]{36}$/.test(valueOfTag('xmpMM:DocumentID')), 'DocumentID'),
    ...reportUnless(
      valueOfTag('xmpMM:RenditionClass') === 'default' && valueOfTag('xmpMM:VersionID') !== '',
      'version',
    ),
    ...reportUnless(valueOfTag('pdf:Trapped') === 'False' && info['/Trapped'] === '/False', 'Trapped agrees'),
    ...reportUnless(textOf(info['/GTS_PDFXVersion']) === 'PDF/X-4', 'version agrees'),
  ];
}

function outputIntent(pdf: PdfDocument): string[] {
  const intents = pdf.at(pdf.catalog, '/OutputIntents') as Value[];
  const intent = pdf.dict(intents[0]);
  const { dict, raw } = pdf.stream(intent, '/DestOutputProfile');
  const bytes = unpackedProfile(raw);
  const header = latin1(bytes.subarray(0, 128));
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return [
    ...reportUnless(intents.length === 1 && intent['/S'] === '/GTS_PDFX', 'one output intent'),
    ...reportUnless(textOf(intent['/OutputConditionIdentifier']) === 'FOGRA39', 'condition'),
    ...reportUnless(dict['/N'] === 4 && header.slice(12, 20) === 'prtrCMYK', 'CMYK printer profile'),
    ...reportUnless(size === bytes.length, 'profile whole'),
  ];
}

let lastProfile = { packed: new Uint8Array(), bytes: new Uint8Array() };

/** Hundreds of files hold the same megabyte: it is unpacked again only when it differs from the last. */
function unpackedProfile(packed: Uint8Array): Uint8Array {
  const { packed: known } = lastProfile;
  const isKnown = known.length === packed.length && known.every((byte, index) => byte === packed[index]);
  if (!isKnown) lastProfile = { packed: packed.slice(), bytes: unzlibSync(packed) };
  return lastProfile.bytes;
}

function boxes(pdf: PdfDocument, page: Dict, { sidesMm, bleedMm }: ExpectedCut): string[] {
  const [media, bleed, trim] = ['/MediaBox', '/BleedBox', '/TrimBox'].map((name) => pdf.numbers(page, name));
  if (!media || !bleed || !trim) return ['boxes'];
  const sides = sizeOf(trim).sort((a, b) => a - b);
  return [
    ...reportUnless(isWithin(trim, bleed) && isWithin(bleed, media), 'boxes within one another'),
    ...reportUnless(
      sidesMm.every((side, index) => Math.abs((sides[index] ?? 0) - side) < 0.01),
      'cut size',
    ),
    ...reportUnless(
      sizeOf(bleed).every((side, index) => Math.abs(side - (sizeOf(trim)[index] ?? 0) - 2 * bleedMm) < 0.01),
      'bleed',
    ),
  ];
}

function sizeOf([left = 0, bottom = 0, right = 0, top = 0]: number[]): number[] {
  return [(right - left) / pointsPerMm, (top - bottom) / pointsPerMm];
}

function isWithin(inner: number[], outer: number[]): boolean {
  return inner.every((edge, index) => {
    const other = outer[index] ?? Number.NaN;
    return index < 2 ? edge >= other : edge <= other;
  });
}

function balance(pdf: PdfDocument, page: Dict): string[] {
  let depth = 0;
  for (const { operator } of operationsOf(pdf.content(page))) {
    if (operator === 'q') depth += 1;
    if (operator === 'Q') depth -= 1;
    if (depth < 0) return ['states taken back that were not kept'];
  }
  return reportUnless(depth === 0, 'states kept that are not taken back');
}

function forbidden(value: Value): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(forbidden);
  const filter = value['/Filter'];
  return [
    ...Object.keys(value).flatMap((key) => reportUnless(!forbiddenKeys.includes(key), `forbidden ${key}`)),
    ...reportUnless(
      filter === undefined || filter === '/FlateDecode' || filter === '/DCTDecode',
      'packed in a way not allowed',
    ),
    ...Object.values(value).flatMap(forbidden),
  ];
}
