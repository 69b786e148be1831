import { Popover } from 'radix-ui';
import { type ComponentProps, type ComponentType, memo } from 'react';
import { classNames } from '../class-names.ts';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import type { ColourPicker, ColourPickerMessages } from './colour-picker.tsx';
import { HexInput } from './hex-input.tsx';
import { Swatch } from './swatch.tsx';
import type { TypedColour } from './typed-colour.ts';

export type PickerProps = Omit<ComponentProps<typeof ColourPicker>, 'More'>;

type ColourFieldProps = {
  typed: TypedColour;
  /** The prefix of the accessible names of the swatch and the hex input. */
  label: string;
  cardColours: readonly string[];
  messages: ColourPickerMessages & { colour: string };
  /** The picker; its code may load when it opens. */
  Picker: ComponentType<PickerProps>;
  describedBy?: string | undefined;
  className?: string;
  hexClassName?: string;
};

/** A swatch that opens the picker, and a hex input. The container draws the outline. */
export const ColourField = memo(function ColourField(props: ColourFieldProps) {
  const { typed, label, cardColours, messages, Picker, describedBy, className, hexClassName } = props;
  const name = `${label}: ${messages.colour}`;
  return (
    <div
      className={classNames(
        'flex items-stretch has-[input:focus-visible]:inset-ring-2',
        typed.isInvalid ? 'inset-ring-destructive' : 'inset-ring-primary',
        className,
      )}
    >
      <Popover.Root>
        <Popover.Trigger
          aria-label={name}
          className="flex cursor-pointer items-center rounded-l-[inherit] pr-2 pl-3 tablet:pl-2.75 focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary"
        >
          <Swatch colour={typed.value} className="size-4.5 rounded-swatch max-tablet:size-5.5" />
        </Popover.Trigger>
        <FloatingPanel
          aria-label={name}
          align="center"
          // Leaves space for the error message.
          sideOffset={typed.isInvalid ? 34 : 6}
          // Its last part is loaded late: it scrolls where the window is too low.
          className="max-h-(--radix-popover-content-available-height) overflow-y-auto p-3"
        >
          <Picker typed={typed} cardColours={cardColours} messages={messages} />
        </FloatingPanel>
      </Popover.Root>
      <HexInput
        typed={typed}
        aria-label={`${label}: ${messages.hex}`}
        aria-describedby={describedBy}
        className={classNames('pr-1 text-lg tablet:text-[12.5px]', hexClassName)}
      />
    </div>
  );
});
