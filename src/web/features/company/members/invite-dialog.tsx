import { useId, useState } from 'react';
import type { Company } from '#contract/company-schemas.ts';
import { type CompanyRole, membersMax } from '#domain/company/company.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { DetailedChoice } from '../../../ui/inputs/detailed-choice.tsx';
import { FieldError } from '../../../ui/inputs/field-error.tsx';
import { invalidOutlineStyles, outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { useInvite } from '../company-mutations.ts';
import { typedEmails } from './typed-emails.ts';

/** Invites several addresses with one role. */
export function InviteDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { invite: t, roles, cancel, close } = useTexts('company');
  const formId = useId();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [role, setRole] = useState<CompanyRole>('manager');
  const [isChecked, setChecked] = useState(false);
  const invite = useInvite();
  const { emails, wrong } = typedEmails(text);
  const known = [...company.members, ...company.invitations].map(({ email }) => email.toLowerCase());
  const added = emails.filter((email) => !known.includes(email.toLowerCase()));
  const free = membersMax - known.length;
  const problem = () => {
    if (wrong !== null) return t.wrong(wrong);
    if (emails.length === 0) return t.none;
    return added.length > free ? t.tooMany(free) : undefined;
  };
  const error = isChecked ? problem() : undefined;
  const send = () => {
    setChecked(true);
    if (problem() === undefined) invite.mutate({ emails, role }, { onSuccess: onClose });
    else document.getElementById(fieldId)?.focus();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        isForm
        title={t.title}
        closeLabel={close}
        initialFocus={() => document.getElementById(fieldId)}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" form={formId} busy={invite.isPending}>
              {t.send(emails.length)}
            </Button>
          </>
        }
      >
        <form
          noValidate
          id={formId}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div>
            <label htmlFor={fieldId} className="mb-1.5 block text-md font-medium tablet:text-sm">
              {t.emails}
            </label>
            <textarea
              id={fieldId}
              value={text}
              rows={3}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              inputMode="email"
              aria-invalid={error ? true : undefined}
              aria-describedby={`${fieldId}-hint ${error ? `${fieldId}-error` : ''}`.trim()}
              onChange={({ target }) => setText(target.value)}
              className={`block w-full rounded-md border bg-card px-3 py-2 text-lg tablet:text-md ${error ? invalidOutlineStyles : outlineStyles}`}
            />
            <p id={`${fieldId}-hint`} className="pt-1.5 text-xs text-muted-foreground">
              {t.hint}
            </p>
            <FieldError id={`${fieldId}-error`} message={error} />
          </div>
          <DetailedChoice
            label={t.role}
            value={role}
            onChange={setRole}
            options={[
              { value: 'manager', label: roles.manager, detail: t.managerDetail },
              { value: 'owner', label: roles.owner, detail: t.ownerDetail },
            ]}
          />
          <p className="text-sm text-muted-foreground">{t.note}</p>
        </form>
      </DialogContent>
    </Dialog>
  );
}
