import { type QrBlock, qrContents, qrValueMax } from '#domain/card/card-back.ts';
import { qrTextOfCard } from '#layout/back/qr-text.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { outlineStyles } from '../../../../ui/inputs/outline-styles.ts';
import { RadioCards } from '../../../../ui/inputs/radio-cards.tsx';
import { useDraft } from '../use-editor.ts';
import { ContactFields } from './contact-fields.tsx';
import { LabelledRow } from './labelled-row.tsx';

type QrContentProps = {
  qr: QrBlock;
  onChange: (change: Partial<Pick<QrBlock, 'content' | 'value' | 'fields'>>, step?: string) => void;
};

/** The content of a code. */
export function QrContent({ qr, onChange }: QrContentProps) {
  const { qr: t } = useTexts().back;
  return (
    <>
      <LabelledRow label={t.content}>
        <RadioCards
          label={t.content}
          value={qr.content}
          options={qrContents.map((content) => ({
            value: content,
            label: t.contents[content].name,
            detail: t.contents[content].detail,
          }))}
          onChange={(content) => onChange({ content })}
        />
      </LabelledRow>
      {qr.content === 'vcard' && <ContactFields qr={qr} onChange={onChange} />}
      {qr.content === 'url' && (
        <LabelledRow label={t.address}>
          <input
            type="text"
            inputMode="url"
            aria-label={t.address}
            placeholder={t.addressExample}
            autoComplete="url"
            value={qr.value ?? ''}
            maxLength={qrValueMax}
            onChange={({ target }) => onChange({ value: target.value }, 'value')}
            onBlur={() => onChange({ value: withScheme(qr.value ?? '') }, 'value')}
            className={`h-11 desktop:pointer-fine:h-9 ${valueStyles}`}
          />
        </LabelledRow>
      )}
      {qr.content === 'text' && (
        <LabelledRow label={t.text}>
          <textarea
            aria-label={t.text}
            placeholder={t.textExample}
            rows={3}
            value={qr.value ?? ''}
            maxLength={qrValueMax}
            onChange={({ target }) => onChange({ value: target.value }, 'value')}
            className={`block py-2 ${valueStyles}`}
          />
        </LabelledRow>
      )}
    </>
  );
}

const valueStyles = `w-full rounded-md border bg-card px-2.75 text-lg caret-primary placeholder:text-muted-foreground tablet:text-md ${outlineStyles}`;

/** Why there is no code. */
export function NoCode({ qr }: { qr: QrBlock }) {
  const { qr: t } = useTexts().back;
  const isEmpty = useDraft(({ card }) => qrTextOfCard(card, qr) === '');
  const missing = qr.content === 'url' ? t.noAddress : t.noText;
  return (
    <p role="status" className="text-xs text-muted-foreground">
      {isEmpty ? missing : t.tooLong}
    </p>
  );
}

/** An address that phones open: without a scheme they would show it as a text. */
function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
}
