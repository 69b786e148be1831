import { ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { Swatch } from '../../../ui/colour/swatch.tsx';

type RowStyleToggleProps = { label: string; colour: string; isOpen: boolean; onToggle: () => void };

/** On a phone: shows the row's colour and opens its font and colour fields. */
export const RowStyleToggle = memo(function RowStyleToggle(props: RowStyleToggleProps) {
  const { label, colour, isOpen, onToggle } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex lines-x rounded-r-md border-l border-border children:grid children:w-11 children:place-items-center tablet:hidden"
    >
      {isOpen ? (
        <span>
          <ChevronUp aria-hidden size={16} strokeWidth={1.75} className="text-ink-700" />
        </span>
      ) : (
        <>
          <span className="text-lg font-medium">Aa</span>
          <span>
            <Swatch colour={colour} className="size-5.5 rounded-swatch" />
          </span>
        </>
      )}
    </button>
  );
});
