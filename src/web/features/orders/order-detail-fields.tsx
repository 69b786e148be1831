import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type OrderDetails, orderDetailMax } from '#domain/order/order.ts';
import { proposedDetails } from '#domain/order/under-way.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { orderTextsQuery } from '../../shared/orders/order-queries.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';

type Props = {
  details: OrderDetails;
  isEditable: boolean;
  onChange: (details: OrderDetails) => void;
};

const texts = ['shop', 'stock', 'delivery', 'contact', 'note'] as const;
export const orderDetailFields = [...texts, 'wantedBy'] as const;

/** What the order says to the print shop, with what earlier orders said. A text applies when its field is left. */
export function OrderDetailFields({ details, isEditable, onChange }: Props) {
  const { page } = useTexts('orders');
  const listId = useId();
  const { data: kept } = useQuery({ ...orderTextsQuery, enabled: isEditable });
  const [typed, setTyped] = useState<Partial<OrderDetails>>({});
  const shown = { ...details, ...typed };
  const commit = () => {
    if (Object.keys(typed).length === 0) return;
    setTyped({});
    if (JSON.stringify(shown) !== JSON.stringify(details)) onChange(shown);
  };
  const leave = useRef(commit);
  useEffect(() => {
    leave.current = commit;
  });
  // The page may be left without leaving the field.
  useEffect(() => () => leave.current(), []);
  return (
    <div className="grid gap-3">
      {texts.map((field) => (
        <TextInput
          key={field}
          label={page.details[field]}
          compact
          maxLength={orderDetailMax[field]}
          list={field === 'note' ? undefined : `${listId}-${field}`}
          disabled={!isEditable}
          value={shown[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          onBlur={commit}
        />
      ))}
      {proposedDetails.map((field) => (
        <datalist key={field} id={`${listId}-${field}`}>
          {kept?.[field].map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      ))}
      <TextInput
        label={page.details.wantedBy}
        type="date"
        compact
        disabled={!isEditable}
        value={shown.wantedBy}
        onChange={({ target }) => setTyped({ ...typed, wantedBy: target.value })}
        onBlur={commit}
      />
    </div>
  );
}
