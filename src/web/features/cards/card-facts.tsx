import type { SavedCard } from '#contract/card/saved-card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { CardIcon } from './card-icon.tsx';

/** Name and company; separators are only between non-empty texts. */
export function CardFacts({ card: { fullName, position, companyName, website } }: { card: SavedCard }) {
  return (
    <div className="text-md max-tablet:-mt-1 tablet:text-sm">
      <p className="truncate">{joined(fullName, position)}</p>
      <p className="truncate text-muted-foreground">{joined(companyName, website)}</p>
    </div>
  );
}

function joined(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(' · ');
}

export function OrientationBadge({ card }: { card: SavedCard }) {
  const { editor: t } = useTexts();
  const { orientation } = resolveFormat(card);
  return (
    <span className="flex h-5.5 shrink-0 items-center gap-1.25 rounded-sm bg-secondary px-2 text-xs text-ink-700">
      <CardIcon kind={orientation} className={orientation === 'portrait' ? '-mx-0.5' : ''} />
      {t[orientation]}
    </span>
  );
}
