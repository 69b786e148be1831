import { readFileSync } from 'node:fs';
import { unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { customPressCondition, maxPressProfileBytes, pressProfileVersion } from './custom-press.ts';
import { presses } from './press-condition.ts';

const shipped = (icc: string) =>
  unzlibSync(readFileSync(new URL(`../profile/icc/${icc}.icc.zlib`, import.meta.url)));
const whole = shipped(presses.FOGRA47.icc);

/** The profile with other bytes at a place. */
function changed(at: number, bytes: string): Uint8Array {
  const copy = whole.slice();
  copy.set(new TextEncoder().encode(bytes), at);
  return copy;
}

function withoutTables(): Uint8Array {
  const copy = whole.slice();
  for (let at = 132; at < 400; at += 4) {
    if (String.fromCharCode(...copy.subarray(at, at + 3)) === 'B2A') copy[at] = 0x58;
  }
  return copy;
}

describe('one’s own profile of a press', () => {
  test.each(Object.values(presses))('of $identifier is accepted and described', ({ icc, info }) => {
    const press = customPressCondition(shipped(icc), 'shop.icc');
    expect(press).toMatchObject({ icc: 'shop.icc', identifier: 'Custom', isRegistered: false });
    expect(press.info.replaceAll('_', ' ')).toContain(info.slice(0, 10));
    expect(pressProfileVersion(shipped(icc))).toBe(2);
  });

  test.each([
    ['ICC_NOT_A_PROFILE', new Uint8Array(10)],
    ['ICC_NOT_A_PROFILE', changed(36, 'xxxx')],
    ['ICC_NOT_A_PROFILE', whole.subarray(0, whole.length - 1)],
    ['ICC_NOT_A_CMYK_PRINTER', changed(16, 'RGB ')],
    ['ICC_NOT_A_CMYK_PRINTER', changed(12, 'mntr')],
    ['ICC_VERSION_UNKNOWN', changed(8, '\u0005')],
    ['ICC_WITHOUT_TABLES', withoutTables()],
    ['ICC_TOO_LARGE', new Uint8Array(maxPressProfileBytes + 1)],
  ])('is refused with %s', (code, bytes) => {
    expect(() => customPressCondition(bytes, 'shop.icc')).toThrow(code);
  });
});
