import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Cause } from '#layout/check/causes.ts';
import type { PlacedQr, Scene } from '#layout/scene.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { drawScene } from './draw-scene.ts';

/** What a scanner sees of a print at 300 dpi. */
const pxPerMm = 300 / 25.4;

/** Around the code, in modules: its quiet zone and a little more. */
const marginModules = 6;

let isPrepared = false;

/** Reads the codes of printed sides back with another library, as a phone would. A code that is not read is a problem. */
export async function unreadCodes(scenes: readonly Scene[], fonts: Fonts): Promise<Cause[]> {
  const causes: Cause[] = [];
  for (const scene of scenes) {
    const code = scene.items.find((item) => item.kind === 'qr');
    if (code && (await readCode(scene, code, fonts)) !== code.text) causes.push(unread);
  }
  return causes;
}

const finding = { code: 'QR_NOT_READ', level: 'problem', subject: 'qr', measured: 0, needed: 1 } as const;
const unread: Cause = { rule: 'qrReads', code: 'QR_NOT_READ', level: 'problem', findings: [finding] };

async function readCode(scene: Scene, { box, moduleMm }: PlacedQr, fonts: Fonts): Promise<string | null> {
  prepareReader();
  const margin = marginModules * moduleMm;
  const side = box.width + 2 * margin;
  const shown = `${box.x - margin} ${box.y - margin} ${side} ${side}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${shown}">${drawScene(scene, fonts)}</svg>`;
  const fitTo = { mode: 'width', value: Math.ceil(side * pxPerMm) } as const;
  const { pixels, width, height } = new Resvg(svg, { fitTo, background: '#ffffff' }).render();
  const picture = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' } as const;
  const [read] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return read?.isValid ? read.text : null;
}

/** With the file of the package: without it the reader would be fetched. */
function prepareReader(): void {
  if (isPrepared) return;
  isPrepared = true;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer } });
}
