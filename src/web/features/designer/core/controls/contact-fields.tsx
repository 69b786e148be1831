import { isBlank } from '#domain/card/card.ts';
import type { QrBlock } from '#domain/card/card-back.ts';
import { codeFieldsOf } from '#domain/card/code-fields.ts';
import { type ContactField, contactFields } from '#domain/card/text-fields.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Chip } from '../../../../ui/inputs/chip.tsx';
import { useDraft } from '../use-editor.ts';
import { LabelledRow } from './labelled-row.tsx';

type ContactFieldsProps = { qr: QrBlock; onChange: (change: Pick<QrBlock, 'fields'>) => void };

/** Which fields of the front the contact has. At least one stays. */
export function ContactFields({ qr, onChange }: ContactFieldsProps) {
  const { back, editor } = useTexts();
  // A text, since a new array would cause a render on every keystroke.
  const filled = useDraft(({ card }) =>
    contactFields.filter((field) => !isBlank(card.content[field])).join(' '),
  );
  const chosen = useDraft(({ card }) => codeFieldsOf(card, qr).join(' ')).split(' ');
  const offered = contactFields.filter((field) => filled.split(' ').includes(field));
  // In a look with a seat for the code, no choice means a few fields.
  const hasShort = useDraft(({ card }) => codeFieldsOf(card, {}).length < contactFields.length);
  if (offered.length === 0) return null;
  const isChosen = (field: ContactField) => chosen.includes(field);

  function toggle(field: ContactField, isOn: boolean) {
    const fields = contactFields.filter((name) => (name === field ? isOn : isChosen(name)));
    if (!offered.some((name) => fields.includes(name))) return;
    onChange({ fields: hasShort || fields.length < contactFields.length ? fields : undefined });
  }

  return (
    <LabelledRow label={back.qr.fields}>
      <fieldset aria-label={back.qr.fields} className="flex flex-wrap gap-1.5">
        {offered.map((field) => (
          <Chip
            key={field}
            label={editor.fields[field]}
            checked={isChosen(field)}
            onChange={(isOn) => toggle(field, isOn)}
          />
        ))}
      </fieldset>
    </LabelledRow>
  );
}
