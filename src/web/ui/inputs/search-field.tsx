import { Search } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { outlineStyles } from './outline-styles.ts';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** A search input with its label as the placeholder. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <div
      className={classNames(
        'flex h-11 items-center gap-2.5 rounded-md border bg-card pl-3 desktop:pointer-fine:h-9',
        outlineStyles,
        className,
      )}
    >
      <Search aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={254}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        className="h-full min-w-0 flex-1 rounded-md bg-transparent pr-3 text-lg caret-primary placeholder:text-muted-foreground focus-visible:shadow-none tablet:text-md"
      />
    </div>
  );
}
