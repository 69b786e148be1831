import { z } from 'zod';

/** The length of the longest email address. */
const maxLength = 320;

/** Search input: trimmed, limited in length, without control characters and lone surrogates. */
export const searchText = z
  .string()
  .trim()
  .max(maxLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
