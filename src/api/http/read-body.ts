import type { z } from 'zod';
import { type FieldErrors, fieldErrorsOf } from './validate.ts';

/** More than 500 people of an import with every text, or 100 branches of a design, have. */
const maxValues = 12_000;

export type ReadBody = { value: unknown } | { fields: FieldErrors } | { isTooLarge: true };

/** Parses and validates JSON. Its values are counted before it is parsed: each costs more than its bytes. */
export function readBody(schema: z.ZodType, json: Uint8Array): ReadBody {
  if (hasMoreValuesThan(maxValues, json)) return { isTooLarge: true };
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(json));
  } catch {
    return { fields: {} };
  }
  const { success, data: value, error } = schema.safeParse(parsed);
  return success ? { value } : { fields: fieldErrorsOf(error.issues) };
}

const [quote, backslash, comma, bracket, brace] = [34, 92, 44, 91, 123];

/** Whether JSON has more values than a limit, by the characters before a value. */
function hasMoreValuesThan(limit: number, json: Uint8Array): boolean {
  let [count, isText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (!isText && (byte === comma || byte === bracket || byte === brace)) {
      count += 1;
      if (count > limit) return true;
    }
  }
  return false;
}
