import { useMemo, useState } from 'react';
import { parseColour } from '#domain/card/colour/colour.ts';

/** A colour and the text typed for it, shared by the hex inputs of a row and of its picker. */
export type TypedColour = {
  /** The last valid colour, as `#rrggbb`. */
  value: string;
  text: string;
  isInvalid: boolean;
  setText: (text: string) => void;
  /** On blur: a valid text is normalised, an invalid one stays for correction. */
  commit: () => void;
  /** Sets a picked or restored colour. */
  set: (hex: string) => void;
};

/** Calls `onChange` for every valid text. An invalid text keeps the last valid colour. */
export function useTypedColour(value: string, onChange: (hex: string) => void): TypedColour {
  // The text belongs to one value; an outside change discards it.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const current = typed?.over === value ? typed.text : null;
  const isInvalid = current !== null && parseColour(current) === null;

  // Memoised for the memoised parts of the row.
  return useMemo(
    () => ({
      value,
      text: current ?? value,
      isInvalid,
      setText(text) {
        const colour = parseColour(text);
        setTyped({ text, over: colour ?? value });
        if (colour !== null) onChange(colour);
      },
      commit() {
        if (!isInvalid) setTyped(null);
      },
      set(hex) {
        setTyped(null);
        onChange(hex);
      },
    }),
    [value, current, isInvalid, onChange],
  );
}
