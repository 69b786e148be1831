const mailedNameMax = 80;

/**
 * The name of a person as a mail to somebody without an account has it: letters and the signs of names alone, and a space
 * after each full stop, so that no reader of mail makes an address of it. Empty without letters.
 */
export function mailedName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{Zs} .,'’()-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mailedNameMax)
    .trim();
  return /\p{L}/u.test(plain) ? plain : '';
}
