import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { quantityMax } from '#domain/order/order.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';

/** One press of a button. */
const step = 50;
type Props = { name: string; value: number; onChange: (value: number) => void };

/** How many cards a person gets. What is typed applies when the field is left. */
export function QuantityField({ name, value, onChange }: Props) {
  const { page: t } = useTexts('orders');
  const [typed, setTyped] = useState<string | null>(null);

  function commit(): void {
    const number = Number(typed);
    const isNumber = typed !== null && typed.trim() !== '' && Number.isFinite(number);
    setTyped(null);
    if (isNumber && within(number) !== value) onChange(within(number));
  }
  const press = (by: number) => {
    setTyped(null);
    // From 1 to 50, not to 51.
    onChange(within(value === 1 && by > 0 ? by : value + by));
  };
  const buttonStyles =
    'grid h-full w-8 cursor-pointer place-items-center text-muted-foreground hover:bg-muted disabled:cursor-default focus-visible:shadow-(--focus-ring) pointer-coarse:w-11';
  return (
    <span className="inline-flex h-9 items-center overflow-hidden rounded-md border border-border-strong bg-card pointer-coarse:h-11">
      <button
        type="button"
        aria-label={t.lessOf(name)}
        className={buttonStyles}
        disabled={value <= 1}
        onClick={() => press(-step)}
      >
        <Minus aria-hidden size={14} strokeWidth={1.75} />
      </button>
      <input
        aria-label={t.quantityOf(name)}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        className="h-full w-13 border-x border-border bg-transparent text-center text-md font-medium tabular-nums caret-primary focus-visible:bg-muted"
      />
      <button
        type="button"
        aria-label={t.moreOf(name)}
        className={buttonStyles}
        disabled={value >= quantityMax}
        onClick={() => press(step)}
      >
        <Plus aria-hidden size={14} strokeWidth={1.75} />
      </button>
    </span>
  );
}

function within(quantity: number): number {
  return Math.min(Math.max(Math.round(quantity), 1), quantityMax);
}
