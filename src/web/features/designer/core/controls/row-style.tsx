import type { ReactNode } from 'react';
import type { FontName } from '#domain/card/fonts.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ColourField } from '../../../../ui/colour/colour-field.tsx';
import type { ColourPickerMessages } from '../../../../ui/colour/colour-picker.tsx';
import type { TypedColour } from '../../../../ui/colour/typed-colour.ts';
import { FontPicker } from './font-picker.tsx';
import { LazyColourPicker } from './lazy-colour-picker.tsx';

export type FieldRowMessages = ColourPickerMessages & {
  font: string;
  /** Below the list of fonts. */
  fontNote: string;
  colour: string;
  /** The label of the button that opens font and colour. */
  style: string;
  notAColour: (typed: string) => string;
};

type RowStyleProps = {
  label: string;
  /** Closed it is rendered all the same, so that it opens at once. */
  isOpen: boolean;
  font?: FontName | undefined;
  onFontChange?: ((font: FontName) => void) | undefined;
  typed: TypedColour;
  cardColours: readonly string[];
  messages: FieldRowMessages;
  describedBy?: string | undefined;
  /** Below the font and the colour, while it is open. */
  children?: ReactNode;
};

/** The font and the colour of a row, and what else can be chosen for its text. */
export function RowStyle(props: RowStyleProps) {
  const { label, isOpen, font, onFontChange, messages, children, ...colour } = props;
  const className = classNames(partStyles, !isOpen && 'hidden');
  return (
    <>
      {font && onFontChange && (
        <FontPicker
          label={`${label}: ${messages.font}`}
          note={messages.fontNote}
          value={font}
          onChange={onFontChange}
          className={className}
        />
      )}
      <ColourField
        {...colour}
        Picker={LazyColourPicker}
        label={label}
        messages={messages}
        className={className}
      />
      {isOpen && children}
    </>
  );
}

const partStyles = 'h-11 min-w-0 rounded-md border border-input bg-card desktop:pointer-fine:h-9';
