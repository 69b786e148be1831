import type { PickerProps } from '../../../../ui/colour/colour-field.tsx';
import { ColourPicker } from '../../../../ui/colour/colour-picker.tsx';
import { InkBoxes } from './ink-boxes.tsx';

/** The picker with the inks of the colour. */
export function CardColourPicker(picker: PickerProps) {
  return <ColourPicker {...picker} More={InkBoxes} />;
}
