import { parseXml } from '@rgrove/parse-xml';
import { strFromU8 } from 'fflate';
import { UnreadablePicture } from '../unreadable-picture.ts';

/** An element of SVG; elements of other namespaces, such as those of drawing programs, are left out. */
export type SvgElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly SvgElement[];
  /** The text of the element itself. */
  text: string;
};

/** Bounds what one file can cost. An element that is used again is visited again. */
export const svgLimits = {
  bytes: 1_000_000,
  elements: 20_000,
  visits: 60_000,
  depth: 100,
  shapes: 20_000,
  segments: 200_000,
} as const;

/** The elements of an SVG file. A document type is skipped with its entities, so none is ever expanded. */
export function readElements(bytes: Uint8Array): { root: SvgElement; byId: ReadonlyMap<string, SvgElement> } {
  if (bytes.length > svgLimits.bytes) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  const text = decodeText(bytes);
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) tags += 1;
  // An element has at most two tags; comments and metadata have some too.
  if (tags > 3 * svgLimits.elements) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  const byId = new Map<string, SvgElement>();
  const found = parse(text);
  if (!found || localName(found.name) !== 'svg') throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
  return { root: copyElement(found, byId, { left: svgLimits.elements }, 0), byId };
}

type XmlElement = NonNullable<ReturnType<typeof parseXml>['root']>;

function parse(text: string): XmlElement | null {
  try {
    // Programs declare the names of namespaces as entities; they are not needed.
    return parseXml(text, { ignoreUndefinedEntities: true }).root;
  } catch (error) {
    throw new UnreadablePicture('LOGO_DAMAGED', { cause: error });
  }
}

function copyElement(
  { name, attributes, children }: XmlElement,
  byId: Map<string, SvgElement>,
  budget: { left: number },
  depth: number,
): SvgElement {
  budget.left -= 1;
  if (budget.left < 0 || depth > svgLimits.depth) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  const elements: SvgElement[] = [];
  let text = '';
  for (const child of children) {
    if (isElement(child)) {
      const local = localName(child.name);
      if (local === 'script' || local === 'handler') throw new UnreadablePicture('LOGO_SVG_UNSAFE');
      if (local !== null) elements.push(copyElement(child, byId, budget, depth + 1));
    } else if ('text' in child && typeof child.text === 'string') text += child.text;
  }
  const element = { name: localName(name) ?? '', attributes, children: elements, text };
  const { id } = attributes;
  if (id !== undefined && !byId.has(id)) byId.set(id, element);
  return element;
}

function isElement(node: XmlElement['children'][number]): node is XmlElement {
  return node.type === 'element';
}

/** The name without the prefix of SVG; null for an element of another namespace. */
function localName(name: string): string | null {
  if (!name.includes(':')) return name;
  return name.startsWith('svg:') ? name.slice(4) : null;
}

/** UTF-8, or UTF-16 with a byte order mark. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isUtf16 ? decodeUtf16(bytes, first === 0xff) : strFromU8(bytes);
  return text.replace(/^\uFEFF/, '');
}

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(view.getUint16(at, isLittleEndian));
  return text;
}
