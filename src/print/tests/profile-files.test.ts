import { readFileSync } from 'node:fs';
import { unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { caseProfiles, printedCase, profileCases } from '../../../tools/print/samples/profile-cases.ts';
import {
  inFolder,
  missingPrintTools,
  mostInk,
  runTool,
} from '../../../tools/print/testing/external-tools.ts';
import { qpdfPreflight } from '../../../tools/print/testing/qpdf-preflight.ts';
import { customPressCondition } from '../colour/custom-press.ts';
import { presses } from '../colour/press-condition.ts';
import { type PrintProfile, printProfile } from '../profile/print-profile.ts';
import { renderPdf } from '../render-pdf.ts';

const missing = missingPrintTools();
const skips = missing !== null && !process.env.CI;
/** `npm run test:full -- print` prints every case of every profile; CI prints one of each format. */
const isFull = process.env.PRINT_FILES === 'all';
const timeout = isFull ? 1_200_000 : 60_000;

const fonts = fontsFromDisk();
const metadata = {
  title: 'Vizitka',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
const ownIcc = unzlibSync(
  readFileSync(new URL(`../profile/icc/${presses.FOGRA47.icc}.icc.zlib`, import.meta.url)),
);

/** The profiles in turn print one case each, or every case. */
const profiles = Object.keys(caseProfiles);
const casesOf = (profile: number) =>
  profileCases
    .map((sample, number) => ({ sample, number }))
    .filter(({ number }) => isFull || number % 41 === profile);

function faultsOf(
  name: string,
  profile: PrintProfile,
  number: number,
  sample: (typeof profileCases)[number],
  assets: Awaited<ReturnType<typeof printAssetsFromDisk>>,
): string[] {
  const { pages, expected } = printedCase(sample, number, profile, fonts, assets.colours);
  const file = renderPdf(pages, assets, profile, metadata);
  const where = `${name}, ${number}: `;
  const check = inFolder(file, (path) => runTool('qpdf', ['--check', path]));
  // Crop marks have all four inks in full, outside the cut. Four plates may each round up by half a level.
  const isOverLimit = !profile.marks && mostInk(file, pages.length) > Math.floor(profile.inkLimit * 255) + 2;
  const hasFonts =
    inFolder(file, (path) => runTool('pdffonts', [path]))
      .output.trim()
      .split('\n').length > 2;
  return [
    ...qpdfPreflight(file, profile, expected),
    ...(check.output.includes('No syntax or stream encoding errors') ? [] : ['qpdf --check']),
    ...(isOverLimit ? ['ink of a pixel'] : []),
    ...(profile.text === 'outlines' && hasFonts ? ['pdffonts finds fonts'] : []),
  ].map((rule) => where + rule);
}

describe.skipIf(skips)(`files for every profile${missing ? ` (${missing})` : ''}`, { timeout }, () => {
  test.each(profiles)('%s: other programs find nothing against its standard', async (name) => {
    const profile = printProfile(caseProfiles[name] ?? {});
    const assets = await printAssetsFromDisk(fonts, profile);
    const cases = casesOf(profiles.indexOf(name));
    expect(cases.length).toBeGreaterThan(0);
    const faults = cases.flatMap(({ sample, number }) => faultsOf(name, profile, number, sample, assets));
    expect(faults).toEqual([]);
  });

  test('a custom press is embedded and named Custom', async () => {
    const settings = { standard: 'X-1a', icc: 'shop.icc', inkLimit: 260 } as const;
    const profile = printProfile(settings, customPressCondition(ownIcc, 'shop.icc'));
    const assets = await printAssetsFromDisk(fonts, profile, ownIcc);
    const cases = casesOf(7);
    expect(cases.length).toBeGreaterThan(0);
    const faults = cases.flatMap(({ sample, number }) => faultsOf('own', profile, number, sample, assets));
    expect(faults).toEqual([]);
  });

  test('the preflight finds what PDF/X-1a forbids in a file of PDF/X-4', async () => {
    const [x4, x1a] = [printProfile({}), printProfile({ standard: 'X-1a', text: 'outlines', bleedMm: 3 })];
    const assets = await printAssetsFromDisk(fonts, x4);
    const [sample] = profileCases;
    if (!sample) throw new Error('There is no case');
    const { pages, expected } = printedCase(sample, 0, x4, fonts, assets.colours);
    const wider = expected.map((page) => ({ ...page, bleedMm: 3 }));
    expect(qpdfPreflight(renderPdf(pages, assets, x4, metadata), x1a, wider)).toEqual(
      expect.arrayContaining([
        'PDF 1.6',
        'GTS_PDFXVersion',
        'transparency group',
        'ICC profile of the intent',
        'no fonts',
        'BleedBox',
      ]),
    );
  });
});
