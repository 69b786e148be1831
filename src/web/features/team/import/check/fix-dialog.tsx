import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardTextMax } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { type ExceptionFont, isSetByDesign } from '#domain/design/company-design.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { RowFix } from '#people/batch/row-fixes.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { useProblemTexts } from '../../../../shared/team/use-problem-texts.ts';
import { Select } from '../../../../ui/inputs/select.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { ChangedText } from './changed-text.tsx';
import { FontChoice } from './font-choice.tsx';

type Props = { row: CheckedRow; design: SavedDesign; onClose: () => void; onFix: (fix: RowFix) => void };

type FixedRow = { texts: Partial<Record<TextField, string>>; branch: string; setIn: ExceptionFont | null };

/** The texts of one row, to put right what is wrong. The file stays as it is. */
export function FixDialog({ row, design, onClose, onFix }: Props) {
  const { check: t } = useTexts('people');
  const { editor } = useTexts();
  const { person, content, problems, comparison } = row;
  const ownBranch = design.branches.find(({ id }) => id === content.branchId)?.name ?? '';
  const ownFont = content.setIn ?? null;
  const problemTexts = useProblemTexts()(row);
  const isUnknownBranch = problems.some(({ kind }) => kind === 'branch' || kind === 'branchMissing');
  const fields = textFields.filter(
    (field) =>
      !isSetByDesign(design.rules[field]) &&
      (content.texts[field] !== undefined || design.rules[field] === 'required'),
  );
  const ownText = (field: TextField) => onOneLine(content.texts[field] ?? '');
  const form = useForm<FixedRow>({
    defaultValues: {
      texts: Object.fromEntries(fields.map((field) => [field, ownText(field)])),
      branch: ownBranch,
      setIn: ownFont,
    },
  });
  const box = useRef<HTMLDivElement>(null);

  function submit({ texts, branch, setIn }: FixedRow): void {
    const changed = fields.filter((field) => texts[field] !== ownText(field));
    onFix({
      texts: Object.fromEntries(changed.map((field) => [field, texts[field]])),
      ...((branch !== ownBranch || isUnknownBranch) && { branch }),
      ...(setIn !== ownFont && { setIn }),
    });
  }

  /** The first text with a problem, else the branch if that is the problem. */
  function fieldToFix(): HTMLElement | null {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector) ?? null;
    return find('[aria-invalid]') ?? (isUnknownBranch ? find('[role=combobox]') : null);
  }

  return (
    <FormDialog
      title={t.fixTitle(person.row)}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.apply}
      initialFocus={fieldToFix}
      isForm
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={box} className="flex flex-col gap-3.5">
        <ul className="flex flex-col gap-1 text-sm text-destructive empty:hidden">
          {problemTexts.map(({ title, detail }) => (
            <li key={title}>{detail ? `${title}: ${detail}` : title}</li>
          ))}
        </ul>
        {comparison.kind === 'changed' && (
          <ul className="flex flex-col gap-1 text-sm text-muted-foreground">
            {comparison.changes.map((change) => (
              <li key={change.field} className="wrap-anywhere">
                <ChangedText {...change} />
              </li>
            ))}
          </ul>
        )}
        <Controller
          control={form.control}
          name="setIn"
          render={({ field: { value, onChange } }) => (
            <FontChoice
              problems={problems}
              isSetIn={content.setIn !== undefined}
              setIn={value}
              onChange={onChange}
            />
          )}
        />
        {fields.map((field) => (
          <TextInput
            key={field}
            {...form.register(`texts.${field}`)}
            compact
            label={editor.fields[field]}
            maxLength={cardTextMax}
            error={titleOf(field)}
          />
        ))}
        {design.branches.length > 0 && (
          <Controller
            control={form.control}
            name="branch"
            render={({ field: { value, onChange } }) => (
              <Select
                label={t.branch}
                value={value || 'none'}
                options={[
                  { value: 'none', label: t.noBranch },
                  ...design.branches.map(({ name }) => ({ value: name, label: name })),
                ]}
                onChange={(name) => onChange(name === 'none' ? '' : name)}
              />
            )}
          />
        )}
      </div>
    </FormDialog>
  );

  function titleOf(field: TextField): string | undefined {
    return problemTexts[problems.findIndex((problem) => isAbout(problem, field))]?.title;
  }
}

/** Whether a text has to change to solve a problem. */
function isAbout(problem: RowProblem, field: TextField): boolean {
  if (problem.kind === 'print') return problem.cause.findings.some(({ subject }) => subject === field);
  return 'field' in problem && problem.field === field;
}
