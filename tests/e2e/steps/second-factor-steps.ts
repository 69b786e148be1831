import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows, some steps of 30 seconds ahead. */
export function appCode(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

export const codeField = (form: Page | Locator) => form.getByLabel('Code', { exact: true });

export async function enterCode(form: Page | Locator, code: string, button: string): Promise<void> {
  await codeField(form).fill(code);
  await form.getByRole('button', { name: button }).click();
}

/** The secret that the set-up of an app shows. */
export async function secretOf(dialog: Locator): Promise<string> {
  return ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
}
