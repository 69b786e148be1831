import type { TextField } from '#domain/card/card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../ui/inputs/button.tsx';

type DifferingTextsProps = {
  fields: readonly TextField[];
  words: (fields: string) => string;
  onApply: () => void;
};

/** Names the texts that do not have the card's style, and gives it to them. */
export function DifferingTexts({ fields, words, onApply }: DifferingTextsProps) {
  const { cardStyle, editor } = useMessages();
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-warning-soft py-1.5 pr-1.5 pl-3 text-sm text-warning-soft-foreground">
      <p>{words(fields.map((field) => editor.fields[field]).join(', '))}</p>
      <Button variant="outline" size="sm" className="shrink-0 pointer-coarse:h-11" onClick={onApply}>
        {cardStyle.applyToAll}
      </Button>
    </div>
  );
}
