import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { type CardContent, cardTextMax, isBlank } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../../shared/mutations/use-api-mutation.ts';
import { saveDesignChanges } from '../../../../shared/team/designs.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../../../ui/overlays/dialog.tsx';

type Props = { design: SavedDesign; name: string; onClose: () => void; onCreated: (name: string) => void };

const usualLines: readonly TextField[] = ['phone', 'street', 'city'];

/** A new branch with its lines. Those that every branch has are needed: without them its cards would have the design's. */
export function BranchDialog({ design, name: written, onClose, onCreated }: Props) {
  const { branches: t } = useTexts('people').check;
  const { editor } = useTexts();
  const client = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(written);
  const [texts, setTexts] = useState<CardContent>({});
  const lines = textFields.filter(
    (field) => usualLines.includes(field) || design.branches.some((branch) => !isBlank(branch.texts[field])),
  );
  const isNeeded = (field: TextField) =>
    design.branches.length > 0 && design.branches.every((branch) => !isBlank(branch.texts[field]));
  const save = useApiMutation(
    async () => {
      const branch = { id: crypto.randomUUID(), name: name.trim(), texts };
      // A design that was changed elsewhere has other branches: the new one is added to those.
      let base: Pick<SavedDesign, 'branches' | 'version'> = design;
      for (let tries = 0; tries < 3; tries += 1) {
        const { branches, version } = base;
        const { isSaved, design: saved } = await saveDesignChanges(client, design.id, {
          branches: [...branches, branch],
          version,
        });
        if (isSaved) return branch.name;
        base = saved;
      }
      throw new Error('The design is changed again and again');
    },
    { failure: 'changeDesign', onSuccess: (created) => onCreated(created) },
  );

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save.mutate();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.dialog.title}
        description={t.dialog.text}
        closeLabel={t.dialog.cancel}
        isForm
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {t.dialog.cancel}
            </Button>
            <Button type="submit" form={formId} busy={save.isPending}>
              {t.dialog.create}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className="flex flex-col gap-3.5">
          <TextInput
            compact
            label={editor.branchName}
            value={name}
            required
            maxLength={cardTextMax}
            onChange={({ target }) => setName(target.value)}
          />
          {lines.map((field) => (
            <TextInput
              key={field}
              compact
              label={editor.fields[field]}
              value={texts[field] ?? ''}
              required={isNeeded(field)}
              maxLength={cardTextMax}
              onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
            />
          ))}
        </form>
      </DialogContent>
    </Dialog>
  );
}
