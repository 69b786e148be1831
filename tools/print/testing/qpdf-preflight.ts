import type { PrintProfile } from '#print/profile/print-profile.ts';
import { inFolder, runTool } from './external-tools.ts';

/** The rules of PDF/X-4 and PDF/X-1a over what qpdf reads in a file. It shares no code with the writer or the tests' parser. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Dict = { [key: string]: Json };
type QpdfObject = { value?: Json; stream?: { dict: Dict; data: string } };
type QpdfFile = [{ pdfversion: string }, Record<string, QpdfObject>];

/** The cut of a page in mm, in the orientation of the page, and its bleed. */
export type ExpectedPage = { width: number; height: number; bleedMm: number };

const rgbSpaces = ['/DeviceRGB', '/CalRGB', '/CalGray', '/Lab', '/ICCBased'];
const forbiddenKeys = ['/AA', '/OpenAction', '/AcroForm', '/Annots', '/EmbeddedFiles', '/JavaScript', '/JS'];
const moreForbiddenKeys = ['/OPI', '/TR', '/TR2', '/HTP', '/PS', '/Encrypt', '/ArtBox', '/UserUnit'];
const colourOperators = /^(?:rg|RG|g|G|sc|SC|ri)$/;

/** Every rule that a file breaks; none for a good file. */
export function qpdfPreflight(
  file: Uint8Array,
  profile: PrintProfile,
  pages: readonly ExpectedPage[],
): string[] {
  const { output } = inFolder(file, (path) =>
    runTool('qpdf', ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', path]),
  );
  const [{ pdfversion }, objects] = (JSON.parse(output) as { qpdf: QpdfFile }).qpdf;
  const document = reader(objects);
  return [
    ...unless(pdfversion === (profile.standard === 'X-1a' ? '1.4' : '1.6'), `PDF ${pdfversion}`),
    ...identity(document, profile),
    ...outputIntent(document, profile),
    ...document.everywhere().flatMap((dict) => everywhereRules(dict, profile)),
    ...fonts(document, profile),
    ...document.pages().flatMap((page, index) => pageRules(document, page, pages[index], profile)),
    ...unless(document.pages().length === pages.length, 'number of pages'),
  ];
}

type Document = ReturnType<typeof reader>;

function reader(objects: Record<string, QpdfObject>) {
  const follow = (value: Json | undefined): Json => {
    if (typeof value !== 'string' || !/^\d+ 0 R$/.test(value)) return value ?? null;
    const object = objects[`obj:${value}`];
    return object?.stream?.dict ?? object?.value ?? null;
  };
  const dict = (value: Json | undefined): Dict => {
    const found = follow(value);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : {};
  };
  const list = (value: Json | undefined): Json[] => {
    const found = follow(value);
    return Array.isArray(found) ? found : [];
  };
  const trailer = dict(objects.trailer?.value);
  const catalog = dict(trailer['/Root']);
  return {
    follow,
    dict,
    list,
    trailer,
    catalog,
    pages: () => list(dict(catalog['/Pages'])['/Kids']).map(dict),
    /** Every dictionary of the file, at any depth. */
    everywhere: () =>
      Object.values(objects).flatMap(({ value, stream }) => dictionariesIn(stream?.dict ?? value ?? null)),
    /** The decoded bytes of a stream as text. */
    text: (value: Json | undefined) =>
      typeof value === 'string'
        ? Buffer.from(objects[`obj:${value}`]?.stream?.data ?? '', 'base64').toString('latin1')
        : '',
  };
}

function dictionariesIn(value: Json): Dict[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [{ '': value }, ...value.flatMap(dictionariesIn)];
  return [value, ...Object.values(value).flatMap(dictionariesIn)];
}

const unless = (holds: boolean, rule: string): string[] => (holds ? [] : [rule]);

function identity({ trailer, dict, catalog, text }: Document, { standard }: PrintProfile): string[] {
  const info = dict(trailer['/Info']);
  const version = standard === 'X-1a' ? 'PDF/X-1a:2003' : 'PDF/X-4';
  return [
    ...unless(info['/GTS_PDFXVersion'] === `u:${version}`, 'GTS_PDFXVersion'),
    ...unless(info['/Trapped'] === '/False', 'Trapped'),
    ...['/Title', '/CreationDate', '/ModDate'].flatMap((key) => unless(key in info, key)),
    ...unless(Array.isArray(trailer['/ID']) && trailer['/ID'].length === 2, 'ID'),
    ...unless(text(catalog['/Metadata']).includes(`GTS_PDFXVersion>${version}<`), 'XMP agrees'),
  ];
}

function outputIntent({ catalog, list, dict, text }: Document, { press, embedIcc }: PrintProfile): string[] {
  const [intent, ...others] = list(catalog['/OutputIntents']).map(dict);
  const profile = intent?.['/DestOutputProfile'];
  return [
    ...unless(intent?.['/S'] === '/GTS_PDFX' && others.length === 0, 'one output intent'),
    ...unless(intent?.['/OutputConditionIdentifier'] === `u:${press.identifier}`, 'condition'),
    ...unless((intent?.['/RegistryName'] === 'u:http://www.color.org') === press.isRegistered, 'registry'),
    ...unless(typeof intent?.['/Info'] === 'string', 'Info of the intent'),
    ...unless((profile !== undefined) === embedIcc, 'ICC profile of the intent'),
    ...unless(!embedIcc || text(profile).slice(12, 20) === 'prtrCMYK', 'profile of a press'),
  ];
}

/** The total inks at both ends of every piece of a gradient. */
function gradientInks(dict: Dict): number[] {
  const pieces = dict['/Functions'];
  if (!Array.isArray(pieces)) return [];
  return pieces
    .flatMap(dictionariesIn)
    .flatMap((piece) =>
      [piece['/C0'], piece['/C1']].flatMap((inks) =>
        Array.isArray(inks) ? [inks.reduce<number>((sum, ink) => sum + Number(ink), 0)] : [],
      ),
    );
}

/** The four inks, or a plate whose fallback they are. */
function isInkSpace(space: unknown): boolean {
  if (!Array.isArray(space)) return space === '/DeviceCMYK';
  const [kind, , fallback] = space as unknown[];
  return kind === '/Separation' && fallback === '/DeviceCMYK';
}

function everywhereRules(dict: Dict, { standard, inkLimit }: PrintProfile): string[] {
  const isX1a = standard === 'X-1a';
  const values = Object.values(dict).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [
    ...rgbSpaces.flatMap((space) => unless(!values.includes(space), space)),
    ...[...forbiddenKeys, ...moreForbiddenKeys].flatMap((key) => unless(!(key in dict), key)),
    ...unless(!values.includes('/LZWDecode'), 'LZW'),
    ...unless(dict['/Subtype'] !== '/Image' || dict['/ColorSpace'] === '/DeviceCMYK', 'image in CMYK'),
    ...unless(!('/ShadingType' in dict) || isInkSpace(dict['/ColorSpace']), 'gradient in inks'),
    ...unless(
      gradientInks(dict).every((ink) => ink <= inkLimit + 1e-4),
      'ink of a gradient',
    ),
    ...unless(values[0] !== '/Separation' || values[2] === '/DeviceCMYK', 'plate with a CMYK fallback'),
    ...unless(!('/SMask' in dict) && !('/Mask' in dict), 'mask'),
    ...unless(!('/ca' in dict) && !('/CA' in dict) && !('/BM' in dict), 'transparency'),
    ...unless(!(isX1a && dict['/S'] === '/Transparency'), 'transparency group'),
    ...unless(!(isX1a && (dict['/Type'] === '/ObjStm' || dict['/Type'] === '/XRef')), 'compressed objects'),
  ];
}

function fonts({ everywhere, dict, list }: Document, { text }: PrintProfile): string[] {
  const found = everywhere().filter((entry) => entry['/Type'] === '/Font');
  if (text === 'outlines') return unless(found.length === 0, 'no fonts');
  return found
    .filter((font) => font['/Subtype'] === '/Type0')
    .flatMap((font) => {
      const [descendant] = list(font['/DescendantFonts']).map(dict);
      return unless('/FontFile2' in dict(descendant?.['/FontDescriptor']), 'font embedded');
    });
}

function pageRules(
  { list, text }: Document,
  page: Dict,
  expected: ExpectedPage | undefined,
  { inkLimit }: PrintProfile,
): string[] {
  if (!expected) return ['unexpected page'];
  const box = (key: string) => list(page[key]).map((side) => (Number(side) * 25.4) / 72);
  const [media, bleed, trim] = ['/MediaBox', '/BleedBox', '/TrimBox'].map(box) as [
    number[],
    number[],
    number[],
  ];
  const size = ([left = 0, bottom = 0, right = 0, top = 0]: number[]) =>
    [right - left, top - bottom] as const;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.01;
  const isSize = (sides: readonly [number, number], add: number) =>
    isNear(sides[0], expected.width + add) && isNear(sides[1], expected.height + add);
  const contains = (outer: number[], inner: number[]) =>
    [0, 1].every((side) => (outer[side] ?? 0) <= (inner[side] ?? 0) + 1e-6) &&
    [2, 3].every((side) => (outer[side] ?? 0) >= (inner[side] ?? 0) - 1e-6);
  return [
    ...unless(isSize(size(trim), 0), 'TrimBox'),
    ...unless(isSize(size(bleed), 2 * expected.bleedMm), 'BleedBox'),
    ...unless(contains(media, bleed) && contains(bleed, trim), 'boxes inside each other'),
    ...contentRules(text(page['/Contents']), inkLimit),
  ];
}

function contentRules(content: string, inkLimit: number): string[] {
  const tokens = content.split(/\s+/);
  const inks = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k\b/gi)].map((match) =>
    match.slice(1, 5).reduce((sum, ink) => sum + Number(ink), 0),
  );
  return [
    ...unless(!tokens.some((token) => colourOperators.test(token)), 'colour operator'),
    ...unless(inks.length > 0 && Math.max(...inks) <= inkLimit + 1e-4, 'ink of a colour'),
    ...unless(
      tokens.filter((token) => token === 'q').length === tokens.filter((token) => token === 'Q').length,
      'q and Q',
    ),
  ];
}
