import { z } from 'zod';

/** What a setting belongs to, with the heading in documents and examples. */
export const settingGroups = {
  server: 'The server',
  database: 'Database and Redis',
  files: 'Files',
  mail: 'Email',
  operator: 'The operator',
  accounts: 'Accounts',
  payments: 'Payments',
  watching: 'Logs, metrics and limits',
  commands: 'Commands',
} as const;
type SettingGroup = keyof typeof settingGroups;

/** A setting of the environment. Checks, documents and examples come from these records. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  group: SettingGroup;
  /** What it is and does, in sentences. */
  about: string;
  /** The noun of what to write, for "X is missing. Write …". */
  what: string;
  /** What a value must be, for "X must be …"; without it what to write. */
  form?: string;
  /** A value that is accepted. A part in <…> is to be replaced. */
  example: string;
  /** A secret is never shown, and can be read from the file that NAME_FILE names. */
  isSecret?: boolean;
  /** Without it the server has a default or does without. */
  needed?: 'always' | 'toSell';
  schema: Schema;
};

export function setting<Schema extends z.ZodType>(record: Setting<Schema>): Setting<Schema> {
  return record;
}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankIsAbsent, schema.optional());

export const optionalText = optional(z.string());

export const address = z.url({ protocol: /^https?$/ });

/** A number with a default, what it must be, and the default as its example. */
export function wholeNumber(fallback: number, min: number, max: number) {
  const number = z.coerce.number().int().min(min).max(max);
  return {
    what: 'a whole number',
    form: `a whole number from ${min} to ${max}`,
    example: String(fallback),
    schema: z.preprocess(blankIsAbsent, number.default(fallback)),
  };
}

/** One of a few words, the default if there is one, and what it must be. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const form = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  const word = z.enum(words);
  return {
    what: form,
    form,
    optional: optional(word),
    or: (fallback: Words[number]) => z.preprocess(blankIsAbsent, word.default(fallback)),
  };
}

/** A text with a default. */
export const textOr = (fallback: string, isValid: (text: string) => boolean = () => true) =>
  z.preprocess(blankIsAbsent, z.string().default(fallback).refine(isValid));
