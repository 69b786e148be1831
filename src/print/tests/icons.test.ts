import { beforeAll, describe, expect, test } from 'vitest';
import { newCard } from '#domain/card/card.ts';
import { cardOf, flatColours, flatOf } from '#domain/card/flat-card.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { fontsFromDisk } from '../../../tools/build/card-faces.ts';
import { printAssetsFromDisk } from '../../../tools/print/print-from-disk.ts';
import { printProfile } from '../profile/print-profile.ts';
import { type PrintAssets, renderPdf } from '../render-pdf.ts';
import { openPdf } from '../testing/pdf-document.ts';
import { preflight } from '../testing/preflight.ts';
import { linesOf, operationsOf } from '../testing/read-content.ts';

const fonts = fontsFromDisk();
const metadata = {
  title: 'Elena Marek',
  createdAt: new Date('2026-11-15T12:00:00Z'),
  documentId: '01934b5e-7f00-7000-8000-000000000001',
};
let assets: PrintAssets;
beforeAll(async () => {
  assets = await printAssetsFromDisk(fonts);
});

function render(contactLabels: 'none' | 'icons', profile = printProfile({})) {
  const card = cardOf({
    ...flatOf(newCard),
    ...flatColours(() => '#000000'),
    fullName: 'Elena Marek',
    phone: '+421 905 318 442',
    email: 'elena@lumen.example',
    contactLabels,
  });
  return openPdf(renderPdf([{ scene: layoutCard(card, fonts) }], assets, profile, metadata));
}

function operationsIn(pdf: ReturnType<typeof openPdf>) {
  const [page = {}] = pdf.pages;
  return operationsOf(pdf.content(page));
}

const namesOf = (pdf: ReturnType<typeof openPdf>) => [
  ...new Set(operationsIn(pdf).flatMap(({ operator, operands }) => (operator === 'Tf' ? [operands[0]] : []))),
];

describe('icons in the file', () => {
  test('are paths: the file has no other font, and its texts read as before', () => {
    const [plain, drawn] = [render('none'), render('icons')];
    expect(namesOf(drawn)).toEqual(namesOf(plain));
    const [page = {}] = drawn.pages;
    expect(linesOf(drawn, page).map(({ text }) => text)).toContain('+421 905 318 442');
    const curves = (pdf: typeof plain) => operationsIn(pdf).filter(({ operator }) => operator === 'c').length;
    expect(curves(plain)).toBe(0);
    expect(curves(drawn)).toBeGreaterThan(8);
  });

  test('of black text are on the black plate alone and overprint as it does', () => {
    const operations = operationsIn(render('icons'));
    let [ink, state]: unknown[][] = [[], []];
    for (const { operator, operands } of operations) {
      if (operator === 'k') ink = operands;
      if (operator === 'gs') state = operands;
      if (operator === 'c') expect([ink, state]).toEqual([[0, 0, 0, 1], ['/Over']]);
    }
  });

  test.each(['fonts', 'outlines'] as const)('are accepted by a print shop beside text as %s', (text) => {
    expect(preflight(render('icons', printProfile({ text })))).toEqual([]);
  });

  test('are the same paths in X-1a and in X-4', () => {
    const paths = (standard: 'X-1a' | 'X-4') =>
      operationsIn(render('icons', printProfile({ standard }))).filter(({ operator }) =>
        /^[mlch]$/.test(operator),
      );
    expect(paths('X-1a')).toEqual(paths('X-4'));
  });
});
