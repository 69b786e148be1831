import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { lookIds } from '#domain/card/look/card-look.ts';
import { layoutBack } from '#layout/back/layout-back.ts';
import { growBox } from '#layout/boxes.ts';
import type { PlacedQr, Scene } from '#layout/scene.ts';
import { fontsFromDisk } from '../../build/card-faces.ts';
import { drawScene } from '../draw-scene.ts';
import { missingPrintTools } from '../testing/external-tools.ts';
import { codeCard } from './code-backs.ts';

const skips = missingPrintTools() !== null && !process.env.CI;

/** How many backs are read: a few in every run, CODES_READ=540 for each look in every format. */
const count = Number(process.env.CODES_READ ?? 9);

const pxPerMm = 300 / 25.4;
const blurMm = 0.1;

const fonts = fontsFromDisk();
const folder = mkdtempSync(join(tmpdir(), 'code-backs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

type Picture = { width: number; height: number; grey: Uint8Array };

/** From the code to the edge of what a reader is shown, in mm. */
const aroundMm = 5;

/** A code with what is around it at 300 dpi, blurred as ink spreads and a hand moves. */
function seen(scene: Scene, { box }: PlacedQr): Picture {
  const { x, y, width: side } = growBox(box, aroundMm);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${x} ${y} ${side} ${side}">${drawScene(scene, fonts)}</svg>`;
  const fitTo = { mode: 'width', value: Math.round(side * pxPerMm) } as const;
  const { pixels, width, height } = new Resvg(svg, { fitTo, background: '#ffffff' }).render();
  const grey = new Float64Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3);
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, grey: Uint8Array.from(blurred(blurred(grey, width, 1), width, width)) };
}

/** A Gaussian blur along one direction. */
function blurred(values: Float64Array, width: number, step: number): Float64Array {
  const sigma = blurMm * pxPerMm;
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return values.map((_, at) => {
    let value = 0;
    for (const [index, weight] of weights.entries()) {
      const other = at + (index - reach) * step;
      const isBeside = step !== 1 || Math.floor(other / width) === Math.floor(at / width);
      value += weight * (isBeside ? (values[other] ?? values[at] ?? 0) : (values[at] ?? 0));
    }
    return value / sum;
  });
}

async function readByZxing({ width, height, grey }: Picture): Promise<string | null> {
  const data = new Uint8ClampedArray(4 * grey.length);
  for (const [at, value] of grey.entries()) data.set([value, value, value, 255], 4 * at);
  const picture = { data, width, height, colorSpace: 'srgb' } as const;
  const [read] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return read?.text ?? null;
}

function readByZbar({ width, height, grey }: Picture): string | null {
  const file = join(folder, 'seen.pgm');
  writeFileSync(file, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]));
  const options = ['--quiet', '--oneshot', '--raw', '-Sdisable', '-Sqrcode.enable', file];
  const { status, stdout } = spawnSync('zbarimg', options, { encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

test.skipIf(skips)(
  'two programs read the codes of blurred backs at 300 dpi',
  { timeout: 60_000 + 3_000 * count },
  async () => {
    const failures: string[] = [];
    for (let index = 0; index < count; index += 1) {
      // Every look in turn, each time in another format.
      const id = lookIds[(count < lookIds.length ? index * 7 : index) % lookIds.length] ?? 'ridge';
      const number = count < lookIds.length ? index : Math.floor(index / lookIds.length);
      const scene = layoutBack(codeCard(id, number), fonts);
      const code = scene?.items.find((item) => item.kind === 'qr');
      if (!scene || !code) throw new Error(`${id} has no code`);
      const picture = seen(scene, code);
      if ((await readByZxing(picture)) !== code.text) failures.push(`zxing ${id} ${number}`);
      const read = readByZbar(picture);
      if (read !== code.text && read !== `${code.text}\n`) failures.push(`zbar ${id} ${number}`);
    }
    expect(failures).toEqual([]);
  },
);
