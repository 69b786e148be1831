import { emailSchema } from '#contract/account-schemas.ts';

type TypedEmails = {
  /** Each once, in the order typed. */
  emails: string[];
  /** The first that is not an address, or null. */
  wrong: string | null;
};

/** Longer than any address, with the signs around it. */
const partMax = 300;

/** The addresses in a text that people type or paste: also `Iva Kral <iva@example.com>;` of a mail program. */
export function typedEmails(text: string): TypedEmails {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => (part.length > partMax ? part : part.replace(/^[<"'(]+|[>"')]+$/g, '')));
  const isAddress = (part: string) =>
    part.length <= partMax && emailSchema.safeParse({ email: part }).success;
  const emails = new Map<string, string>();
  for (const part of parts) if (isAddress(part)) emails.set(part.toLowerCase(), part);
  // The names beside pasted addresses are left out; a word without any address is a mistake.
  const wrong = parts.find(
    (part) => part !== '' && !isAddress(part) && (part.includes('@') || emails.size === 0),
  );
  return { emails: [...emails.values()], wrong: wrong ?? null };
}
