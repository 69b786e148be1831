import { z } from 'zod';

/** The longest name or address there is. */
const maxLength = 320;

/** A line somebody typed to look for something: trimmed, short, and without the characters that no name has. */
export const searchText = z
  .string()
  .trim()
  .max(maxLength)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
