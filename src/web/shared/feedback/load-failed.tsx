import { Button } from '../../ui/inputs/button.tsx';
import { useTexts } from '../i18n/use-texts.ts';

/** Shown in place of content that did not load, with a retry button. The default text is about our server. */
export function LoadFailed({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { loadFailed } = useTexts().cards;
  return (
    <div
      role="alert"
      className="grid flex-1 content-center justify-items-center gap-2 px-4 py-16 text-center"
    >
      <p className="font-display text-xl font-semibold tracking-title">{loadFailed.title}</p>
      <p className="max-w-100 text-pretty text-muted-foreground">{text ?? loadFailed.text}</p>
      <Button variant="outline" size="lg" className="mt-3" onClick={onRetry}>
        {loadFailed.tryAgain}
      </Button>
    </div>
  );
}
