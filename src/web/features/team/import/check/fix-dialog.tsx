import { useRef, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardTextMax } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { isSetByDesign } from '#domain/design/company-design.ts';
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

/** The texts of one row, to put right what is wrong. The file stays as it is. */
export function FixDialog({ row, design, onClose, onFix }: Props) {
  const { check: t } = useTexts('people');
  const { editor } = useTexts();
  const { person, content, problems, comparison } = row;
  const [texts, setTexts] = useState(content.texts);
  const ownBranch = design.branches.find(({ id }) => id === content.branchId)?.name ?? '';
  const [branch, setBranch] = useState(ownBranch);
  const [setIn, setSetIn] = useState(content.setIn ?? null);
  const problemTexts = useProblemTexts()(row);
  const isUnknownBranch = problems.some(({ kind }) => kind === 'branch' || kind === 'branchMissing');
  const fields = textFields.filter(
    (field) =>
      !isSetByDesign(design.rules[field]) &&
      (content.texts[field] !== undefined || design.rules[field] === 'required'),
  );
  const firstFaulty = fields.find((field) => problems.some((problem) => isAbout(problem, field)));
  const initialFocus = useRef<HTMLInputElement>(null);
  const branchBox = useRef<HTMLDivElement>(null);

  function submit(): void {
    const changed = fields.filter((field) => texts[field] !== content.texts[field]);
    onFix({
      texts: Object.fromEntries(changed.map((field) => [field, texts[field]])),
      ...((branch !== ownBranch || isUnknownBranch) && { branch }),
      ...(setIn !== (content.setIn ?? null) && { setIn }),
    });
  }

  /** The first text with a problem, else the branch if that is the problem. */
  function fieldToFix(): HTMLElement | null {
    if (firstFaulty === undefined && isUnknownBranch)
      return branchBox.current?.querySelector<HTMLElement>('[role=combobox]') ?? null;
    return initialFocus.current;
  }

  return (
    <FormDialog
      title={t.fixTitle(person.row)}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.apply}
      initialFocus={fieldToFix}
      isForm
      noValidate={false}
      className="flex flex-col gap-3.5"
      onSubmit={submit}
      onClose={onClose}
    >
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
      <FontChoice
        problems={problems}
        isSetIn={content.setIn !== undefined}
        setIn={setIn}
        onChange={setSetIn}
      />
      {fields.map((field) => (
        <TextInput
          key={field}
          ref={field === firstFaulty ? initialFocus : undefined}
          compact
          label={editor.fields[field]}
          maxLength={cardTextMax}
          value={texts[field] ?? ''}
          error={titleOf(field)}
          onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
        />
      ))}
      {design.branches.length > 0 && (
        <div ref={branchBox}>
          <Select
            label={t.branch}
            value={branch || 'none'}
            options={[
              { value: 'none', label: t.noBranch },
              ...design.branches.map(({ name }) => ({ value: name, label: name })),
            ]}
            onChange={(value) => setBranch(value === 'none' ? '' : value)}
          />
        </div>
      )}
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
