import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

export function NameHeading({ nameId, children }: { nameId: string; children: ReactNode }) {
  return (
    <h2 id={nameId} className="flex min-w-0 flex-auto">
      {children}
    </h2>
  );
}

type NameButtonProps = { name: string; onClick: () => void; ref?: Ref<HTMLButtonElement> };

/** The name as a button that renames the card. */
export function NameButton({ name, onClick, ref }: NameButtonProps) {
  const { cards: t } = useTexts();
  return (
    <button
      ref={ref}
      type="button"
      title={t.rename}
      onClick={onClick}
      className="-mx-1 min-h-8 max-w-[calc(100%+8px)] cursor-text truncate rounded-xs px-1 text-left text-lg font-semibold hover:bg-muted pointer-coarse:-my-1.5 pointer-coarse:min-h-11 tablet:text-control"
    >
      {name}
    </button>
  );
}
