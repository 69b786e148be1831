import { UnreadablePicture } from '../unreadable-picture.ts';
import type { SvgElement } from './svg-elements.ts';

type Declarations = readonly (readonly [name: string, value: string])[];
type Rule = {
  tag: string | null;
  id: string | null;
  classes: readonly string[];
  weight: number;
  declarations: Declarations;
};

/** Finds the declarations for an element, those of the strongest rule last. */
export type StyleSheet = (element: SvgElement) => Declarations;

const maxRules = 2000;
/** Elements times the rules that may be theirs. */
const maxComparisons = 200_000;

/** Reads `<style>` elements. Selectors are an element, classes and an id; anything more is refused, not ignored. */
export function readStyleSheet(texts: readonly string[]): StyleSheet {
  const rules = texts.flatMap(readRules);
  if (rules.length > maxRules) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
  // By the first class, else the id, else the element, so that few rules are compared with each element.
  const byKey = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = rule.classes[0] ? `.${rule.classes[0]}` : rule.id ? `#${rule.id}` : (rule.tag ?? '*');
    byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  let left = maxComparisons;
  return (element) => {
    const classes = (element.attributes.class ?? '').split(/\s+/).filter((name) => name !== '');
    const { id = '' } = element.attributes;
    const keys = [...new Set(classes.map((name) => `.${name}`)), `#${id}`, element.name, '*'];
    const candidates = keys.flatMap((key) => byKey.get(key) ?? []);
    left -= candidates.length;
    if (left < 0) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
    return candidates
      .filter(
        (rule) =>
          (rule.tag === null || rule.tag === element.name) &&
          (rule.id === null || rule.id === id) &&
          rule.classes.every((name) => classes.includes(name)),
      )
      .sort((a, b) => a.weight - b.weight)
      .flatMap(({ declarations }) => declarations);
  };
}

function readRules(text: string): Rule[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '').replace(/@(?:charset|namespace)[^;{}]*;/g, '');
  if (/@import/i.test(plain)) throw new UnreadablePicture('LOGO_SVG_UNSAFE');
  // The font of a text that is refused anyway.
  const css = plain.replace(/@font-face\s*\{[^{}]*\}/g, '');
  if (css.includes('@')) throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selectors = '', body = ''], order) =>
    selectors.split(',').map((selector) => readSelector(selector.trim(), readDeclarations(body), order)),
  );
}

function readSelector(selector: string, declarations: Declarations, order: number): Rule {
  const found = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/.exec(selector);
  if (!found || selector === '') throw new UnreadablePicture('LOGO_SVG_EFFECTS');
  const [, tag = '*', rest = ''] = found;
  const parts = rest.match(/[.#][\w-]+/g) ?? [];
  const classes = parts.filter((part) => part.startsWith('.')).map((part) => part.slice(1));
  const id = parts.find((part) => part.startsWith('#'))?.slice(1) ?? null;
  const specificity = (id === null ? 0 : 10_000) + classes.length * 100 + (tag === '*' ? 0 : 1);
  return { tag: tag === '*' ? null : tag, id, classes, weight: specificity * maxRules + order, declarations };
}

/** The declarations of a `style` attribute or a rule. */
export function readDeclarations(text: string): Declarations {
  return text.split(';').flatMap((part) => {
    const colon = part.indexOf(':');
    if (colon < 0) return [];
    const name = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim();
    return value === '' ? [] : [[name, value] as const];
  });
}
