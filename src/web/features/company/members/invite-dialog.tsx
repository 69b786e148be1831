import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Company } from '#contract/company-schemas.ts';
import { type CompanyRole, membersMax } from '#domain/company/company.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { DetailedChoice } from '../../../ui/inputs/detailed-choice.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useInvite } from '../company-mutations.ts';
import { typedEmails } from './typed-emails.ts';

type Invited = { text: string; role: CompanyRole };

/** Invites several addresses with one role. */
export function InviteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { invite: t, roles, cancel, close } = useTexts('company');
  const fieldId = useId();
  const form = useForm<Invited>({ defaultValues: { text: '', role: 'manager' } });
  const invite = useInvite();
  const { emails } = typedEmails(useWatch({ control: form.control, name: 'text' }));
  const error = form.formState.errors.text?.message;
  const known = [...company.members, ...company.invitations].map(({ email }) => email.toLowerCase());
  const free = membersMax - known.length;
  const problemOf = (text: string) => {
    const typed = typedEmails(text);
    if (typed.wrong !== null) return t.wrong(typed.wrong);
    if (typed.emails.length === 0) return t.none;
    const added = typed.emails.filter((email) => !known.includes(email.toLowerCase()));
    return added.length > free ? t.tooMany(free) : true;
  };
  return (
    <FormDialog
      isForm
      title={t.title}
      closeLabel={close}
      initialFocus={() => document.getElementById(fieldId)}
      cancelLabel={cancel}
      submitLabel={t.send(emails.length)}
      isBusy={invite.isPending}
      form={form}
      onSubmit={({ text, role }) =>
        invite.mutate({ emails: typedEmails(text).emails, role }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <div>
        <label htmlFor={fieldId} className="mb-1.5 block text-md font-medium tablet:text-sm">
          {t.emails}
        </label>
        <textarea
          {...form.register('text', { validate: problemOf })}
          id={fieldId}
          rows={3}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="email"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-hint ${error ? `${fieldId}-error` : ''}`.trim()}
          className={`block w-full rounded-md border bg-card px-3 py-2 text-lg tablet:text-md ${error ? invalidOutlineStyles : outlineStyles}`}
        />
        <p id={`${fieldId}-hint`} className="pt-1.5 text-xs text-muted-foreground">
          {t.hint}
        </p>
        <FieldError id={`${fieldId}-error`} message={error} />
      </div>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <DetailedChoice
            label={t.role}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'manager', label: roles.manager, detail: t.managerDetail },
              { value: 'owner', label: roles.owner, detail: t.ownerDetail },
            ]}
          />
        )}
      />
      <p className="text-sm text-muted-foreground">{t.note}</p>
    </FormDialog>
  );
}
