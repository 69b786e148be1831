import { Button } from '../../ui/inputs/button.tsx';
import { usePeopleTexts } from '../people/use-people-texts.ts';

/** How many cards are printed, in words and as a bar. */
export function PrintProgress({ progress: { done, count } }: { progress: { done: number; count: number } }) {
  const { print: words } = usePeopleTexts();
  const text = words.printing(done, count);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress value={done} max={count} aria-label={text} className="max-w-40" />
      {text}
    </span>
  );
}

export function CancelPrint({ onCancel }: { onCancel: () => void }) {
  const { print: words } = usePeopleTexts();
  return (
    <Button variant="outline" className="max-desktop:h-11" onClick={onCancel}>
      {words.cancel}
    </Button>
  );
}
