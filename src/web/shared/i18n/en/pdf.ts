export const pdfEn = {
  dialogFailed: {
    title: 'The download could not be opened',
    text: 'Part of the page did not load. Your card is safe here. Check your connection and try again.',
  },
  description: 'Print-ready file for your print shop.',
  close: 'Close',
  card: 'Card',
  cardSize: (size: string, bleed: string) => `${size} with ${bleed} bleed`,
  safeArea: 'Safe area',
  safeMargin: (length: string) => `keep text ${length} inside it`,
  colour: 'Colour',
  cmyk: 'CMYK',
  standard: 'PDF/X-4, FOGRA39',
  resolution: 'Resolution',
  dpi: (dpi: string) => `${dpi} DPI`,
  resolutions: { '300': '300 DPI (Standard)', '600': '600 DPI (High)' },
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
  logoUnprintable:
    'The logo cannot be read for printing. Save it again as a PNG or JPG and upload it once more.',
};

export type PdfMessages = typeof pdfEn;
