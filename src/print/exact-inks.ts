/** A screen colour that is printed in exact inks, in per cent, or as a spot colour whose fallback they are. */
export type ExactInk = { colour: string; cmyk: readonly [number, number, number, number]; spot?: string };

const maxInks = 20;
const maxSpots = 8;
/** Names of plates that every file has, or that mean all of them. */
const processPlates = ['all', 'none', 'cyan', 'magenta', 'yellow', 'black'];

/** Whether a name can be that of a plate of its own: plain characters, as print shops write them. */
export function isPlateName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[A-Za-z0-9][A-Za-z0-9 _+.-]{0,39}$/.test(name) &&
    !processPlates.includes(name.toLowerCase())
  );
}

/** Whether a parsed JSON is a list of exact inks, none above the ink limit in per cent. */
export function areExactInks(value: unknown, inkLimit: number): value is ExactInk[] {
  if (!Array.isArray(value) || value.length > maxInks) return false;
  const inks: unknown[] = value;
  if (!inks.every((ink) => isExactInk(ink, inkLimit))) return false;
  const [colours, spots] = [inks.map(({ colour }) => colour), spotNames(inks)];
  return new Set(colours).size === colours.length && spots.length <= maxSpots;
}

function isExactInk(value: unknown, inkLimit: number): value is ExactInk {
  if (typeof value !== 'object' || value === null) return false;
  const { colour, cmyk, spot, ...others } = value as Partial<Record<string, unknown>>;
  if (typeof colour !== 'string' || !/^#[\da-f]{6}$/.test(colour) || Object.keys(others).length > 0)
    return false;
  if (!Array.isArray(cmyk) || cmyk.length !== 4 || (spot !== undefined && !isPlateName(spot))) return false;
  const inks: unknown[] = cmyk;
  const isPercent = (ink: unknown) => typeof ink === 'number' && ink >= 0 && ink <= 100;
  return inks.every(isPercent) && inks.reduce<number>((sum, ink) => sum + Number(ink), 0) <= inkLimit;
}

/** The names of the spot colours, each once. */
export function spotNames(inks: readonly ExactInk[]): string[] {
  return [...new Set(inks.flatMap(({ spot }) => (spot === undefined ? [] : [spot])))];
}

/** Exact inks as a person types them: `#e30613 = 0 100 100 0; #c8102e = 0 100 80 5 Brand Red`. */
export function inkText(inks: readonly ExactInk[]): string {
  return inks.map(({ colour, cmyk, spot = '' }) => `${colour} = ${cmyk.join(' ')} ${spot}`.trim()).join('; ');
}

/** The typed inks, not validated yet; null for a text of another form. */
export function parseInkText(text: string): unknown[] | null {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const inks = parts.map((part) => {
    const found = /^\s*(#[\da-f]{6})\s*[=:]\s*((?:[\d.,]+%?\s+){3}[\d.,]+%?)(?:\s+(\S.*?))?\s*$/i.exec(part);
    if (!found) return null;
    const [, colour = '', list = '', spot] = found;
    const cmyk = list.split(/\s+/).map((ink) => Number(ink.replace('%', '').replace(',', '.')));
    return { colour: colour.toLowerCase(), cmyk, ...(spot !== undefined && { spot }) };
  });
  return inks.includes(null) ? null : inks;
}
