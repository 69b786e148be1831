/** The given class names joined by spaces; whatever is empty or false is left out. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
