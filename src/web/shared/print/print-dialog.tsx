import { Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { Card } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { parseQuantity, quantityMax } from '#domain/order/order.ts';
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

type PrintValues = {
  kind: PrintOutput['kind'];
  pattern: string;
  quantity: string;
  /** A number for each card; none while all have the same. */
  own: string[];
  stock: string;
  contact: string;
};

const usualValues: PrintValues = {
  kind: 'pdf',
  pattern: defaultPattern,
  quantity: '100',
  own: [],
  stock: '',
  contact: '',
};

/** What file is made of the cards: one PDF, also on sheets, a file each, or an order sheet. */
export function PrintDialog({ cards, onPrint, onClose }: Props) {
  const { print: t } = useTexts('people');
  const { current: language } = useLanguage();
  const sheet = useSheetChoice();
  const form = useForm({ mode: 'onChange', defaultValues: usualValues });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const hasOneSize = new Set(cards.map(({ card }) => sizeOf(card))).size === 1;
  useEffect(restorePrintChoice, []);

  function submit(values: PrintValues): void {
    if (kind === 'pdf') onPrint({ kind, sheet: hasOneSize ? sheet : { ...sheet, sheet: null } }, cards);
    if (kind === 'zip') onPrint({ kind, pattern: values.pattern.trim() || defaultPattern }, cards);
    if (kind === 'order') printOrder(values);
  }

  function printOrder({ own, quantity, stock, contact }: PrintValues): void {
    const people = cards.map((card, at) => ({ ...card, quantity: Number(own[at] ?? quantity) }));
    const facts = [
      { label: t.order.stock, value: stock },
      { label: t.order.contact, value: contact },
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
      className="flex flex-col gap-4"
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <SegmentedChoice
            label={t.kind}
            value={value}
            options={kinds.map((each) => ({ value: each, label: t.kinds[each] }))}
            onChange={onChange}
            className={`w-full ${wrappingTrackStyles}`}
          />
        )}
      />
      {kind === 'pdf' && <PdfRows cards={cards} hasOneSize={hasOneSize} />}
      {kind === 'zip' && (
        <>
          <TextInput
            {...form.register('pattern')}
            label={t.pattern}
            hint={t.patternHint}
            maxLength={200}
            compact
          />
          <Note>{t.zipSize(megabytes(cards.reduce((sum, card) => sum + bytesOf([card]), 0)))}</Note>
        </>
      )}
      {kind === 'order' && <OrderRows cards={cards} form={form} />}
    </FormDialog>
  );
}

type OrderRowsProps = { cards: readonly PrintedCard[]; form: UseFormReturn<PrintValues> };

function OrderRows({ cards, form: { control, formState, register, getValues, setValue } }: OrderRowsProps) {
  const { order: t } = useTexts('people').print;
  const hasOwn = useWatch({ control, name: 'own' }).length > 0;
  const { errors } = formState;
  const validate = (typed: string) => parseQuantity(typed) !== null || t.notANumber(quantityMax);
  return (
    <>
      {hasOwn ? (
        <fieldset className="grid max-h-72 gap-3 overflow-y-auto pr-1">
          <legend className="pb-2 text-sm font-medium">{t.quantity}</legend>
          {cards.map(({ card, row }, at) => (
            <TextInput
              key={row}
              {...register(`own.${at}`, { validate })}
              label={card.content.fullName ?? ''}
              inputMode="numeric"
              error={errors.own?.[at]?.message}
              compact
            />
          ))}
        </fieldset>
      ) : (
        <TextInput
          {...register('quantity', { validate })}
          label={t.quantity}
          inputMode="numeric"
          error={errors.quantity?.message}
          compact
        />
      )}
      {!hasOwn && cards.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() =>
            setValue(
              'own',
              cards.map(() => getValues('quantity')),
            )
          }
        >
          {t.own}
        </Button>
      )}
      <TextInput {...register('stock')} label={t.stock} maxLength={200} compact />
      <TextInput {...register('contact')} label={t.contact} maxLength={200} compact />
      <Note>{t.hint}</Note>
    </>
  );
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
