import { useId } from 'react';
import { type ExceptionFont, exceptionFont } from '#domain/design/company-design.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { lacksLetters } from '#people/batch/lacks-letters.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';

type Props = {
  problems: readonly RowProblem[];
  /** Whether the card is set in another font now. */
  isSetIn: boolean;
  setIn: ExceptionFont | null;
  onChange: (setIn: ExceptionFont | null) => void;
};

/** Sets the card of one person in Inter, where the font of the design lacks letters of their texts. */
export function FontChoice({ problems, isSetIn, setIn, onChange }: Props) {
  const { setIn: t } = useTexts('people').check;
  const hintId = useId();
  if (!isSetIn && !lacksLetters(problems)) return null;
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={setIn !== null}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked ? exceptionFont : null)}
        />
        {t.choice(exceptionFont)}
      </label>
      <p id={hintId} className="text-sm text-muted-foreground">
        {t.hint(exceptionFont)}
      </p>
    </div>
  );
}
