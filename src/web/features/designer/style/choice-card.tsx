import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export const choiceGridStyles = 'grid grid-cols-3 gap-x-3 gap-y-3 tablet:grid-cols-6 desktop:grid-cols-4';

type ChoiceCardProps = {
  name: string;
  label: string;
  thumbnail: ReactNode;
  isChosen: boolean;
  isPortrait: boolean;
  onChoose: () => void;
};

/** A radio button that is a thumbnail of the card with its name below. */
export function ChoiceCard({ name, label, thumbnail, isChosen, isPortrait, onChoose }: ChoiceCardProps) {
  return (
    <label className="relative flex cursor-pointer flex-col items-center gap-1 text-center text-xs text-muted-foreground has-checked:font-medium has-checked:text-foreground">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm focus-visible:shadow-none"
      />
      <span
        className={classNames(
          'block rounded-sm border-2 border-transparent p-px peer-checked:border-primary peer-checked:children:border-transparent peer-focus-visible:shadow-(--focus-ring)',
          isPortrait ? 'aspect-5/9 h-23' : 'aspect-9/5 w-full',
        )}
      >
        <span className="block size-full overflow-hidden rounded-xs border border-border-strong dark:border-border">
          {thumbnail}
        </span>
      </span>
      {label}
    </label>
  );
}
