import { Button } from './inputs/button.tsx';

type ShowMoreProps = { label: string; busy: boolean; onClick: () => void };

/** Beneath a list that goes on. */
export function ShowMore({ label, busy, onClick }: ShowMoreProps) {
  return (
    <Button variant="outline" size="lg" className="mt-6 self-center" busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
