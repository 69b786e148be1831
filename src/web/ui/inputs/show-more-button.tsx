import { Button } from './button.tsx';

type ShowMoreProps = { label: string; busy: boolean; onClick: () => void };

/** Loads the next page of a list. */
export function ShowMoreButton({ label, busy, onClick }: ShowMoreProps) {
  return (
    <Button variant="outline" size="lg" className="mt-6 self-center" busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
