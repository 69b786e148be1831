import { RadioGroup } from 'radix-ui';
import { classNames } from '../class-names.ts';
import { chooser } from './chooser.ts';
import { segmentPart, segmentTrack } from './segment-styles.ts';

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
      onValueChange={chooser(options, onChange)}
      className={classNames(segmentTrack, 'h-10 pointer-coarse:h-12', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={segmentPart}>
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
