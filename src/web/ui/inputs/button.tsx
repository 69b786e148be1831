import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ComponentProps, isValidElement, type ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

const variants = {
  primary:
    'border-transparent bg-primary text-primary-foreground shadow-xs inset-shadow-highlight ' +
    'hover:bg-primary-hover active:bg-primary-active',
  outline: 'border-border-strong bg-card text-foreground shadow-xs hover:bg-muted active:bg-secondary',
  secondary: 'border-transparent bg-muted text-ink-700 hover:bg-secondary active:bg-secondary',
  ghost: 'border-transparent text-ink-700 hover:bg-muted active:bg-secondary disabled:bg-transparent',
  destructive:
    'border-transparent bg-destructive text-destructive-foreground hover:bg-destructive-hover ' +
    'active:bg-destructive-hover',
} as const;

const sizes = {
  sm: 'h-8 rounded-button-sm px-2.5 text-sm',
  md: 'h-9 rounded-md px-3.5 text-control tablet:text-md',
  lg: 'h-12 rounded-md px-4.5 text-control tablet:h-11',
} as const;

const disabledStyles =
  'disabled:cursor-default disabled:text-muted-foreground disabled:shadow-none disabled:inset-shadow-none';

/** Not for the ghost variant, which has no box. */
const disabledBoxStyles = 'disabled:border-border disabled:bg-muted';

type ButtonLook = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
};

/** The class names of a button, for a link in a long list. Elsewhere a link is the child of a Button with `asChild`. */
export function buttonStyles({ variant = 'primary', size = 'md', className }: ButtonLook): string {
  return classNames(
    'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 border font-medium select-none',
    'whitespace-nowrap transition-colors duration-(--dur-1) [&_svg]:shrink-0',
    // As high as a finger needs, also where the window is as narrow as that of a phone or a tablet.
    'focus-visible:shadow-(--focus-ring) focus-visible:inset-shadow-none max-desktop:min-h-11 pointer-coarse:min-h-11',
    variants[variant],
    sizes[size],
    disabledStyles,
    variant !== 'ghost' && disabledBoxStyles,
    className,
  );
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    busy?: boolean;
    /** A Lucide icon at 16 px, or an element of another size. */
    icon?: LucideIcon | ReactElement | undefined;
    /** Applies the styles to the single child, for example a link. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  busy = false,
  icon,
  asChild = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const styles = buttonStyles({ variant, size, className });
  const leading = busy ? <Spinner /> : iconElement(icon);
  if (asChild) {
    return (
      <Slot.Root className={styles} {...rest}>
        {leading}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={styles}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {leading}
      {children}
    </button>
  );
}

function iconElement(icon: ButtonProps['icon']) {
  if (!icon || isValidElement(icon)) return icon;
  const Icon = icon;
  return <Icon aria-hidden size={16} strokeWidth={1.75} />;
}
