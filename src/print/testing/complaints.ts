/** The complaint, unless all is well. */
export function unless(isWell: boolean, complaint: string): string[] {
  return isWell ? [] : [complaint];
}
