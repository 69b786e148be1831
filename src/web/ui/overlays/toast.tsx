import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../inputs/button.tsx';
import { useClearPlace } from './use-clear-place.ts';

type ToastRegionProps = {
  label: string;
  /** Screen readers read this before the toast. */
  announcement: string;
  children: ReactNode;
};

export function ToastRegion({ label, announcement, children }: ToastRegionProps) {
  const viewport = useRef<HTMLOListElement>(null);
  useClearPlace(viewport);
  return (
    <Toast.Provider label={announcement} swipeDirection="right" swipeThreshold={50} duration={5000}>
      {children}
      <Toast.Viewport
        ref={viewport}
        label={label}
        data-toasts
        className="fixed right-0 bottom-(--bottom-bar,0px) z-60 flex w-full flex-col gap-3 px-4 pb-(--safe-bottom) focus-visible:shadow-none tablet:max-w-105 tablet:pr-6 tablet:pb-6 tablet:pl-0"
      />
    </Toast.Provider>
  );
}

const variants = {
  default: {
    Icon: CircleCheck,
    icon: 'text-success',
    card: 'border-border bg-popover text-popover-foreground',
    text: 'text-muted-foreground',
  },
  destructive: {
    Icon: CircleAlert,
    icon: '',
    card: 'border-transparent bg-destructive text-destructive-foreground',
    text: 'text-destructive-foreground/94',
  },
} as const;

type ToastCardProps = {
  variant: keyof typeof variants;
  title: string;
  description?: string | undefined;
  /** The description's language if it is not the page's. */
  descriptionLang?: string | undefined;
  /** A second line under the description. */
  secondLine?: string | undefined;
  open: boolean;
  /** Without a timeout. */
  isPersistent?: boolean | undefined;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  action?: ReactNode;
};

export function ToastCard(props: ToastCardProps) {
  const {
    variant,
    title,
    description,
    descriptionLang,
    secondLine,
    open,
    isPersistent,
    onOpenChange,
    closeLabel,
    action,
  } = props;
  const { Icon, ...styles } = variants[variant];
  return (
    <Toast.Root
      open={open}
      {...(isPersistent && { duration: Number.POSITIVE_INFINITY })}
      onOpenChange={onOpenChange}
      className={classNames(
        'relative flex gap-3 rounded-lg border py-4 pr-12 pl-4 text-md shadow-lg',
        'focus-visible:shadow-(--focus-ring)',
        'data-[state=open]:animate-rise data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
        styles.card,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={classNames('shrink-0', styles.icon)} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        {description && (
          <Toast.Description className={styles.text}>
            <span lang={descriptionLang}>{description}</span>
            {secondLine && <span className="block">{secondLine}</span>}
          </Toast.Description>
        )}
        {action && <div className="flex flex-wrap gap-2 pt-3">{action}</div>}
      </div>
      <Toast.Close
        aria-label={closeLabel}
        className={classNames(
          'absolute top-1.5 right-1 grid size-8 cursor-pointer place-items-center rounded-sm',
          'pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-11',
          'opacity-75 hover:opacity-100 focus-visible:opacity-100',
        )}
      >
        <X aria-hidden size={16} strokeWidth={1.75} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Runs an action and closes the toast. */
export function ToastAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Toast.Action asChild altText={label}>
      <Button variant="outline" size="sm" onClick={onClick}>
        {label}
      </Button>
    </Toast.Action>
  );
}
