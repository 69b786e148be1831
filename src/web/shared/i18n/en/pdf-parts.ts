import type { CalibrationTexts } from '#print/sheets/calibration.ts';

/** The parts of the PDF dialog, and the sheets of an own printer. They are loaded with what shows them. */
export const pdfPartsEn = {
  parts: {
    shop: { title: 'Print shop', hint: 'Print-ready file in real inks, with bleed' },
    printer: { title: 'Own printer', hint: 'Sheets such as A4 or Letter, with cut marks' },
    share: { title: 'Share', hint: 'Pictures for email and chat, and a contact file' },
  },
  for: 'For',
  details: 'Details',
  detailsText: 'Texts are vectors. Black texts are on the black plate alone.',
  sheets: {
    paper: 'Paper',
    onePerPage: 'One card per page',
    count: (count: number) => `${count} cards on a sheet.`,
    forOwnPrinter: 'Print shops want one card per page; sheets are for your own printer.',
    gap: 'Between cards',
    gaps: { bleed: 'Twice the bleed', none: 'Nothing, one cut' },
    turn: 'Turn the paper',
    turns: { long: 'Over the long edge', short: 'Over the short edge' },
    offset: { x: 'Move backs right, mm', y: 'Move backs down, mm' },
    calibration: 'Calibration page',
    calibrationHint: 'Print it on both sides and hold it against the light to see how far the backs are off.',
    calibrationPage: {
      front: {
        title: 'Front',
        lines: [
          'Print both pages on one sheet, at 100 % of their size.',
          'Then hold the sheet against the light with its back towards you.',
        ],
      },
      back: {
        title: 'Back',
        lines: [
          'Against the light, the crosses of the front shine through.',
          'Read on these scales where they are: those numbers, in mm, are the offset.',
          'Enter the number across as “Move backs right”, the number along as “Move backs down”.',
        ],
      },
      right: 'right',
      down: 'down',
      turns: {
        long: 'Turn the paper over its long edge.',
        short: 'Turn the paper over its short edge.',
      },
    } as CalibrationTexts,
  },
};

export type PdfPartsMessages = typeof pdfPartsEn;
