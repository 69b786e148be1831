import { useCanUndo, useEditor } from '../core/use-editor.ts';
import { UndoRedoButtons } from './undo-redo-buttons.tsx';

/** Undo and redo for the whole card. */
export function UndoRedo() {
  const editor = useEditor();
  return <UndoRedoButtons {...useCanUndo()} onUndo={editor.undo} onRedo={editor.redo} />;
}
