import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openPressColours } from './press-colours.ts';
import { presses } from './press-condition.ts';

const require = createRequire(import.meta.url);
/** Little CMS's own calculator, from the package liblcms2-utils. */
const calculator = 'transicc';
const isMissing = spawnSync(calculator, []).error !== undefined;
const count = 500;

/** Colours from a fixed seed. Greys are left out: they are printed in black ink alone, by a rule of ours. */
function randomColours(): [number, number, number][] {
  let state = 20_261_116;
  const level = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Array.from({ length: count }, () => [level(), level(), level()] as [number, number, number]).map(
    ([red, green, blue]) => (red === green && green === blue ? [red, green, 255 - blue] : [red, green, blue]),
  );
}

/** The inks of transicc in per cent: relative colorimetric with black point compensation. */
function inksOf(colours: readonly number[][], profile: Uint8Array): number[][] {
  const folder = mkdtempSync(join(tmpdir(), 'vizitka-icc-'));
  try {
    const path = join(folder, 'press.icc');
    writeFileSync(path, profile);
    const { stdout } = spawnSync(calculator, ['-n', '-i*sRGB', `-o${path}`, '-t1', '-b'], {
      encoding: 'utf8',
      input: `${colours.map((colour) => colour.join(' ')).join('\n')}\n`,
    });
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe.skipIf(isMissing)('random colours', () => {
  test.each(Object.entries(presses))(
    'have the inks of transicc for %s, within two per cent of ink',
    async (_, press) => {
      const profile = unzlibSync(
        readFileSync(new URL(`../profile/icc/${press.icc}.icc.zlib`, import.meta.url)),
      );
      const lcms = readFileSync(require.resolve('lcms-wasm/dist/lcms.wasm'));
      const pressColours = await openPressColours(lcms, profile, { press, inkLimit: 4 });
      const colours = randomColours();
      const theirs = inksOf(colours, profile);
      expect(theirs).toHaveLength(count);
      const differences = colours.flatMap((colour, index) => {
        const hex = colour.map((level) => level.toString(16).padStart(2, '0')).join('');
        const { c, m, y, k } = pressColours.inkOf(`#${hex}`);
        return [c, m, y, k].map((ink, channel) =>
          Math.abs(ink * 100 - (theirs[index]?.[channel] ?? Number.NaN)),
        );
      });
      const largest = Math.max(...differences);
      // Ours are interpolated from a table of 16 bits, transicc computes each colour: 1.3, 1.8 and 1.1 %.
      expect(largest).toBeLessThan(2);
      expect(mean(differences)).toBeLessThan(0.1);
    },
  );
});
