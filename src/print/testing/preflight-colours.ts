import { reportUnless } from './complaints.ts';
import { type Dict, nameOf, type Value } from './parse-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { operationsOf } from './read-content.ts';

/** The operators that our pages may use. The only colour operators are those for CMYK and for plates. */
const allowedOperators = new Set(
  'q Q cm w J j M d re W W* n f f* m l c h S gs k K sh cs scn CS SCN Do BT ET Tf Td Ts TJ BDC EMC'.split(' '),
);
const maxInk = 3.0001;

/** Colour rules for pages, groups and images: CMYK only, within the ink limit. */
export function preflightColours(pdf: PdfDocument): string[] {
  return [
    ...pdf.pages.flatMap((page) => pageColours(pdf, page)),
    ...[...pdf.objects.values()].flatMap(({ value }) => imageColours(value)),
  ];
}

function pageColours(pdf: PdfDocument, page: Dict): string[] {
  const group = pdf.dict(page, '/Group');
  const spaces = pdf.dict(page, '/Resources', '/ColorSpace');
  return [
    ...reportUnless(group['/S'] === '/Transparency' && group['/CS'] === '/DeviceCMYK', 'page group in CMYK'),
    ...Object.values(spaces).flatMap((space) =>
      reportUnless(
        nameOf((space as Value[])[0]) === '/Separation' && nameOf((space as Value[])[2]) === '/DeviceCMYK',
        'colour space',
      ),
    ),
    ...operationsOf(pdf.content(page)).flatMap(({ operator, operands }) => [
      ...reportUnless(allowedOperators.has(operator), `operator ${operator}`),
      ...(operator === 'k' || operator === 'K'
        ? reportUnless(
            operands.reduce<number>((sum, ink) => sum + Number(ink), 0) <= maxInk,
            'ink of a colour',
          )
        : []),
    ]),
  ];
}

function imageColours(value: Value): string[] {
  if (typeof value !== 'object' || value === null || !('/Subtype' in value)) return [];
  if (value['/Subtype'] !== '/Image') return [];
  return [
    ...reportUnless(value['/ColorSpace'] === '/DeviceCMYK', 'image in CMYK'),
    ...reportUnless(
      value['/SMask'] === undefined && value['/Mask'] === undefined,
      'nothing is left transparent',
    ),
  ];
}
