import { type RefObject, useEffect } from 'react';
import { useEditor } from '../core/use-editor.ts';

/** How long after the last key the guides are back. */
const pauseMs = 1500;

/** Marks the card while its texts are typed, without rendering it again. The guides are hidden then. */
export function useTypingMark(card: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    let { content } = editor.get().present.card;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = editor.subscribe(() => {
      const { content: next } = editor.get().present.card;
      if (next === content) return;
      content = next;
      card.current?.setAttribute('data-typing', '');
      clearTimeout(timer);
      timer = setTimeout(() => card.current?.removeAttribute('data-typing'), pauseMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [editor, card]);
}
