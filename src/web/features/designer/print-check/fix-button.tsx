import { WandSparkles } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';

/** Mends with one click what can be mended so; undo takes it back. */
export function FixButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      className="gap-1.5"
      icon={<WandSparkles aria-hidden size={14} strokeWidth={1.75} className="max-desktop:hidden" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
