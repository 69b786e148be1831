import { createHash, randomInt } from 'node:crypto';

const count = 10;
const length = 10;
/** Without characters that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of about 49 bits, as the user writes them down. */
export function newBackupCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });
}

/** The hash of a code, however it is typed. Guesses are limited, so a fast hash suffices. */
export function hashBackupCode(userId: string, typed: string): Buffer {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${code}`).digest();
}
