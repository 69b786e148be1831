/** The outline of a box that holds a text input; the input's focus lights the box. */
export const outlined =
  'border-input has-[input:focus-visible]:border-primary has-[input:focus-visible]:ring-3 ' +
  'has-[input:focus-visible]:ring-primary/22';

export const outlinedInvalid =
  'border-destructive has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-destructive/22';
