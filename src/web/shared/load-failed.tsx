import { Button } from '../ui/inputs/button.tsx';
import { useMessages } from './i18n/messages-context.tsx';

/** Stands where something could not be read, and lets one try again. Without a text it was our own server's. */
export function LoadFailed({ text, onRetry }: { text?: string; onRetry: () => void }) {
  const { loadFailed } = useMessages().cards;
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
