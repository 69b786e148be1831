import { useId, useState } from 'react';
import { type CustomFormat, customFormatLimits } from '#domain/card/formats.ts';
import type { Size } from '#layout/guides.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { parseSide, type SideError } from './custom-side.ts';

type Side = keyof Size;
const sides = ['width', 'height'] as const;

/** The typed texts, the size of the card they were typed for, and the fields that were left, which show their errors. */
type Typed = { texts: Partial<Record<Side, string>>; cut: Size; left: readonly Side[] };

const nothingTyped: Pick<Typed, 'texts' | 'left'> = { texts: {}, left: [] };

type CustomSizeProps = {
  /** The size of the card as it is. */
  cut: Size;
  onChange: (format: CustomFormat) => void;
};

/** Width and height in mm. Valid numbers apply at once; others are refused in words when the field is left. */
export function CustomSize({ cut, onChange }: CustomSizeProps) {
  const { format: t, mm } = useTexts().editor;
  const number = numberFormat(useLanguage().current);
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ ...nothingTyped, cut });
  // Another format was chosen since.
  const isCurrent = typed.cut.width === cut.width && typed.cut.height === cut.height;
  const { texts, left } = isCurrent ? typed : nothingTyped;
  const textOf = (side: Side) => texts[side] ?? number(cut[side], 3);
  const errorOf = (side: Side): SideError | null => {
    if (!left.includes(side)) return null;
    const parsed = parseSide(textOf(side));
    return typeof parsed === 'string' ? parsed : null;
  };
  const errors = { width: errorOf('width'), height: errorOf('height') };
  const error = errors.width ?? errors.height;

  function type(side: Side, text: string) {
    const next = { ...texts, [side]: text };
    const stillLeft = left.filter((other) => other !== side);
    const [width, height] = sides.map((each) =>
      next[each] === undefined ? roundToTenth(cut[each]) : parseSide(next[each]),
    );
    if (typeof width !== 'number' || typeof height !== 'number') {
      setTyped({ texts: next, cut, left: stillLeft });
      return;
    }
    setTyped({ texts: next, cut: { width, height }, left: stillLeft });
    onChange({ widthMm: width, heightMm: height });
  }

  function leave(side: Side) {
    setTyped({ texts, cut, left: [...left, side] });
  }

  return (
    <div>
      <div className="flex items-center gap-1.5 text-sm">
        {sides.map((side) => (
          <label
            key={side}
            className={classNames(
              'flex h-11 w-24 items-center rounded-md border bg-card px-2 desktop:pointer-fine:h-8',
              errors[side] ? invalidOutlineStyles : outlineStyles,
            )}
          >
            <span className="text-xs text-muted-foreground">{t[side]}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              value={textOf(side)}
              onChange={({ target }) => type(side, target.value)}
              onBlur={() => leave(side)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || typeof parseSide(textOf(side)) === 'number') return;
                // Enter keeps a valid size and closes the choices.
                event.stopPropagation();
                leave(side);
              }}
              aria-invalid={errors[side] ? true : undefined}
              aria-describedby={`${id}-error`}
              className="min-w-0 flex-1 bg-transparent text-right font-medium tabular-nums caret-primary focus-visible:shadow-none max-tablet:text-lg"
            />
          </label>
        ))}
        <span aria-hidden className="text-xs text-muted-foreground">
          {mm}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error ? errorText() : undefined} />
    </div>
  );

  function errorText() {
    const { min, max } = customFormatLimits;
    if (error === 'tooPrecise') return t.invalid.tooPrecise(number(85.5, 1));
    return t.invalid[error ?? 'notANumber'](String(min), String(max));
  }
}

/** A usual format in inches has more decimals than a custom one. */
export function roundToTenth(mm: number): number {
  return Math.round(mm * 10) / 10;
}
