/** Radix hands back any string; only an option's own value goes on. */
export function chooser<T extends string>(options: readonly { value: T }[], onChange: (value: T) => void) {
  return (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onChange(chosen.value);
  };
}
