import type { ReactNode } from 'react';
import { type QrBlock, qrContents, qrLimits, qrValueMax } from '#domain/card/card-back.ts';
import { qrTextOfCard } from '#layout/back/qr-text.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { HelpLink } from '../../../shared/page/help-link.tsx';
import { outlineStyles } from '../../../ui/inputs/outline-styles.ts';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { ColourRow } from '../core/controls/colour-row.tsx';
import { FormGroup } from '../core/controls/form-group.tsx';
import { LabelledRow } from '../core/controls/labelled-row.tsx';
import { PlaceNumbers } from '../core/controls/place-numbers.tsx';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useDraft, useEditor } from '../core/use-editor.ts';
import { changeBack, inMm, stepOf, useBackOf } from './change-back.ts';
import { CodeReading } from './code-reading.tsx';
import { ContactFields } from './contact-fields.tsx';

/** What the code says, its size and place, and its colour. */
export function QrGroup() {
  const { qr: t } = useTexts().back;
  const editor = useEditor();
  const back = useBackOf('qr');
  const code = useLaidOutCard()
    ?.back()
    ?.items.find((item) => item.kind === 'qr');
  if (!back) return null;
  const { qr } = back;
  const change = (part: Partial<QrBlock>, step?: string) =>
    changeBack(editor, 'qr', (of) => ({ ...of, qr: { ...of.qr, ...part } }), step);
  return (
    <FormGroup
      title={t.title}
      isLoose
      aside={
        <span className="ml-auto">
          <HelpLink topic="qr-codes" about={t.title} />
        </span>
      }
    >
      <LabelledRow label={t.content}>
        <RadioCards
          label={t.content}
          value={qr.content}
          options={qrContents.map((content) => ({
            value: content,
            label: t.contents[content].name,
            detail: t.contents[content].detail,
          }))}
          onChange={(content) => change({ content })}
        />
      </LabelledRow>
      {qr.content === 'vcard' && <ContactFields qr={qr} onChange={change} />}
      {qr.content === 'url' && (
        <ValueRow label={t.address}>
          <input
            type="text"
            inputMode="url"
            aria-label={t.address}
            placeholder={t.addressExample}
            autoComplete="url"
            value={qr.value ?? ''}
            maxLength={qrValueMax}
            onChange={({ target }) => change({ value: target.value }, 'value')}
            onBlur={() => change({ value: withScheme(qr.value ?? '') }, 'value')}
            className={`h-11 desktop:pointer-fine:h-9 ${valueStyles}`}
          />
        </ValueRow>
      )}
      {qr.content === 'text' && (
        <ValueRow label={t.text}>
          <textarea
            aria-label={t.text}
            placeholder={t.textExample}
            rows={3}
            value={qr.value ?? ''}
            maxLength={qrValueMax}
            onChange={({ target }) => change({ value: target.value }, 'value')}
            className={`block py-2 ${valueStyles}`}
          />
        </ValueRow>
      )}
      {code ? <CodeReading /> : <NoCode qr={qr} />}
      <PlaceNumbers
        place={{
          size: qr.sizeMm ?? code?.box.width ?? qrLimits.size.fallback,
          left: qr.leftMm ?? 0,
          top: qr.topMm ?? 0,
        }}
        limits={qrLimits}
        onChange={(place) => change(inMm(place), `qr ${stepOf(place)}`)}
      />
      <ColourRow
        label={t.colour}
        hint={t.colourHint}
        value={qr.colour ?? '#000000'}
        onChange={(colour) => change({ colour }, 'qr colour')}
      />
    </FormGroup>
  );
}

const valueStyles = `w-full rounded-md border bg-card px-2.75 text-lg caret-primary placeholder:text-muted-foreground tablet:text-md ${outlineStyles}`;

function ValueRow({ label, children }: { label: string; children: ReactNode }) {
  return <LabelledRow label={label}>{children}</LabelledRow>;
}

/** Why there is no code. */
function NoCode({ qr }: { qr: QrBlock }) {
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
