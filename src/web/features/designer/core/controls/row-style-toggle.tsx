import { ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { Swatch } from '../../../../ui/colour/swatch.tsx';

type RowStyleToggleProps = { label: string; colour: string; isOpen: boolean; onToggle: () => void };

/** Shows the row's colour and opens its font and colour fields. */
export const RowStyleToggle = memo(function RowStyleToggle(props: RowStyleToggleProps) {
  const { label, colour, isOpen, onToggle } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex cursor-pointer lines-x rounded-r-part border-l border-border children:grid children:w-11 children:place-items-center focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-primary desktop:pointer-fine:children:w-9"
    >
      {isOpen ? (
        <span>
          <ChevronUp aria-hidden size={16} strokeWidth={1.75} className="text-ink-700" />
        </span>
      ) : (
        <>
          <span className="text-lg font-medium desktop:pointer-fine:text-sm">Aa</span>
          <span>
            <Swatch colour={colour} className="size-5.5 rounded-swatch desktop:pointer-fine:size-4.5" />
          </span>
        </>
      )}
    </button>
  );
});
