import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { type CardContent, cardTextMax, isBlank } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../../shared/mutations/use-api-mutation.ts';
import { saveDesignChanges } from '../../../../shared/team/designs.ts';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';

type Props = { design: SavedDesign; name: string; onClose: () => void; onCreated: (name: string) => void };

type NewBranch = { name: string; texts: CardContent };

const usualLines: readonly TextField[] = ['phone', 'street', 'city'];

/** A new branch with its lines. Those that every branch has are needed: without them its cards would have the design's. */
export function BranchDialog({ design, name: written, onClose, onCreated }: Props) {
  const { branches: t } = useTexts('people').check;
  const { editor } = useTexts();
  const client = useQueryClient();
  const form = useForm<NewBranch>({ defaultValues: { name: written, texts: {} } });
  const lines = textFields.filter(
    (field) => usualLines.includes(field) || design.branches.some((branch) => !isBlank(branch.texts[field])),
  );
  const isNeeded = (field: TextField) =>
    design.branches.length > 0 && design.branches.every((branch) => !isBlank(branch.texts[field]));
  const save = useApiMutation(
    async ({ name, texts: typed }: NewBranch) => {
      // A line that is left empty is the design's.
      const texts = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
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

  return (
    <FormDialog
      title={t.dialog.title}
      description={t.dialog.text}
      closeLabel={t.dialog.cancel}
      isForm
      cancelLabel={t.dialog.cancel}
      submitLabel={t.dialog.create}
      isBusy={save.isPending}
      noValidate={false}
      className="flex flex-col gap-3.5"
      form={form}
      onSubmit={(branch) => save.mutate(branch)}
      onClose={onClose}
    >
      <TextInput
        {...form.register('name')}
        compact
        label={editor.branchName}
        required
        maxLength={cardTextMax}
      />
      {lines.map((field) => (
        <TextInput
          key={field}
          {...form.register(`texts.${field}`)}
          compact
          label={editor.fields[field]}
          required={isNeeded(field)}
          maxLength={cardTextMax}
        />
      ))}
    </FormDialog>
  );
}
