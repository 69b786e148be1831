import { UnreadablePicture } from '../unreadable-picture.ts';
import { readDeclarations, type StyleSheet } from './style-sheet.ts';
import type { SvgElement } from './svg-elements.ts';

/** The properties that children inherit, with their initial values. */
const inherited = {
  color: '#000000',
  fill: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  visibility: 'visible',
  'paint-order': 'normal',
} as const;

/** The properties of the element alone, with their initial values. */
const own = {
  opacity: '1',
  display: 'inline',
  'clip-path': 'none',
  transform: '',
  'stop-color': '#000000',
  'stop-opacity': '1',
} as const;

type Property = keyof typeof inherited | keyof typeof own;

/** The computed style of an element. */
export type Style = Readonly<Record<Property, string>>;

export const initialStyle: Style = { ...inherited, ...own };

/** What prints otherwise than it looks, or cannot be printed as paths. Refused where an element that is drawn has it. */
const effects = [
  'filter',
  'mask',
  'mask-image',
  'mix-blend-mode',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'vector-effect',
  'transform-origin',
  'backdrop-filter',
] as const;
const withoutEffect = /^(?:none|normal|auto|inherit|initial|unset|0(?:px|%)?(?:\s+0(?:px|%)?)?)$/i;

/** The style of an element: its attributes, then the style sheet, then its own declarations, else what it inherits. */
export function svgStyleOf(element: SvgElement, parent: Style, sheet: StyleSheet): Style {
  const style: Record<string, string> = { ...own };
  for (const name of Object.keys(inherited)) style[name] = parent[name as Property];
  const { attributes } = element;
  const declared = [
    ...Object.entries(attributes),
    ...sheet(element),
    ...readDeclarations(attributes.style ?? ''),
  ];
  let hasEffect = false;
  for (const [name, value] of declared) {
    if (effects.some((effect) => effect === name)) hasEffect ||= !withoutEffect.test(value);
    if (!Object.hasOwn(initialStyle, name)) continue;
    const property = name as Property;
    if (value === 'inherit') style[property] = parent[property];
    else if (value === 'initial') style[property] = initialStyle[property];
    else style[property] = value.trim();
  }
  if (hasEffect && style.display !== 'none') throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  return style as Style;
}
