import { isPressName } from './colour/press-condition.ts';
import { areExactInks, type ExactInk, isPlateName } from './exact-inks.ts';
import { isFileNamePattern } from './file-name.ts';

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
  /** A shipped press condition, or the file of one's own ICC profile. */
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

/** The name that cutters know. */
export const cutPlate = 'CutContour';

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

/** A rule gets the value of its field, and all fields. */
const rules: Record<ProfileField, (value: unknown, all: Partial<Record<string, unknown>>) => boolean> = {
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
  inks: (value, { inkLimit }) => areExactInks(value, typeof inkLimit === 'number' ? inkLimit : 300),
  cornersMm: isWithin(profileLimits.cornersMm),
  finishing: isFinishing,
};

/** Settings that cannot be read: the fields with a wrong value, and the fields that no profile has. */
export class UnreadableProfile extends Error {
  readonly wrong: readonly ProfileField[];
  readonly unknown: readonly string[];

  constructor(wrong: readonly ProfileField[], unknown: readonly string[]) {
    super([...wrong, ...unknown].join(', ') || 'The file is not a print profile');
    this.wrong = wrong;
    this.unknown = unknown;
  }
}

/** The settings of a parsed JSON. Throws an UnreadableProfile that lists every fault. */
export function readProfileSettings(value: unknown): ProfileSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableProfile([], []);
  const entries = Object.entries(value);
  const unknown = entries.flatMap(([field]) => (isField(field) ? [] : [field]));
  const wrong = entries.flatMap(([field, entry]) =>
    isField(field) && !rules[field](entry, value as Partial<Record<string, unknown>>) ? [field] : [],
  );
  if (wrong.length + unknown.length > 0) throw new UnreadableProfile(wrong, unknown);
  return value;
}

function isFinishing(value: unknown): value is Finishing {
  if (typeof value !== 'object' || value === null) return false;
  const { plate, parts, ...others } = value as Partial<Record<string, unknown>>;
  if (!isPlateName(plate) || plate === cutPlate || Object.keys(others).length > 0) return false;
  const names: unknown[] = Array.isArray(parts) ? parts : [];
  const isPart = (part: unknown) => typeof part === 'string' && /^[A-Za-z0-9]{1,30}$/.test(part);
  return names.length > 0 && names.length <= 20 && names.every(isPart);
}

/** Whether a profile's `icc` is a file of one's own. */
export function isIccFile(icc: string): boolean {
  return /^.{1,200}\.ic[cm]$/i.test(icc);
}

function isField(field: string): field is ProfileField {
  return Object.hasOwn(rules, field);
}
