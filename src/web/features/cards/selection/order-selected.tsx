import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { orderLinesMax, parseQuantity, quantityMax } from '#domain/order/order.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { orderOf } from '../../../shared/orders/new-order.ts';
import { useNewOrder } from '../../../shared/orders/use-new-order.tsx';
import { restorePrintChoice } from '../../../shared/print/print-choice.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';

/** Asks how many cards each person gets, makes the order and opens it. */
export function OrderSelected({ cards, onEnd }: { cards: readonly SavedCard[]; onEnd: () => void }) {
  const { print } = useTexts('people');
  const { selected: t } = useTexts('orders');
  const navigate = useNavigate();
  const form = useForm({ mode: 'onChange', defaultValues: { typed: '100' } });
  const make = useNewOrder(
    (id) => void navigate(`/order/${id}`),
    (cardId) => cards.find(({ id }) => id === cardId)?.fullName ?? '',
  );
  useEffect(restorePrintChoice, []);
  const isTooMany = cards.length > orderLinesMax;
  const isQuantity = (typed: string) => parseQuantity(typed) !== null || print.order.notANumber(quantityMax);
  function submit({ typed }: { typed: string }): void {
    const quantity = Number(typed);
    if (!isTooMany) make.mutate(orderOf(cards.map(({ id: cardId }) => ({ cardId, quantity }))));
  }
  if (make.question) return make.question;
  return (
    <FormDialog
      title={t.title(cards.length)}
      description={t.text}
      closeLabel={print.close}
      cancelLabel={print.cancel}
      submitLabel={t.make}
      isBusy={make.isPending}
      isDisabled={isTooMany}
      className="grid gap-3"
      form={form}
      onSubmit={submit}
      onClose={onEnd}
    >
      <TextInput
        {...form.register('typed', { validate: isQuantity })}
        label={print.order.quantity}
        hint={t.hint}
        inputMode="numeric"
        compact
        error={form.formState.errors.typed?.message}
      />
      {isTooMany && <p className="text-sm text-destructive">{t.tooMany(orderLinesMax)}</p>}
    </FormDialog>
  );
}
