import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { quantityMax } from '#domain/order/order.ts';
import { guidesOf } from '#layout/guides.ts';
import { defaultPattern } from '#people/batch/file-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { wrappingTrackStyles } from '../../ui/inputs/segment-styles.ts';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useLanguage } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { PrintedCard, PrintOutput } from '../print-worker/print-messages.ts';
import { useSheetChoice } from '../sheets/sheet-choice.ts';
import { SheetRow } from '../sheets/sheet-row.tsx';
import { orderSheetOf } from './order-sheet-output.ts';
import { restorePrintChoice, usePrintMargins } from './print-choice.ts';

type Props = {
  cards: readonly PrintedCard[];
  /** The cards are in another order for an order sheet. */
  onPrint: (output: PrintOutput, cards: readonly PrintedCard[]) => void;
  onClose: () => void;
};

/** What file is made of the cards: one PDF, also on sheets, a file each, or an order sheet. */
export function PrintDialog({ cards, onPrint, onClose }: Props) {
  const { print: t } = useTexts('people');
  const { current: language } = useLanguage();
  const sheet = useSheetChoice();
  const [kind, setKind] = useState<PrintOutput['kind']>('pdf');
  const [pattern, setPattern] = useState(defaultPattern);
  const [order, setOrder] = useState({ quantity: '100', stock: '', contact: '' });
  const hasOneSize = new Set(cards.map(({ card }) => sizeOf(card))).size === 1;
  /** A number for each card; null while all have the same. */
  const [own, setOwn] = useState<readonly string[] | null>(null);
  const isOrder = (own ?? [order.quantity]).every(isQuantity);
  useEffect(restorePrintChoice, []);

  function submit(): void {
    if (kind === 'pdf') onPrint({ kind, sheet: hasOneSize ? sheet : { ...sheet, sheet: null } }, cards);
    if (kind === 'zip') onPrint({ kind, pattern: pattern.trim() || defaultPattern }, cards);
    if (kind === 'order' && isOrder) printOrder();
  }

  function printOrder(): void {
    const people = cards.map((card, at) => ({ ...card, quantity: Number(own?.[at] ?? order.quantity) }));
    const facts = [
      { label: t.order.stock, value: order.stock },
      { label: t.order.contact, value: order.contact },
    ];
    const sheetOrder = orderSheetOf(people, facts, { words: t.order, language });
    onPrint(sheetOrder.output, sheetOrder.cards);
  }

  return (
    <FormDialog
      title={t.title(cards.length)}
      closeLabel={t.close}
      cancelLabel={t.cancel}
      submitLabel={t.download}
      submitIcon={Download}
      noValidate={false}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentedChoice
        label={t.kind}
        value={kind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={setKind}
        className={`w-full ${wrappingTrackStyles}`}
      />
      {kind === 'pdf' && <PdfRows cards={cards} hasOneSize={hasOneSize} />}
      {kind === 'zip' && (
        <>
          <TextInput
            label={t.pattern}
            hint={t.patternHint}
            value={pattern}
            maxLength={200}
            compact
            onChange={({ target }) => setPattern(target.value)}
          />
          <Note>{t.zipSize(megabytes(cards.reduce((sum, card) => sum + bytesOf([card]), 0)))}</Note>
        </>
      )}
      {kind === 'order' && (
        <>
          {own ? (
            <fieldset className="grid max-h-72 gap-3 overflow-y-auto pr-1">
              <legend className="pb-2 text-sm font-medium">{t.order.quantity}</legend>
              {cards.map(({ card, row }, at) => (
                <TextInput
                  key={row}
                  label={card.content.fullName ?? ''}
                  inputMode="numeric"
                  value={own[at] ?? ''}
                  error={isQuantity(own[at] ?? '') ? undefined : t.order.notANumber(quantityMax)}
                  compact
                  onChange={({ target }) => setOwn(own.with(at, target.value.trim()))}
                />
              ))}
            </fieldset>
          ) : (
            <TextInput
              label={t.order.quantity}
              inputMode="numeric"
              value={order.quantity}
              error={isQuantity(order.quantity) ? undefined : t.order.notANumber(quantityMax)}
              compact
              onChange={({ target }) => setOrder({ ...order, quantity: target.value.trim() })}
            />
          )}
          {!own && cards.length > 1 && (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => setOwn(cards.map(() => order.quantity))}
            >
              {t.order.own}
            </Button>
          )}
          {(['stock', 'contact'] as const).map((field) => (
            <TextInput
              key={field}
              label={t.order[field]}
              value={order[field]}
              maxLength={200}
              compact
              onChange={({ target }) => setOrder({ ...order, [field]: target.value })}
            />
          ))}
          <Note>{t.order.hint}</Note>
        </>
      )}
    </FormDialog>
  );
}

function isQuantity(typed: string): boolean {
  const quantity = Number(typed);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= quantityMax;
}

const kinds = ['pdf', 'zip', 'order'] as const;

function PdfRows({ cards, hasOneSize }: { cards: readonly PrintedCard[]; hasOneSize: boolean }) {
  const { print: t } = useTexts('people');
  const margins = usePrintMargins();
  const sheet = useSheetChoice();
  const [first] = cards;
  if (!first) return null;
  const { cut, bleed } = guidesOf(resolveFormat(first.card), margins);
  return (
    <>
      {hasOneSize ? (
        <SheetRow choice={sheet} cut={cut} bleedMm={-bleed.x} hasBack={cards.some(({ card }) => card.back)} />
      ) : (
        <Note>{t.sizesDiffer}</Note>
      )}
      <Note>{t.pdfSize(megabytes(bytesOf(cards)))}</Note>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted-foreground">{children}</p>;
}

function sizeOf(card: Card): string {
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  return `${width} ${height}`;
}

/** The expected size of a file: the press profile and the fonts, and what each card adds. A code adds most. */
function bytesOf(cards: readonly PrintedCard[]): number {
  return cards.reduce((sum, { card }) => sum + (card.back?.kind === 'qr' ? 9_000 : 1_000), 780_000);
}

function megabytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000_000));
}
