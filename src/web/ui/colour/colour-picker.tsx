import { type ComponentType, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../inputs/button.tsx';
import { outlineStyles } from '../inputs/outline-styles.ts';
import { ColourArea } from './colour-area.tsx';
import { HexInput } from './hex-input.tsx';
import { type Hsv, hexToHsv, hsvToHex } from './hsv.ts';
import { HueSlider } from './hue-slider.tsx';
import { Swatch } from './swatch.tsx';
import type { TypedColour } from './typed-colour.ts';

export type ColourPickerMessages = {
  hex: string;
  hue: string;
  hueValue: (degrees: number) => string;
  /** The area of saturation and brightness. */
  shade: string;
  shadeValue: (saturationPercent: number, brightnessPercent: number) => string;
  onThisCard: string;
  lastValid: string;
  restore: string;
};

type ColourPickerProps = {
  typed: TypedColour;
  cardColours: readonly string[];
  messages: ColourPickerMessages;
  /** More ways to set the colour, below the hex input. */
  More?: ComponentType<{ typed: TypedColour }> | undefined;
};

export function ColourPicker({ typed, cardColours, messages, More }: ColourPickerProps) {
  // Black and greys have no hue, so the picked HSV value is kept while it still matches the colour.
  const [picked, setPicked] = useState<Hsv | null>(null);
  const colour = picked && hsvToHex(picked) === typed.value ? picked : hexToHsv(typed.value);

  function pick(change: Partial<Hsv>) {
    const next = { ...colour, ...change };
    setPicked(next);
    typed.set(hsvToHex(next));
  }

  const { hue, saturation, brightness } = colour;
  return (
    <div className="flex w-53.5 flex-col gap-3">
      <ColourArea
        label={messages.shade}
        valueText={messages.shadeValue(Math.round(saturation * 100), Math.round(brightness * 100))}
        colour={colour}
        onChange={pick}
      />
      <HueSlider
        label={messages.hue}
        valueText={messages.hueValue(Math.round(hue))}
        hue={hue}
        onChange={(next) => pick({ hue: next })}
      />
      {typed.isInvalid ? (
        <LastValid typed={typed} messages={messages} />
      ) : (
        <div
          className={classNames(
            'flex h-9 items-center gap-2 rounded-md border bg-card px-3 pointer-coarse:h-11',
            outlineStyles,
          )}
        >
          <Swatch colour={typed.value} className="size-4.5 rounded-swatch" />
          <HexInput typed={typed} aria-label={messages.hex} className="self-stretch text-lg tablet:text-sm" />
        </div>
      )}
      {More && !typed.isInvalid && <More typed={typed} />}
      {cardColours.length > 0 && (
        <fieldset className="-mt-0.5">
          <legend className="mb-1.5 text-xs text-muted-foreground">{messages.onThisCard}</legend>
          <div className="flex flex-wrap gap-2 pointer-coarse:-mx-2.5 pointer-coarse:-mb-2 pointer-coarse:gap-0">
            {cardColours.map((hex) => (
              <button
                key={hex}
                type="button"
                aria-label={hex}
                aria-pressed={hex === typed.value}
                onClick={() => typed.set(hex)}
                className="cursor-pointer rounded-sm pointer-coarse:p-2.5"
              >
                <Swatch colour={hex} className="size-6 rounded-swatch" />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

function LastValid({ typed, messages }: { typed: TypedColour; messages: ColourPickerMessages }) {
  return (
    <div>
      <div className="text-xs text-muted-foreground">{messages.lastValid}</div>
      <div className="mt-1.5 flex items-center gap-2 text-sm text-ink-700 tabular-nums">
        <Swatch colour={typed.value} className="size-6 rounded-swatch" />
        <span className="flex-1">{typed.value}</span>
        <Button variant="outline" size="sm" onClick={() => typed.set(typed.value)}>
          {messages.restore}
        </Button>
      </div>
    </div>
  );
}
