import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AfterPaint } from '../../../shared/loading/after-paint.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

type DialogPartProps = {
  icon: LucideIcon;
  title: string;
  hint: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** One way to use the card, of which one is open. */
export function DialogPart({ icon: Icon, title, hint, isOpen, onOpen, children }: DialogPartProps) {
  const id = useId();
  return (
    <section className="-mx-4 border-t border-border px-4 tablet:-mx-6 tablet:px-6">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className="flex w-full cursor-pointer items-center gap-3 rounded-md py-3 text-left"
        >
          <Icon
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className={classNames('shrink-0', isOpen ? 'text-primary' : 'text-muted-foreground')}
          />
          <span className="min-w-0 flex-1">
            <span className="block text-md font-semibold">{title}</span>
            <span className="block text-xs text-muted-foreground">{hint}</span>
          </span>
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={classNames('shrink-0 text-muted-foreground', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1 pb-4">
        {isOpen && (
          <AfterPaint fallback={<Skeleton className="block h-96 rounded-md" />}>{children}</AfterPaint>
        )}
      </div>
    </section>
  );
}

/** The settings beside a picture of the file; on a phone below it. */
export function SettingsAndPicture({ settings, picture }: { settings: ReactNode; picture: ReactNode }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2 tablet:gap-x-6">
      <div className="flex min-w-0 flex-col gap-2 max-tablet:order-1">{settings}</div>
      <div className="min-w-0">{picture}</div>
    </div>
  );
}
