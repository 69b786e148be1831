import { faultsOfPlateName, type PlateFault, plateKey } from './plate-faults.ts';

/** A screen colour that is printed in exact inks, in per cent, or as a spot colour whose fallback they are. */
export type ExactInk = { colour: string; cmyk: readonly [number, number, number, number]; spot?: string };

export const maxInks = 20;
export const maxSpots = 8;

/** The ink limit of settings in per cent, that of the Standard profile where they have none. */
export function readInkLimit({ inkLimit }: { inkLimit?: unknown }): number {
  return typeof inkLimit === 'number' ? inkLimit : 300;
}

/** A list of exact inks, colours in small letters, or all that is wrong with it. */
export function readExactInks(value: unknown, inkLimit: number): ExactInk[] | PlateFault[] {
  if (!Array.isArray(value)) return [fault('INKS_NOT_A_LIST')];
  const entries: unknown[] = value;
  const read = entries.map((entry, index) => readEntry(entry, index + 1, inkLimit));
  const inks = read.filter((entry): entry is ExactInk => !Array.isArray(entry));
  const faults = [...read.filter((entry) => Array.isArray(entry)).flat(), ...contradictions(inks)];
  if (entries.length > maxInks) faults.push(fault('TOO_MANY_INKS'));
  if (spotNames(inks).length > maxSpots) faults.push(fault('TOO_MANY_SPOTS'));
  return faults.length > 0 ? faults : inks;
}

/** Whether reading inks found faults. */
export function areFaults(read: readonly ExactInk[] | readonly PlateFault[]): read is readonly PlateFault[] {
  return read.some((one) => 'code' in one);
}

function readEntry(value: unknown, entry: number, inkLimit: number): ExactInk | PlateFault[] {
  if (typeof value !== 'object' || value === null) return [fault('INK_FORM', { entry })];
  const { colour, cmyk, spot, ...others } = value as Partial<Record<string, unknown>>;
  const unknown = Object.keys(others).map((name) => fault('INK_FIELD', { entry, value: name }));
  const isColour = typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour);
  const inks = readPercents(cmyk);
  const sum = inks?.reduce((total, ink) => total + ink, 0) ?? 0;
  const faults = [
    ...unknown,
    ...(isColour ? [] : [fault('INK_COLOUR', { entry, value: shown(colour) })]),
    ...(inks ? [] : [fault('INK_PERCENT', { entry })]),
    ...(sum > inkLimit ? [fault('INK_LIMIT', { entry, value: `${sum}` })] : []),
    ...(spot === undefined ? [] : faultsOfPlateName(spot).map((found) => ({ ...found, entry }))),
  ];
  if (!isColour || !inks || faults.length > 0) return faults.map((found) => ({ ...found, field: 'inks' }));
  return { colour: colour.toLowerCase(), cmyk: inks, ...(typeof spot === 'string' && { spot }) };
}

function readPercents(value: unknown): ExactInk['cmyk'] | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  const inks: unknown[] = value;
  const isPercent = (ink: unknown) => typeof ink === 'number' && ink >= 0 && ink <= 100;
  return inks.every(isPercent) ? (inks as [number, number, number, number]) : null;
}

/** Two inks for one colour, or two colours on one plate, which would print both alike. */
function contradictions(inks: readonly ExactInk[]): PlateFault[] {
  return inks.flatMap(({ colour, spot }, index) => {
    const before = inks.slice(0, index);
    const isTwice = before.some((other) => other.colour === colour);
    const isTaken =
      spot !== undefined &&
      before.some((other) => other.spot !== undefined && plateKey(other.spot) === plateKey(spot));
    return [
      ...(isTwice ? [fault('INK_TWICE', { value: colour })] : []),
      ...(isTaken ? [fault('SPOT_OF_TWO_COLOURS', { value: spot })] : []),
    ];
  });
}

function fault(code: PlateFault['code'], about: Pick<PlateFault, 'entry' | 'value'> = {}): PlateFault {
  return { field: 'inks', code, ...about };
}

/** What was written instead, short enough for a message. */
function shown(value: unknown): string {
  if (value === undefined) return '';
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 40);
}

/** The names of the spot colours, each once. */
export function spotNames(inks: readonly ExactInk[]): string[] {
  return [...new Set(inks.flatMap(({ spot }) => (spot === undefined ? [] : [spot])))];
}

/** Exact inks as a person types them: `#e30613 = 0 100 100 0; #c8102e = 0 100 80 5 Brand Red`. */
export function inkText(inks: readonly ExactInk[]): string {
  return inks.map(({ colour, cmyk, spot = '' }) => `${colour} = ${cmyk.join(' ')} ${spot}`.trim()).join('; ');
}

/** The typed inks, not validated yet. A part of another form stays a text, which the validation names. */
export function parseInkText(text: string): unknown[] {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const found = /^\s*(#[\da-f]{6})\s*[=:]\s*((?:[\d.,]+%?\s+){3}[\d.,]+%?)(?:\s+(\S.*?))?\s*$/i.exec(part);
    if (!found) return part.trim();
    const [, colour = '', list = '', spot] = found;
    const cmyk = list.split(/\s+/).map((ink) => Number(ink.replace('%', '').replace(',', '.')));
    return { colour, cmyk, ...(spot !== undefined && { spot }) };
  });
}
