import { RadioGroup } from 'radix-ui';
import { classNames } from '../class-names.ts';
import { optionHandler } from './option-handler.ts';
import { segmentPartStyles, segmentTrackStyles } from './segment-styles.ts';

type SegmentedChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  className?: string;
};

export function SegmentedChoice<T extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SegmentedChoiceProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={optionHandler(options, onChange)}
      className={classNames(segmentTrackStyles, 'h-10 pointer-coarse:h-12', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={segmentPartStyles}>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
