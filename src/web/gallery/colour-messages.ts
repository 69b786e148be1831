import type { FieldRowMessages } from '../features/designer/form/field-row.tsx';

export const cardColours = ['#000000', '#666666', '#f0a11f', '#ffffff', '#5e1226'];

export const rowMessages: FieldRowMessages = {
  font: 'Font',
  fontNote: 'Arial and Helvetica are printed in Arimo.',
  colour: 'Colour',
  style: 'Style',
  hex: 'Hex',
  hue: 'Hue',
  hueValue: (degrees) => `${degrees} degrees`,
  shade: 'Saturation and brightness',
  shadeValue: (saturation, brightness) => `Saturation ${saturation} %, brightness ${brightness} %`,
  onThisCard: 'On this card',
  lastValid: 'Last valid',
  restore: 'Restore',
  notAColour: (typed) => `“${typed}” is not a colour. #ffffff or rgb(...) is accepted`,
};
