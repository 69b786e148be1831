import { Check } from 'lucide-react';
import { isBlank } from '#domain/card/card.ts';
import { type ContactField, contactFields, type QrBlock } from '#domain/card/card-back.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useDraft } from '../core/editor-store.ts';
import { LabelledRow } from '../form/labelled-row.tsx';

type ContactFieldsProps = { qr: QrBlock; onChange: (change: Partial<QrBlock>) => void };

/** Which texts of the front the contact has. At least one stays. */
export function ContactFields({ qr, onChange }: ContactFieldsProps) {
  const { back, editor } = useMessages();
  // A text, since a new array would cause a render on every keystroke.
  const filled = useDraft(({ design }) =>
    contactFields.filter((field) => !isBlank(design[field] ?? '')).join(' '),
  );
  const offered = contactFields.filter((field) => filled.split(' ').includes(field));
  if (offered.length === 0) return null;
  const isChosen = (field: ContactField) => !qr.fields || qr.fields.includes(field);

  function toggle(field: ContactField, isOn: boolean) {
    const fields = contactFields.filter((name) => (name === field ? isOn : isChosen(name)));
    if (!offered.some((name) => fields.includes(name))) return;
    onChange({ fields: fields.length === contactFields.length ? undefined : fields });
  }

  return (
    <LabelledRow label={back.qr.fields}>
      <fieldset aria-label={back.qr.fields} className="flex flex-wrap gap-1.5">
        {offered.map((field) => (
          <label
            key={field}
            className="relative flex h-8 cursor-pointer items-center gap-1.5 rounded-md border border-input bg-card px-2.5 text-sm whitespace-nowrap has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:shadow-(--focus-ring) pointer-coarse:h-11"
          >
            <input
              type="checkbox"
              checked={isChosen(field)}
              onChange={({ target }) => toggle(field, target.checked)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-md focus-visible:shadow-none"
            />
            <Check aria-hidden size={14} strokeWidth={2} className="hidden shrink-0 peer-checked:block" />
            {editor.fields[field]}
          </label>
        ))}
      </fieldset>
    </LabelledRow>
  );
}
