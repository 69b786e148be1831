import { resolveCard } from '#domain/card/resolve-card.ts';
import { logoSizeMm } from '#layout/scene.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useLaidOutCard } from '../core/use-card-layout.ts';

/** Says the size that a logo is printed at where the layout limits it. */
export function LogoLimit() {
  const { logo: t } = useTexts().editor;
  const format = numberFormat(useLanguage().current);
  const card = useLaidOutCard();
  const logo = card?.scene.items.find((item) => item.kind === 'logo');
  if (!card || !logo) return null;
  const printed = logoSizeMm(logo);
  if (printed > resolveCard(card.draft.card).logo.sizeMm - 0.05) return null;
  return (
    <p role="status" className="text-xs text-muted-foreground">
      {t.limited(format(printed, 1))}
    </p>
  );
}
