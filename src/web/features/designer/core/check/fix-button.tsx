import { WandSparkles } from 'lucide-react';
import { Button } from '../../../../ui/inputs/button.tsx';

type FixButtonProps = { label: string; busy?: boolean; onClick: () => void };

export function FixButton({ label, busy = false, onClick }: FixButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      data-fix
      aria-busy={busy || undefined}
      className="gap-1.5"
      icon={<WandSparkles aria-hidden size={14} strokeWidth={1.75} className="max-desktop:hidden" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
