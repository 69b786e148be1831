import { ArrowRight, Check } from 'lucide-react';
import type { TextField } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import type { TextChange } from './text-changes.ts';

type FoundTextsProps = {
  changes: TextChange[];
  skipped: ReadonlySet<TextField>;
  onSkip: (skipped: ReadonlySet<TextField>) => void;
};

/** What goes where: each text with the one it replaces and a checkbox. */
export function FoundTexts({ changes, skipped, onSkip }: FoundTextsProps) {
  const t = useTexts('card-texts');
  const { editor } = useTexts();

  function toggle(field: TextField) {
    const next = new Set(skipped);
    if (!next.delete(field)) next.add(field);
    onSkip(next);
  }

  return (
    <ul aria-label={t.found} className="mt-2 lines-y border-y border-border">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <label className="group grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-2 text-md tablet:min-h-9 tablet:grid-cols-[auto_136px_1fr] tablet:py-1.5 tablet:text-sm">
            <span className="relative grid size-4.5 place-items-center max-tablet:row-span-2">
              <input
                type="checkbox"
                checked={!skipped.has(field)}
                aria-label={
                  before === ''
                    ? t.change(editor.fields[field], after)
                    : t.changeFrom(editor.fields[field], before, after)
                }
                onChange={() => toggle(field)}
                className="peer size-4.5 cursor-pointer appearance-none rounded-xs border border-input bg-card checked:border-primary checked:bg-primary"
              />
              <Check
                aria-hidden
                size={13}
                strokeWidth={3}
                className="pointer-events-none absolute hidden text-primary-foreground peer-checked:block"
              />
            </span>
            <span className="text-muted-foreground">{editor.fields[field]}</span>
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere max-tablet:col-start-2">
              {before === '' ? (
                <span className="text-muted-foreground italic">{t.empty}</span>
              ) : (
                <del className="text-muted-foreground group-has-[input:not(:checked)]:no-underline">
                  {before}
                </del>
              )}
              <ArrowRight
                aria-hidden
                size={14}
                strokeWidth={1.75}
                className="shrink-0 text-muted-foreground"
              />
              <ins className="font-medium no-underline group-has-[input:not(:checked)]:font-normal group-has-[input:not(:checked)]:text-muted-foreground">
                {after}
              </ins>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
