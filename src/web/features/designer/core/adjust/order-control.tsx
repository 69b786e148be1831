import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { ChoiceButtons } from '../../../../ui/inputs/choice-buttons.tsx';
import { Cell } from './cell.tsx';
import type { TextTarget } from './text-target.ts';
import { useOrder } from './use-order.ts';

/** Moves a text up or down among the lines of its block. */
export function OrderControl({ field }: TextTarget) {
  const t = useTexts('hand');
  const order = useOrder(field);
  if (!order || order.fields.length < 2) return null;
  const { fields, index, moveTo, reset } = order;
  return (
    <Cell label={t.order} onReset={reset}>
      <ChoiceButtons<-1 | 1>
        label={t.order}
        value={null}
        onChange={(direction) => moveTo(index + direction)}
        options={[
          { value: -1, label: t.lineUp, mark: <ArrowUp {...icon} />, isOff: index === 0 },
          { value: 1, label: t.lineDown, mark: <ArrowDown {...icon} />, isOff: index === fields.length - 1 },
        ]}
      />
    </Cell>
  );
}

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
