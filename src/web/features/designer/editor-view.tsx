import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useIsDesktop, useIsPhone } from '../../shared/screen.ts';
import { Canvas } from './canvas/canvas.tsx';
import { Steps } from './canvas/canvas-toolbar.tsx';
import { FontsNotice } from './canvas/fonts-notice.tsx';
import { LayoutDock } from './canvas/layout-dock.tsx';
import { useEditor } from './draft/editor.ts';
import { editorFrame, formPlace } from './editor-frame.ts';
import { SettingsForm } from './form/settings-form.tsx';
import { Pins } from './print-check/pins.tsx';
import { PrintCheckContext } from './print-check/print-check-context.ts';
import { PrintCheckPanel } from './print-check/print-check-panel.tsx';
import { PrintCheckStrip } from './print-check/print-check-strip.tsx';
import { usePrintCheck } from './print-check/use-print-check.ts';

type EditorViewProps = {
  titleBar: ReactNode;
  /** Stands on top of the form. */
  strip?: ReactNode;
  /** Stands beneath it. */
  status?: ReactNode;
};

/** The form beside the card on a wide screen, beneath it on a narrow one, with the title above; on a phone the card comes first and stays. */
export function EditorView({ titleBar, strip, status }: EditorViewProps) {
  useUndoKeys();
  const check = usePrintCheck();
  const [isCheckOpen, setCheckOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const panelId = useId();
  const [isPhone, isDesktop] = [useIsPhone(), useIsDesktop()];

  function openCheck(isOpen: boolean) {
    setSent(false);
    setCheckOpen(isOpen);
  }
  const access = useMemo(
    () => ({
      check,
      show: () => {
        setCheckOpen(true);
        setSent(true);
      },
    }),
    [check],
  );

  const form = (
    <div key="form" className={formPlace}>
      {strip}
      <div className="flex flex-col gap-4 px-4 py-4 tablet:px-6 desktop:pt-4.5">
        <SettingsForm />
        {isPhone && <LayoutDock className="flex-col gap-y-2" />}
        {!isDesktop && (
          <div className="flex">
            <Steps />
          </div>
        )}
        {status}
      </div>
    </div>
  );
  const canvas = (
    <div
      key="canvas"
      className="flex min-h-0 flex-col bg-background max-tablet:sticky max-tablet:top-0 max-tablet:z-20 max-tablet:shadow-sm tablet:max-desktop:min-h-115 tablet:max-desktop:shadow-sm"
    >
      <FontsNotice />
      <Canvas findings={check?.findings ?? []} hasDock={!isCheckOpen}>
        {isCheckOpen && check && <Pins scene={check.scene} findings={check.findings} />}
      </Canvas>
      {isCheckOpen && check && (
        <PrintCheckPanel id={panelId} check={check} onClose={() => openCheck(false)} takesFocus={isSent} />
      )}
      <PrintCheckStrip
        check={check}
        isOpen={isCheckOpen}
        onToggle={() => openCheck(!isCheckOpen)}
        panelId={panelId}
      />
    </div>
  );
  const title = (
    <div key="title" className="contents">
      {titleBar}
    </div>
  );
  return (
    <PrintCheckContext value={access}>
      <div className={editorFrame}>
        {isPhone ? [canvas, title, form] : isDesktop ? [title, form, canvas] : [title, canvas, form]}
      </div>
    </PrintCheckContext>
  );
}

/** Undo and redo for the whole card; a text box's own undo would know only of itself. */
function useUndoKeys(): void {
  const editor = useEditor();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (isRedo) editor.redo();
      else editor.undo();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [editor]);
}
