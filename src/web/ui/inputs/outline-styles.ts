/** The outline of a box around a text input; it is highlighted while the input has the focus. */
export const outlineStyles =
  'border-input has-[input:focus-visible]:border-primary has-[input:focus-visible]:ring-3 ' +
  'has-[input:focus-visible]:ring-primary/22';

export const invalidOutlineStyles =
  'border-destructive has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-destructive/22';
