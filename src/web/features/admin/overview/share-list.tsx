type ShareListProps = {
  label: string;
  rows: readonly { key: string; name: string; part: number; value: string; detail: string }[];
};

/** Names with a bar, a value and a detail; a bar is a share of the longest one. */
export function ShareList({ label, rows }: ShareListProps) {
  const longest = Math.max(...rows.map(({ part }) => part), Number.MIN_VALUE);
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5 text-sm">
      {rows.map(({ key, name, part, value, detail }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4.5rem_3.5rem] items-center gap-3"
        >
          <span className="min-w-0 wrap-break-word">{name}</span>
          <span aria-hidden className="h-1.5 overflow-clip rounded-full bg-track">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ width: `${(Math.max(0, part) / longest) * 100}%` }}
            />
          </span>
          <span className="text-right font-medium tabular-nums">{value}</span>
          <span className="text-right text-xs text-muted-foreground tabular-nums">{detail}</span>
        </li>
      ))}
    </ul>
  );
}
