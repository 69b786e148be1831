import { type RefCallback, useCallback, useState } from 'react';
import type { Size } from '#layout/formats.ts';

/** The size of an element in px, known before it is first painted; the element may go and come back. */
export function useRoomSize(): { roomRef: RefCallback<HTMLElement>; room: Size } {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const roomRef = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { roomRef, room };
}
