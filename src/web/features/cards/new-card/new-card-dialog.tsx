import { type Ref, useId, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { isBlank } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';
import {
  contentProblems,
  isBranchRequired,
  isSetByDesign,
  sentContent,
} from '#domain/design/company-design.ts';
import { refreshDesigns } from '../../../shared/api/designs-query.ts';
import { idempotencyHeader, request } from '../../../shared/api/request.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { RefusalAlert } from '../../../shared/feedback/refusal-alert.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { companyDesignOf } from '../../../shared/team/cards-of-design.ts';
import { DesignPictures } from '../../../shared/team/design-pictures.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

type Texts = Partial<Record<TextField, string>>;
type NewCard = { designId: string; texts: Texts; branchId: string };

/** The choice of no branch. */
const noBranch = 'none';

type NewCardDialogProps = { designs: readonly [SavedDesign, ...SavedDesign[]]; onClose: () => void };

/** Creates a card from a company design, with its required text and branch. */
export function NewCardDialog({ designs, onClose }: NewCardDialogProps) {
  const t = useTexts('new-card');
  const { fields } = useTexts().editor;
  const navigate = useNavigate();
  const form = useForm<NewCard>({
    defaultValues: { designId: designs[0].id, texts: {}, branchId: noBranch },
  });
  const { errors } = form.formState;
  const designId = useWatch({ control: form.control, name: 'designId' });
  const design = designs.find(({ id }) => id === designId) ?? designs[0];
  const asked = askedFields(design);
  const branchOf = (branchId: string) => design.branches.find(({ id }) => id === branchId);
  const make = useMakeCard((id) => void navigate(`/edit/${id}`));
  const submit = ({ texts, branchId }: NewCard) =>
    make.mutate({
      designId: design.id,
      texts: Object.fromEntries(asked.map((field) => [field, texts[field]?.trim() ?? ''])),
      branchId: branchOf(branchId)?.id,
    });
  return (
    <FormDialog
      isForm
      title={t.title}
      description={t.text}
      closeLabel={t.close}
      cancelLabel={
        <Button asChild variant="outline">
          <Link to="/create">{t.without}</Link>
        </Button>
      }
      submitLabel={t.make}
      isBusy={make.isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="designId"
        render={({ field }) => (
          <DesignPictures
            legend={t.legend}
            designs={designs}
            design={design}
            onDesign={({ id }) => field.onChange(id)}
          />
        )}
      />
      {asked.map((field) => (
        <TextInput
          key={field}
          {...form.register(`texts.${field}`, { validate: (text) => !isBlank(text) || t.missing })}
          compact
          label={fields[field]}
          autoComplete="off"
          error={errors.texts?.[field]?.message}
        />
      ))}
      {design.branches.length > 0 && (
        <Controller
          control={form.control}
          name="branchId"
          rules={{
            validate: (id) =>
              branchOf(id) !== undefined || !isBranchRequired(companyDesignOf(design)) || t.chooseBranch,
          }}
          render={({ field: { ref, value, onChange } }) => (
            <BranchChoice
              ref={ref}
              design={design}
              value={branchOf(value)?.id ?? noBranch}
              error={errors.branchId?.message}
              onChange={onChange}
            />
          )}
        />
      )}
      <RefusalAlert error={make.error} otherwise={t.failed} />
    </FormDialog>
  );
}

type BranchChoiceProps = {
  ref: Ref<HTMLButtonElement>;
  design: SavedDesign;
  value: string;
  error: string | undefined;
  onChange: (branchId: string) => void;
};

function BranchChoice({ ref, design: { branches }, value, error, onChange }: BranchChoiceProps) {
  const { branchName, noBranch: none } = useTexts().editor;
  const errorId = useId();
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-md font-medium tablet:text-sm">
        {branchName}
      </p>
      <Select
        ref={ref}
        label={branchName}
        value={value}
        options={[
          { value: noBranch, label: none },
          ...branches.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onChange}
      />
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The name of the person, and what the design requires and does not have itself. */
function askedFields(saved: SavedDesign): TextField[] {
  const design = companyDesignOf(saved);
  const required = new Set(
    contentProblems(design, { texts: {} }).flatMap((problem) =>
      problem.kind === 'required' ? [problem.field] : [],
    ),
  );
  const isAsked = (field: TextField) =>
    required.has(field) || (field === 'fullName' && !isSetByDesign(design.rules.fullName));
  return textFields.filter(isAsked);
}

type WantedCard = { designId: string; texts: Texts; branchId: string | undefined };

/** Saves the card. The same one sent again, after a lost answer, is saved once. */
function useMakeCard(onMade: (id: string) => void) {
  const sent = useRef({ card: '', key: '' });
  return useApiMutation(
    async ({ designId, texts, branchId }: WantedCard) => {
      const card = JSON.stringify([designId, texts, branchId]);
      if (sent.current.card !== card) sent.current = { card, key: crypto.randomUUID() };
      const { created } = await request('importCards', {
        params: { id: designId },
        body: { create: [sentContent({ texts, branchId })] },
        headers: idempotencyHeader(sent.current.key),
      });
      return created[0];
    },
    {
      failure: null,
      onSuccess: async (id, _, client) => {
        await Promise.all([
          client.resetQueries({ queryKey: cardListQuery.queryKey }),
          refreshDesigns(client),
          refreshCurrentUser(client),
        ]);
        if (id) onMade(id);
      },
    },
  );
}
