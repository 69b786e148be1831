import { useEffect, useState } from 'react';

/** Takes a file dropped anywhere on the page; answers whether one is being dragged over it. */
export function useLogoDrop(take: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const holdsFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    function over(event: DragEvent) {
      if (!holdsFile(event)) return;
      // Without this the browser would open the file in the page's place.
      event.preventDefault();
      setOver(true);
    }
    function leave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) setOver(false);
    }
    function drop(event: DragEvent) {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    }
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [take]);

  return isOver;
}
