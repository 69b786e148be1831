import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { ShownProof } from '#contract/links/proof-schemas.ts';
import { cardTextMax, isBlank } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { type AskedChange, answerProblem } from '#domain/proof/proof.ts';
import { RefusalAlert } from '../../shared/feedback/refusal-alert.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Chip } from '../../ui/inputs/chip.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { NameInput } from './name-input.tsx';
import { useAnswer } from './proof-queries.ts';

export type ChangedField = AskedChange['field'];

/** What a text of the card says now. */
export function nowOf({ card }: ShownProof, field: ChangedField): string {
  return field === 'other' ? '' : onOneLine(card.content[field] ?? '');
}

type ChangeFormProps = {
  token: string;
  shown: ShownProof;
  sender: string;
  asked: readonly AskedChange[];
  onAsked: (asked: readonly AskedChange[]) => void;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks what is wrong and what it should say. It stands beside the card, whose lines can be tapped meanwhile. */
export function ChangeForm(props: ChangeFormProps) {
  const { token, shown, sender, asked, onAsked, name, onName, onClose } = props;
  const { change: t, page, cancel } = useTexts('proofs');
  const { fields } = useTexts().editor;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAnswer(token);
  const form = useRef<HTMLFormElement>(null);
  const last = asked.at(-1)?.field;
  // The line that was just picked is typed next.
  useEffect(() => {
    const next = form.current?.querySelector<HTMLElement>(last ? `[name="${last}"]` : 'h1');
    next?.focus();
  }, [last]);
  const offered: ChangedField[] = [
    ...textFields.filter((field) => !isBlank(shown.card.content[field])),
    'other',
  ];
  const labelOf = (field: ChangedField) => (field === 'other' ? t.other : fields[field]);
  // A text that says what it says now is no change.
  const isSame = ({ field, text }: AskedChange) => text.trim() === nowOf(shown, field);
  const problem = answerProblem({ name, changes: asked });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem || asked.some(isSame) || isPending) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid], [type="checkbox"]')?.focus(),
      );
      return;
    }
    const changes = asked.map(({ field, text }) => ({ field, text: text.trim() }));
    mutate({ id: shown.id, name: name.trim(), changes }, { onSuccess: onClose });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-1 flex-col gap-5">
      <div className="grid gap-1.5">
        <h1
          tabIndex={-1}
          className="font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display) focus-visible:shadow-none"
        >
          {t.title}
        </h1>
        <p className="text-pretty text-muted-foreground">{t.text}</p>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.fields}</legend>
        {offered.map((field) => {
          const at = asked.findIndex((change) => change.field === field);
          return (
            <Chip
              key={field}
              label={labelOf(field)}
              checked={at !== -1}
              onChange={(isOn) =>
                onAsked(
                  isOn
                    ? [...asked, { field, text: nowOf(shown, field) }]
                    : asked.filter((change) => change.field !== field),
                )
              }
            />
          );
        })}
      </fieldset>
      {isChecked && asked.length === 0 && (
        <p role="alert" className="text-sm text-destructive">
          {t.missing}
        </p>
      )}
      {asked.map((change) => {
        const { field, text } = change;
        return (
          <TextInput
            key={field}
            name={field}
            label={field === 'other' ? t.shouldOther : t.should(fields[field])}
            hint={field === 'other' ? undefined : t.now(nowOf(shown, field))}
            maxLength={cardTextMax}
            value={text}
            error={isChecked && isSame(change) ? t.same : undefined}
            onChange={({ target }) =>
              onAsked(asked.map((other) => (other === change ? { field, text: target.value } : other)))
            }
          />
        );
      })}
      <NameInput
        value={name}
        isMissing={isChecked && problem === 'name'}
        onChange={({ target }) => onName(target.value)}
      />
      <RefusalAlert error={error} otherwise={page.failed} />
      <div className="mt-auto grid grid-cols-2 gap-2">
        <Button variant="outline" size="lg" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" size="lg" busy={isPending} className="min-w-0">
          <span className="truncate">{t.send(sender)}</span>
        </Button>
      </div>
    </form>
  );
}
