/** The ten fonts a card may be set in, in the order the font picker shows them. */
export const fontNames = [
  'Inter',
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Georgia',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Playfair Display',
] as const;

export type FontName = (typeof fontNames)[number];

export const defaultFont: FontName = 'Inter';
