import { cardFonts, loadFacesAgain } from '../../../shared/card/card-fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useStore } from '../../../shared/store.ts';
import { Button } from '../../../shared/ui/button.tsx';

/** Says when the card cannot be drawn as it is set, and lets one try again. */
export function FontsNotice() {
  const { editor: words } = useMessages();
  const hasFailed = useStore(cardFonts, (present) => present.hasFailed);
  if (!hasFailed) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-3 bg-warning-soft px-4 py-1.5 text-sm text-warning-soft-foreground"
    >
      {words.fontsFailed}
      <Button variant="outline" size="sm" onClick={loadFacesAgain}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
