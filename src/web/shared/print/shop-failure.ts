import type { PdfMessages } from '#messages/en/pdf.ts';

/** Why a file for a print shop could not be made, by the code of the failure; null for a reason that is not the shop's. */
export function shopFailure({ unusable, iccProblems }: PdfMessages['shops'], code: string): string | null {
  if (code === 'SHOP_UNUSABLE') return unusable;
  return code === 'ICC_MISSING' ? iccProblems.ICC_MISSING : null;
}
