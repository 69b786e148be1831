import type { Card } from '#domain/card/card.ts';
import type { Box } from '#layout/guides.ts';
import { logoBoxOf } from '#layout/layout-card.ts';
import { useLooks } from '../../../shared/card/use-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Ring } from '../../../ui/feedback/ring.tsx';
import { positionOnCard } from '../core/drawing/position-on-card.ts';
import { useLogoUpload } from '../core/logo/logo-upload-state.ts';

type UploadingLogoProps = { card: Card; bleed: Box };

/** Shows the upload progress where the logo will be. Hidden from screen readers, which read the progress in the form. */
export function UploadingLogo({ card, bleed }: UploadingLogoProps) {
  const { logo: t } = useTexts().editor;
  const progress = useLogoUpload()?.progress;
  const looks = useLooks();
  if (!progress) return null;
  const share = progress.sent / progress.total;
  const box = logoBoxOf(card, looks);
  return (
    <div
      aria-hidden
      className="@container absolute grid border border-dashed border-ink-500 bg-background"
      style={positionOnCard(box, bleed)}
    >
      <div className="grid place-content-center justify-items-center">
        <Ring share={share} thickness={1} className="size-[max(20px,36cqw)] max-h-13 max-w-13" />
        <span className="pt-1 text-sm font-semibold tabular-nums @max-[88px]:hidden">
          {t.share(Math.round(share * 100))}
        </span>
        <span className="text-xs text-muted-foreground @max-[88px]:hidden">{t.box(box.width)}</span>
      </div>
    </div>
  );
}
