import { encode } from 'fast-png';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { printedSample, printSamples } from '../../../tools/print/samples/print-samples.ts';
import {
  inFolder,
  missingPrintTools,
  mostInk,
  plates,
  runTool,
} from '../../../tools/print/testing/external-tools.ts';
import { logoBackground } from '../drawing/logo-background.ts';
import { convertLogo } from '../image/convert-logo.ts';
import { standardProfile } from '../profile/print-profile.ts';
import { type PrintAssets, type PrintPage, renderPdf } from '../render-pdf.ts';
import { parsePdf, type Value } from '../testing/parse-pdf.ts';
import { readPlate } from '../testing/read-tiff.ts';
import { readableLines } from '../testing/readable-lines.ts';

const missing = missingPrintTools();
// A developer's machine may lack these tools; CI installs them and must not pass without them.
const skips = missing !== null && !process.env.CI;

const fonts = fontsFromDisk();
/** One sample for each layout and orientation, with different fonts, logos and texts. */
const chosen = printSamples.filter((_, number) => number % 20 === Math.floor(number / 20) + 3);
const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
let assets: PrintAssets;
let pages: PrintPage[];
let file: Uint8Array;
beforeAll(async () => {
  if (skips) return;
  if (missing) throw new Error(missing);
  assets = await printAssetsFromDisk(fonts);
  pages = chosen.map((sample) => printedSample(sample, fonts, assets.colours));
  file = renderPdf(pages, assets, standardProfile, metadata);
});

describe.skipIf(skips)(`programs of other people${missing ? ` (${missing})` : ''}`, () => {
  test('qpdf reports no errors, with marks or without', () => {
    for (const marks of [false, true]) {
      const answer = inFolder(renderPdf(pages, assets, { ...standardProfile, marks }, metadata), (path) =>
        runTool('qpdf', ['--check', path]),
      );
      expect(answer.succeeded).toBe(true);
      expect(answer.output).toContain('No syntax or stream encoding errors');
    }
  });

  test('qpdf reads every object as the tests’ own PDF parser does', () => {
    const { output } = inFolder(file, (path) => runTool('qpdf', ['--json=2', '--json-key=qpdf', path]));
    const [, objects] = (JSON.parse(output) as QpdfJson).qpdf;
    const { objects: parsed, trailer } = parsePdf(file);
    expect(parsed.size).toBeGreaterThan(50);
    expect(Object.keys(objects)).toHaveLength(parsed.size + 1);
    for (const [number, { value, raw }] of parsed) {
      const { stream, value: read } = objects[`obj:${number} 0 R`] ?? {};
      expect(Boolean(raw)).toBe(Boolean(stream));
      expect(asQpdf(value)).toEqual(stream ? stream.dict : read);
    }
    expect(asQpdf(trailer)).toEqual(objects.trailer?.value);
  });

  test('pdffonts finds every font embedded, subset and readable', () => {
    const { output } = inFolder(file, (path) => runTool('pdffonts', [path]));
    const rows = output.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      expect(row).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes/);
    }
  });

  test('pdfimages lists only the logos, in CMYK, at no more than the chosen resolution', () => {
    const { output } = inFolder(file, (path) => runTool('pdfimages', ['-list', path]));
    const rows = output.trim().split('\n').slice(2);
    const images = rows.map((row) => row.trim().split(/ +/)).filter(([, , type]) => type === 'image');
    expect(images.length).toBe(pages.filter(({ logo }) => logo).length);
    for (const [page, , , , , colour, , , , , , , xPpi, yPpi] of images) {
      const { dpi = 0 } = chosen[Number(page) - 1] ?? {};
      expect(colour).toBe('cmyk');
      expect(Math.max(Number(xPpi), Number(yPpi))).toBeLessThanOrEqual(dpi);
    }
  });

  test('pdftotext reads every text with its accents', () => {
    const { output } = inFolder(file, (path) => runTool('pdftotext', ['-raw', path, '-']));
    const read = output.split('\f').map((page) => page.replace(/\s/g, ''));
    pages.forEach(({ scene }, index) => {
      for (const line of readableLines(scene)) expect(read[index]).toContain(line.replace(/\s/g, ''));
    });
  });

  test('Ghostscript’s plates have no pixel with more than 300 % of ink', () => {
    // Each of four plates may round up by half a level.
    expect(mostInk(file, pages.length)).toBeLessThanOrEqual(3 * 255 + 2);
  });

  test('a dark photograph keeps to a low ink limit in every pixel', async () => {
    const [width, height] = [900, 600];
    const data = new Uint8Array(width * height * 3);
    let noise = 1;
    for (let at = 0; at < data.length; at += 3) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
      const grain = (noise >>> 28) + 20 * Math.sin(x / 40) * Math.cos(y / 30);
      data.set([24 + grain, 28 + grain, 54 + grain], at);
    }
    const logo = encode({ width, height, data, channels: 3, depth: 8 });
    const profile = { ...standardProfile, inkLimit: 2.25 };
    const limited = await printAssetsFromDisk(fonts, profile);
    const scene = layoutCard(cardOf({ companyName: '', fullName: '', logoSize: 100 }), fonts, {
      width,
      height,
    });
    const ground = logoBackground(scene);
    if (!ground) throw new Error('The card has no logo');
    const printed = convertLogo(logo, ground, 600, limited.colours);
    const made = renderPdf([{ scene, logo: printed }], limited, profile, metadata);
    expect(mostInk(made, 1, 300)).toBeLessThanOrEqual(2.25 * 255 + 2);
  });

  test('a photograph is stored as a JPEG whose inks other programs read unchanged', () => {
    const [width, height] = [1500, 900];
    const data = new Uint8Array(width * height * 3);
    let noise = 1;
    for (let at = 0; at < data.length; at += 3) {
      noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
      const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
      const grain = (noise >>> 28) + 40 * Math.sin(x / 40) * Math.cos(y / 30);
      data.set([60 + grain, 150 + grain, 190 + grain], at);
    }
    const logo = encode({ width, height, data, channels: 3, depth: 8 });
    const scene = layoutCard(cardOf({ companyName: '', fullName: '', logoSize: 100 }), fonts, {
      width,
      height,
    });
    const ground = logoBackground(scene);
    if (!ground) throw new Error('The card has no logo');
    const printed = convertLogo(logo, ground, 600, assets.colours);
    expect(printed.notes).toEqual(['packed-as-photograph']);
    const made = renderPdf([{ scene, logo: printed }], assets, standardProfile, metadata);
    const list = inFolder(made, (path) => runTool('pdfimages', ['-list', path]));
    expect(list.output).toMatch(/ cmyk +4 +8 +jpeg /);
    const [plate] = plates(made, 1);
    const inkOf = (name: 'Cyan' | 'Magenta' | 'Yellow' | 'Black') => {
      const samples = plate ? readPlate(plate[name]) : new Uint8Array();
      return 1 - samples.reduce((sum, sample) => sum + sample, 0) / samples.length / 255;
    };
    const { c, m, y } = assets.colours.inkOf('#44a0c4');
    const share = inkOf('Cyan') / c;
    expect(share).toBeGreaterThan(0.5);
    expect(inkOf('Magenta') / m / share).toBeCloseTo(1, 0);
    expect(inkOf('Yellow') / y / share).toBeCloseTo(1, 0);
    expect(inkOf('Black')).toBeLessThan(0.05);
  });

  test('Ghostscript’s plates show black text on the black plate only', () => {
    const black = Object.fromEntries(
      ['companyName', 'website', 'fullName', 'position', 'phone', 'email', 'url'].map((field) => [
        `${field}Color`,
        '#000000',
      ]),
    );
    const texts = {
      companyName: 'Lumen',
      fullName: 'Žofia Ďuricová',
      phone: '+421 905 318 442',
      email: 'z@lumen.sk',
    };
    const scenes = (['centered', 'editorial'] as const).map((layout) =>
      layoutCard(cardOf({ ...texts, ...black, layout, backgroundColor: '#f4ebdd' }), fonts),
    );
    const printed = renderPdf(
      scenes.map((scene) => ({ scene })),
      assets,
      standardProfile,
      metadata,
    );
    for (const { Cyan, Magenta, Yellow, Black } of plates(printed, scenes.length)) {
      for (const plate of [Cyan, Magenta, Yellow].map(readPlate)) {
        expect(new Set(plate).size).toBe(1);
        expect(plate[0]).toBeLessThan(255);
      }
      expect(readPlate(Black)).toContain(0);
    }
  });
});

type QpdfJson = { qpdf: [unknown, Record<string, { value?: unknown; stream?: { dict: unknown } }>] };

/** A value as qpdf writes it in JSON: references as `5 0 R`, strings as `u:text` or `b:hex`. */
function asQpdf(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(asQpdf);
  if ('ref' in value) return `${Number(value.ref)} 0 R`;
  if ('text' in value && typeof value.text === 'string') return asQpdfString(value.text);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, asQpdf(entry)]));
}

function asQpdfString(text: string): string {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  if (text.startsWith('\u00fe\u00ff')) return `u:${new TextDecoder('utf-16be').decode(bytes.subarray(2))}`;
  if (/^[\x20-\x7e]*$/.test(text)) return `u:${text}`;
  return `b:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
