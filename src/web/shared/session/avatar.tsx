import { classNames } from '../../ui/class-names.ts';

/** The first letter of a username on a dark disc. Hidden from screen readers: the name is always beside it. */
export function Avatar({ username, className }: { username: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-foreground font-semibold text-background',
        className,
      )}
    >
      {Array.from(username)[0]?.toLocaleUpperCase()}
    </span>
  );
}
