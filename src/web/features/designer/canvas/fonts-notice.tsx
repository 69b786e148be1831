import { useEffect } from 'react';
import { facesOf } from '#layout/layout-card.ts';
import { cardFonts, retryFailedFaces } from '../../../shared/card/card-fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useIsOnline } from '../../../shared/online.ts';
import { useStore } from '../../../shared/store.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft } from '../core/editor-store.ts';

/** Shown if a font of this card failed to load, with a retry button. Also retries when the browser is online again. */
export function FontsNotice() {
  const { editor: words } = useMessages();
  const failed = useStore(cardFonts, (fonts) => fonts.failed);
  const isMissing = useDraft(({ design }) => facesOf(design).some((face) => failed.has(face)));
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) retryFailedFaces();
  }, [isOnline]);
  if (!isMissing) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-3 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground"
    >
      {words.fontsFailed}
      <Button variant="outline" size="sm" onClick={retryFailedFaces}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
