import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { orderLinesMax, quantityMax } from '#domain/order/order.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { orderOf } from '../../../shared/orders/new-order.ts';
import { useNewOrder } from '../../../shared/orders/use-new-order.tsx';
import { restorePrintChoice } from '../../../shared/print/print-choice.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';

/** Asks how many cards each person gets, makes the order and opens it. */
export function OrderSelected({ cards, onEnd }: { cards: readonly SavedCard[]; onEnd: () => void }) {
  const { print } = useTexts('people');
  const { selected: t } = useTexts('orders');
  const formId = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('100');
  const make = useNewOrder(
    (id) => void navigate(`/order/${id}`),
    (cardId) => cards.find(({ id }) => id === cardId)?.fullName ?? '',
  );
  useEffect(restorePrintChoice, []);
  const quantity = Number(typed);
  const isQuantity = Number.isInteger(quantity) && quantity > 0 && quantity <= quantityMax;
  const isTooMany = cards.length > orderLinesMax;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isQuantity && !isTooMany) make.mutate(orderOf(cards.map(({ id: cardId }) => ({ cardId, quantity }))));
  }
  if (make.question) return make.question;
  return (
    <Dialog open onOpenChange={onEnd}>
      <DialogContent
        title={t.title(cards.length)}
        description={t.text}
        closeLabel={print.close}
        footer={
          <>
            <Button variant="outline" onClick={onEnd}>
              {print.cancel}
            </Button>
            <Button type="submit" form={formId} busy={make.isPending} disabled={isTooMany}>
              {t.make}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
          <TextInput
            label={print.order.quantity}
            hint={t.hint}
            inputMode="numeric"
            compact
            value={typed}
            error={isQuantity ? undefined : print.order.notANumber(quantityMax)}
            onChange={({ target }) => setTyped(target.value.trim())}
          />
          {isTooMany && <p className="text-sm text-destructive">{t.tooMany(orderLinesMax)}</p>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
