import { finishableParts } from '#layout/check/finishing.ts';
import { areFaults, type ExactInk, readExactInks, readInkLimit, spotNames } from '../colour/exact-inks.ts';
import { faultsOfPlateName, type PlateFault, plateKey } from '../colour/plate-faults.ts';
import { isPressName } from '../colour/press-condition.ts';
import { isFileNamePattern } from '../file-name.ts';

/** A print profile as a small JSON: what a shop asks for. An absent field is that of the Standard profile. */
export type ProfileSettings = {
  name?: string;
  standard?: 'X-4' | 'X-1a';
  /** In mm. */
  bleedMm?: number;
  /** From the cut to the texts, in mm. */
  safeMm?: number;
  /** Crop marks. */
  marks?: boolean;
  /** A shipped press condition, or the file of a custom ICC profile. */
  icc?: string;
  /** The highest sum of all inks at one place, in per cent. */
  inkLimit?: number;
  text?: 'fonts' | 'outlines';
  embedIcc?: boolean;
  fileName?: string;
  /** Screen colours that are printed in exact inks or as spot colours. */
  inks?: readonly ExactInk[];
  /** The radius of rounded corners in mm: the file has a plate CutContour with the cut. */
  cornersMm?: number;
  finishing?: Finishing;
};

/** Varnish, foil or white over texts, by their fields, or over a drawn logo: a plate of its own that overprints. */
export type Finishing = { plate: string; parts: readonly string[] };

export type ProfileField = keyof ProfileSettings;

export const profileLimits = {
  bleedMm: { min: 0, max: 5 },
  safeMm: { min: 0, max: 10 },
  inkLimit: { min: 200, max: 400 },
  cornersMm: { min: 0, max: 15 },
  nameLength: 60,
} as const;

const isOneOf =
  (...allowed: readonly string[]) =>
  (value: unknown) =>
    typeof value === 'string' && allowed.includes(value);
const isWithin =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown) =>
    typeof value === 'number' && value >= min && value <= max;
const isBoolean = (value: unknown) => typeof value === 'boolean';

/** The fields whose values stand alone. */
const rules: Record<Exclude<ProfileField, PlateFault['field']>, (value: unknown) => boolean> = {
  name: (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= profileLimits.nameLength,
  standard: isOneOf('X-4', 'X-1a'),
  bleedMm: isWithin(profileLimits.bleedMm),
  safeMm: isWithin(profileLimits.safeMm),
  marks: isBoolean,
  icc: (value) => typeof value === 'string' && (isPressName(value) || isIccFile(value)),
  inkLimit: isWithin(profileLimits.inkLimit),
  text: isOneOf('fonts', 'outlines'),
  embedIcc: isBoolean,
  fileName: (value) => typeof value === 'string' && isFileNamePattern(value),
  cornersMm: isWithin(profileLimits.cornersMm),
};

/** Settings that cannot be read: the fields with a wrong value, the fields that no profile has, and what is wrong with plates. */
export class UnreadableProfile extends Error {
  readonly code = 'SHOP_UNUSABLE';
  readonly wrong: readonly ProfileField[];
  readonly unknown: readonly string[];
  readonly faults: readonly PlateFault[];

  constructor(
    wrong: readonly ProfileField[],
    unknown: readonly string[],
    faults: readonly PlateFault[] = [],
  ) {
    super([...wrong, ...unknown].join(', ') || 'The file is not a print profile');
    this.wrong = wrong;
    this.unknown = unknown;
    this.faults = faults;
  }
}

/** The settings of a parsed JSON. Throws an UnreadableProfile that lists every fault. */
export function readProfileSettings(value: unknown): ProfileSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableProfile([], []);
  const all = value as Partial<Record<string, unknown>>;
  const unknown = Object.keys(all).filter((field) => !isField(field));
  const inks = all.inks === undefined ? [] : readExactInks(all.inks, readInkLimit(all));
  const faults = [
    ...(areFaults(inks) ? inks : []),
    ...(all.finishing === undefined ? [] : finishingFaults(all.finishing, areFaults(inks) ? [] : inks)),
  ];
  const wrong = Object.keys(all).filter(
    (field): field is ProfileField =>
      faults.some((fault) => fault.field === field) || (isPlainField(field) && !rules[field](all[field])),
  );
  if (wrong.length + unknown.length > 0) throw new UnreadableProfile(wrong, unknown, faults);
  return areFaults(inks) || all.inks === undefined ? all : { ...all, inks };
}

function finishingFaults(value: unknown, inks: readonly ExactInk[]): PlateFault[] {
  const fault = (code: PlateFault['code'], written?: string): PlateFault => ({
    field: 'finishing',
    code,
    ...(written !== undefined && { value: written }),
  });
  if (typeof value !== 'object' || value === null) return [fault('FINISHING_FORM')];
  const { plate, parts, ...others } = value as Partial<Record<string, unknown>>;
  const names: unknown[] = Array.isArray(parts) ? parts : [];
  const unknown = names.filter((part) => !finishableParts.some((known) => known === part));
  const isSpot =
    typeof plate === 'string' && spotNames(inks).some((spot) => plateKey(spot) === plateKey(plate));
  return [
    ...(Object.keys(others).length > 0 ? [fault('FINISHING_FORM')] : []),
    ...faultsOfPlateName(plate).map(({ code, value: name }) => fault(code, name)),
    ...(isSpot ? [fault('PLATE_OF_A_SPOT', plate)] : []),
    ...(names.length === 0 ? [fault('NO_PARTS')] : []),
    ...[...new Set(unknown)].map((part) => fault('PART_UNKNOWN', String(part).slice(0, 40))),
  ];
}

/** Whether a profile's `icc` is a custom file. */
export function isIccFile(icc: string): boolean {
  return /^.{1,200}\.ic[cm]$/i.test(icc);
}

function isField(field: string): field is ProfileField {
  return isPlainField(field) || field === 'inks' || field === 'finishing';
}

function isPlainField(field: string): field is keyof typeof rules {
  return Object.hasOwn(rules, field);
}
