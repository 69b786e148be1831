/** Radix passes any string; calls `onChange` only for the value of an option. */
export function optionHandler<T extends string>(
  options: readonly { value: T }[],
  onChange: (value: T) => void,
) {
  return (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onChange(chosen.value);
  };
}
