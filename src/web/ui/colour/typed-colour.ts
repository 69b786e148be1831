import { useMemo, useState } from 'react';
import { parseColour } from '#domain/card/colour.ts';

/** A colour and the text being typed for it, shared by the hex box of a row and the one in its picker. */
export type TypedColour = {
  /** The last good colour, as `#rrggbb`. */
  value: string;
  text: string;
  isInvalid: boolean;
  type: (text: string) => void;
  /** The box is left: a good text becomes its hex, a bad one stays to be mended. */
  settle: () => void;
  /** A colour is pointed at, or the last good one restored. */
  choose: (hex: string) => void;
};

/** Passes on every colour that can be read; while the text cannot, the last good one holds. */
export function useTypedColour(value: string, onChange: (hex: string) => void): TypedColour {
  // The text counts only for the colour it was typed over: a change from outside drops it.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const current = typed?.over === value ? typed.text : null;
  const isInvalid = current !== null && parseColour(current) === null;

  // The same object until something of it changes: its row is drawn again at every key of the text beside it.
  return useMemo(
    () => ({
      value,
      text: current ?? value,
      isInvalid,
      type(text) {
        const colour = parseColour(text);
        setTyped({ text, over: colour ?? value });
        if (colour !== null) onChange(colour);
      },
      settle() {
        if (!isInvalid) setTyped(null);
      },
      choose(hex) {
        setTyped(null);
        onChange(hex);
      },
    }),
    [value, current, isInvalid, onChange],
  );
}
