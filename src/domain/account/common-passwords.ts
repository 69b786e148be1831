import { commonPasswordList } from './common-password-list.ts';

/** Whether a password is among the 12,000 most common ones. The list is large, so the web imports this file lazily. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords().has(password.toLowerCase());
}

export function commonPasswordCount(): number {
  return commonPasswords().size;
}

let known: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(commonPasswordList.trim().split(/\s+/));
  return known;
}
