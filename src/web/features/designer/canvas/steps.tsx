import { useCanUndo, useEditor } from '../core/editor-store.ts';
import { StepButtons } from './step-buttons.tsx';

/** Undo and redo for the whole card. */
export function Steps() {
  const editor = useEditor();
  return <StepButtons {...useCanUndo()} onUndo={editor.undo} onRedo={editor.redo} />;
}
