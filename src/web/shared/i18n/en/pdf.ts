import type { PlateFaultCode } from '#print/inks/plate-faults.ts';

/** The number of an entry of a list, from 1, what was written there, and the parts that a card can have. */
type FaultFacts = { entry: number; value: string; parts: string };

/** Finishings have no entries. */
const at = (entry: number) => (entry > 0 ? `Entry ${entry}: ` : '');

const plateFaults: Record<PlateFaultCode, (facts: FaultFacts) => string> = {
  INKS_NOT_A_LIST: () => 'Write a list: [{ "colour": "#e30613", "cmyk": [0, 100, 100, 0] }].',
  INK_FORM: ({ entry }) =>
    `Entry ${entry} cannot be read. Write #e30613 = 0 100 100 0, then a name if it is a spot colour.`,
  INK_FIELD: ({ entry, value }) => `Entry ${entry}: no “${value}”. An ink has colour, cmyk and spot.`,
  INK_COLOUR: ({ entry, value }) =>
    `Entry ${entry}: “${value}” is no colour. Write six digits after #, such as #e30613.`,
  INK_PERCENT: ({ entry }) =>
    `Entry ${entry}: write four numbers from 0 to 100, for cyan, magenta, yellow and black.`,
  INK_LIMIT: ({ entry, value }) => `Entry ${entry}: ${value} % is more than the ink limit.`,
  INK_TWICE: ({ value }) => `${value} is there twice. Keep one of them.`,
  TOO_MANY_INKS: () => 'There can be 20 inks at most.',
  TOO_MANY_SPOTS: () => 'There can be 8 spot colours at most.',
  SPOT_OF_TWO_COLOURS: ({ value }) =>
    `“${value}” stands for two colours, which would print alike. Give each colour a spot colour of its own.`,
  PLATE_NAME: ({ entry, value }) =>
    `${at(entry)}“${value}” cannot name a plate. Use up to 40 plain letters, digits, spaces and + . _ -.`,
  PLATE_RESERVED: ({ entry, value }) =>
    `${at(entry)}“${value}” is a plate that presses and cutters know. Choose another name.`,
  PLATE_OF_A_SPOT: ({ value }) => `“${value}” is already a spot colour. Give the finishing another name.`,
  FINISHING_FORM: () => 'Write { "plate": "Lack", "parts": ["logo", "companyName"] }.',
  NO_PARTS: () => 'Choose at least one part.',
  PART_UNKNOWN: ({ value, parts }) => `No card has a part “${value}”. Parts are ${parts}.`,
};

export const pdfEn = {
  dialogFailed: {
    title: 'The download could not be opened',
    text: 'Part of the page did not load. Your card is safe here. Check your connection and try again.',
  },
  description: 'Made in your browser. The file is what the preview shows.',
  close: 'Close',
  card: 'Card',
  cardSize: (size: string, bleed: string) => `${size} with ${bleed} bleed`,
  safeArea: 'Safe area',
  safeMargin: (length: string) => `the cut size; keep text ${length} inside it`,
  colour: 'Colour',
  cmyk: 'CMYK',
  resolution: 'Resolution',
  resolutions: { '300': '300 DPI (Standard)', '600': '600 DPI (High)' },
  pagesTitle: 'Pages',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  sheetPreview: (sheet: string, count: number) => `${sheet} with ${count} cards`,
  finishing: (plate: string) => `Finishing: ${plate}`,
  sides: 'front, then back, of the same size',
  cropMarks: 'Include Crop Marks',
  cropMarksHint: (mm: number) => `${mm} mm marks outside the bleed`,
  preparing: (percent: number) => `Preparing... ${percent} %`,
  cancel: 'Cancel',
  downloaded: (size: string) => `Downloaded, ${size}`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  found: 'Before you print',
  more: (count: number) => `${count} more`,
  showCheck: 'Show in print check',
  shops: {
    title: 'Print shop',
    unnamed: 'Print shop',
    presets: {
      standard: 'Standard',
      compatible: 'Most compatible',
      uncoated: 'Uncoated paper',
      unitedStates: 'United States',
    },
    presses: {
      FOGRA39: 'Coated FOGRA39',
      FOGRA47: 'Uncoated FOGRA47',
      GRACoL2006: 'Coated GRACoL 2006',
    },
    bleed: (length: string) => `${length} bleed`,
    marks: 'crop marks',
    outlines: 'outlines',
    add: 'Add a print shop',
    import: 'Import',
    importFile: 'Print shop file',
    importFailed: 'This file is not a print shop. Export one here and compare.',
    importFaults: 'This print shop cannot be used:',
    chosenFaults: 'This print shop cannot be printed for. Change it:',
    unusable: 'The print shop asks for something that cannot be printed. Change it under Download PDF.',
    unknownField: 'A print shop has no such field.',
    change: 'Change',
    export: 'Export',
    remove: 'Delete',
    save: 'Save print shop',
    cancel: 'Cancel',
    name: 'Name',
    numbers: {
      bleedMm: 'Bleed, mm',
      safeMm: 'Safe margin, mm',
      inkLimit: 'Ink limit, %',
      cornersMm: 'Rounded corners, mm',
    },
    ofFormat: 'of the format',
    standard: 'Standard',
    standards: { 'X-4': 'PDF/X-4', 'X-1a': 'PDF/X-1a, no transparency' },
    text: 'Texts',
    texts: { fonts: 'Embedded fonts', outlines: 'Outlines, cannot be copied' },
    press: 'Paper and press',
    ownIcc: 'Own ICC profile',
    fileName: 'File name',
    fileNameHint: '{name} and {company} become the texts of the card.',
    inks: 'Exact inks',
    inksHint:
      'A colour of the card = C M Y K in per cent, then a name if it is a spot colour. Separate several with a semicolon.',
    finishing: 'Finishing plate',
    finishingHint:
      'Varnish, foil or white: the name of the plate that the print shop asks for, and what gets it. A logo must be an SVG.',
    finishingParts: 'Parts with the finishing',
    marksLabel: 'Crop marks',
    allowed: {
      name: 'Give it a name of up to 60 characters.',
      standard: 'Choose PDF/X-4 or PDF/X-1a.',
      bleedMm: 'From 0 to 5 mm.',
      safeMm: 'From 0 to 10 mm.',
      marks: 'On or off.',
      icc: 'Choose a press or an .icc file.',
      inkLimit: 'From 200 to 400 %.',
      text: 'Fonts or outlines.',
      embedIcc: 'On or off.',
      cornersMm: 'From 0 to 15 mm.',
      fileName: 'Plain letters, digits, spaces, - _ . with {name} or {company}.',
    },
    faults: plateFaults,
    iccProblems: {
      ICC_TOO_LARGE: 'The ICC profile is larger than 6 MB.',
      ICC_NOT_A_PROFILE: 'The file is not a whole ICC profile.',
      ICC_NOT_A_CMYK_PRINTER: 'The ICC profile is not that of a CMYK press.',
      ICC_VERSION_UNKNOWN: 'The ICC profile has an unknown version.',
      ICC_WITHOUT_TABLES: 'The ICC profile lacks tables for both directions.',
      ICC_VERSION_4: 'PDF/X-1a needs an ICC profile of version 2.',
      ICC_MISSING: 'The ICC profile of this print shop is not on this device. Choose the file again.',
    },
  },
  logoUnprintable:
    'The logo cannot be read for printing. Save it again as a PNG or JPG and upload it once more.',
};

export type PdfMessages = typeof pdfEn;
