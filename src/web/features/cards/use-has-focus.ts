import { type FocusEvent, useState } from 'react';

/** Whether the focus is in an element, which gets the handlers. */
export function useHasFocus() {
  const [hasFocus, setFocus] = useState(false);
  return {
    hasFocus,
    focusHandlers: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
