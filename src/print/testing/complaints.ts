/** The complaint in a list, or an empty list if the condition is true. */
export function reportUnless(isTrue: boolean, complaint: string): string[] {
  return isTrue ? [] : [complaint];
}
