import type { PdfMessages } from '../en/pdf.ts';

export const pdfSk: PdfMessages = {
  dialogFailed: {
    title: 'Stiahnutie sa nepodarilo otvoriť',
    text: 'Časť stránky sa nenačítala. Vaša vizitka tu zostáva. Skontrolujte pripojenie a\u00a0skúste to znova.',
  },
  description: 'Súbor pripravený pre tlačiareň.',
  close: 'Zavrieť',
  card: 'Vizitka',
  cardSize: (size, bleed) => `${size}\u00a0so spadávkou ${bleed}`,
  safeArea: 'Bezpečná plocha',
  safeMargin: (length) => `text aspoň ${length}\u00a0od jej okraja`,
  colour: 'Farby',
  cmyk: 'CMYK',
  standard: 'PDF/X-4, FOGRA39',
  resolution: 'Rozlíšenie',
  dpi: (dpi) => `${dpi}\u00a0DPI`,
  resolutions: { '300': '300\u00a0DPI (štandardné)', '600': '600\u00a0DPI (vysoké)' },
  cropMarks: 'Pridať orezové značky',
  cropMarksHint: (mm) => `Značky ${mm}\u00a0mm za spadávkou`,
  preparing: (percent) => `Pripravuje sa… ${percent}\u00a0%`,
  cancel: 'Zrušiť',
  downloaded: (size) => `Stiahnuté, ${size}`,
  kilobytes: (count) => `${count}\u00a0kB`,
  megabytes: (count) => `${count}\u00a0MB`,
  found: 'Skôr než dáte tlačiť',
  more: (count) => `a\u00a0ďalšie: ${count}`,
  showCheck: 'Ukázať v\u00a0kontrole tlače',
  logoUnprintable:
    'Logo sa nedá prečítať na tlač. Uložte ho znova ako PNG alebo JPG a\u00a0nahrajte ho ešte raz.',
};
