/** The complaint, unless all is well. */
export function complainUnless(isWell: boolean, complaint: string): string[] {
  return isWell ? [] : [complaint];
}
