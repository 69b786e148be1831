import { isPressName } from './colour/press-condition.ts';
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
};

export type ProfileField = keyof ProfileSettings;

export const profileLimits = {
  bleedMm: { min: 0, max: 5 },
  safeMm: { min: 0, max: 10 },
  inkLimit: { min: 200, max: 400 },
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

const rules: Record<ProfileField, (value: unknown) => boolean> = {
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
  const wrong = entries.flatMap(([field, entry]) => (isField(field) && !rules[field](entry) ? [field] : []));
  if (wrong.length + unknown.length > 0) throw new UnreadableProfile(wrong, unknown);
  return value;
}

/** Whether a profile's `icc` is a file of one's own. */
export function isIccFile(icc: string): boolean {
  return /^.{1,200}\.ic[cm]$/i.test(icc);
}

function isField(field: string): field is ProfileField {
  return Object.hasOwn(rules, field);
}
