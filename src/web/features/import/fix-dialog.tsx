import { type SyntheticEvent, useId, useState } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { cardTextMax, type TextField, textFields } from '#domain/card/card.ts';
import type { Person } from '#domain/design/person-content.ts';
import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { usePeopleTexts } from '../../shared/people/use-people-texts.ts';
import { useProblemTexts } from '../../shared/people/use-problem-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField as TextInput } from '../../ui/inputs/text-field.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import { ChangedText } from './changed-text.tsx';

type Props = { row: CheckedRow; design: SavedDesign; onClose: () => void; onFix: (person: Person) => void };

/** The texts of one row, to put right what is wrong. The file stays as it is. */
export function FixDialog({ row, design, onClose, onFix }: Props) {
  const { check: words } = usePeopleTexts();
  const { editor } = useMessages();
  const { person, content, problems, comparison } = row;
  const [texts, setTexts] = useState(content.texts);
  const [branch, setBranch] = useState(design.branches.find(({ id }) => id === content.branchId)?.name ?? '');
  const formId = useId();
  const problemTexts = useProblemTexts()(row);
  const fields = textFields.filter(
    (field) => content.texts[field] !== undefined || design.rules[field] === 'required',
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onFix({ ...person, texts, branch });
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={words.fixTitle(person.row)}
        closeLabel={words.close}
        isForm
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId}>
              {words.apply}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5">
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
          {fields
            .filter((field) => ['required', 'optional'].includes(design.rules[field]))
            .map((field) => (
              <TextInput
                key={field}
                compact
                label={editor.fields[field]}
                maxLength={cardTextMax}
                value={texts[field] ?? ''}
                error={
                  problems.some((one) => 'field' in one && one.field === field) ? titleOf(field) : undefined
                }
                onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
              />
            ))}
          {design.branches.length > 0 && (
            <Select
              label={words.branch}
              value={branch || 'none'}
              options={[
                { value: 'none', label: words.noBranch },
                ...design.branches.map(({ name }) => ({ value: name, label: name })),
              ]}
              onChange={(value) => setBranch(value === 'none' ? '' : value)}
            />
          )}
        </form>
      </DialogContent>
    </Dialog>
  );

  function titleOf(field: TextField): string | undefined {
    const index = problems.findIndex((one) => 'field' in one && one.field === field);
    return problemTexts[index]?.title;
  }
}
