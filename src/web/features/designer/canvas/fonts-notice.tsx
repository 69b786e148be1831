import { useEffect } from 'react';
import { fontLabel, isCustomFont } from '#domain/card/fonts.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { loadBackTools, loadedBackTools } from '../../../shared/card/back-tools.ts';
import { cardFonts, retryFailedFaces } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStore, useStoreValue } from '../../../shared/use-store.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useDraft, useStyle } from '../core/use-editor.ts';

const noticeStyles = 'bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground';

/** Shown if a font of this card or what lays out its back failed to load, with a retry button, or if a custom font is not on this device. Also retries when the browser is online again. */
export function FontsNotice() {
  const { editor: t, back } = useTexts();
  const { fonts, looks, failed } = useStoreValue(cardFonts);
  const isMissing = useDraft(
    ({ card }) => failed.size > 0 && facesOfSides(card, looks).some((face) => failed.has(face)),
  );
  const isOnline = useIsOnline();
  const hasBack = useDraft(({ card }) => Boolean(card.back));
  const isBackMissing = useStore(loadedBackTools, ({ hasFailed }) => hasFailed) && hasBack;
  useEffect(() => {
    if (!isOnline) return;
    retryFailedFaces();
    if (loadedBackTools.get().hasFailed) loadBackTools();
  }, [isOnline]);
  // The texts choose no custom font, so the faces are not found again while somebody types.
  const absent = useStyle((card) =>
    facesOfSides(card, looks)
      .flatMap((face) =>
        isCustomFont(face) && fonts?.has(face) && fonts.isAbsent(face) ? [fontLabel(face)] : [],
      )
      .join(', '),
  );
  if (absent && !isMissing && !isBackMissing) {
    return (
      <p role="status" className={`${noticeStyles} text-center`}>
        {t.fontNotOnDevice(absent)}
      </p>
    );
  }
  if (!isMissing && !isBackMissing) return null;
  return (
    <div role="alert" className={`${noticeStyles} flex flex-wrap items-center justify-center gap-3`}>
      {isMissing ? t.fontsFailed : back.loadFailed}
      <Button variant="outline" size="sm" onClick={isMissing ? retryFailedFaces : loadBackTools}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
