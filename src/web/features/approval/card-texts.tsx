import type { ShownProof } from '#contract/links/proof-schemas.ts';
import { type Card, isBlank } from '#domain/card/card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import type { EditorMessages } from '#messages/en/editor.ts';
import type { ProofsMessages } from '#messages/en/proofs.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';

type Row = { label: string; text: string };

/** The texts of both sides, read out: a wrong digit is easier to see in a list, and a picture says nothing to some. */
export function CardTexts({ shown: { card } }: { shown: ShownProof }) {
  const { page: t } = useTexts('proofs');
  const { fields } = useTexts().editor;
  const front = textFields.map((field) => ({ label: fields[field], text: card.content[field] ?? '' }));
  const rows = [...front, ...backRows(card, t, fields)].filter(({ text }) => !isBlank(text));
  return (
    <dl aria-label={t.texts} className="lines-y border-y border-border text-md">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-4 py-2.5">
          <dt className="shrink-0 text-muted-foreground">{label}</dt>
          <dd className="min-w-0 text-right font-medium whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function backRows({ back }: Card, t: ProofsMessages['page'], fields: EditorMessages['fields']): Row[] {
  const onBack = (label: string) => `${t.back}: ${label}`;
  switch (back?.kind) {
    case 'text':
      return [{ label: t.back, text: back.message.text }];
    case 'qr': {
      const { content, value = '' } = back.qr;
      const texts = [back.above?.text, back.below?.text].filter((text) => !isBlank(text)).join('\n');
      return [
        { label: t.back, text: texts },
        { label: t.code, text: content === 'vcard' ? t.codeOfContact : value },
      ];
    }
    case 'card':
      return textFields.map((field) => ({ label: onBack(fields[field]), text: back.content[field] ?? '' }));
    case 'look':
    case 'logo':
    case undefined:
      return [];
  }
}
