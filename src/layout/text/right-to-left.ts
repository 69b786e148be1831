/** Hebrew, Arabic and other right-to-left scripts, and the control characters for that direction. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202b\u202e\u2067]/u;

/** Whether part of a text may run from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}
