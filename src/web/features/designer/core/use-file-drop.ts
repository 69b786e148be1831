import { useEffect, useState } from 'react';

/** What is known of a dragged file. Its name is empty until it is dropped. */
export type DraggedFile = { name: string; type: string };

/** Calls `onDrop` with an accepted file dropped anywhere on the page. Returns whether one is dragged over the page. */
export function useFileDrop(onDrop: (file: File) => void, accepts: (file: DraggedFile) => boolean): boolean {
  const [isDragOver, setDragOver] = useState(false);

  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    function handleDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      // Without this the browser would open the file instead of the page.
      event.preventDefault();
      const [item] = event.dataTransfer?.items ?? [];
      setDragOver(accepts({ name: '', type: item?.type ?? '' }));
    }
    function handleDragLeave({ relatedTarget }: DragEvent) {
      if (relatedTarget === null) setDragOver(false);
    }
    function handleDrop(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDragOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file && accepts(file)) onDrop(file);
    }
    addEventListener('dragover', handleDragOver);
    addEventListener('dragleave', handleDragLeave);
    addEventListener('drop', handleDrop);
    return () => {
      removeEventListener('dragover', handleDragOver);
      removeEventListener('dragleave', handleDragLeave);
      removeEventListener('drop', handleDrop);
    };
  }, [onDrop, accepts]);

  return isDragOver;
}
