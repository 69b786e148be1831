import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useIsDesktop, useIsPhone } from '../../shared/breakpoints.ts';
import { classNames } from '../../ui/class-names.ts';
import { Canvas } from './canvas/canvas.tsx';
import { FontsNotice } from './canvas/fonts-notice.tsx';
import { LayoutDock } from './canvas/layout-dock.tsx';
import { Steps } from './canvas/steps.tsx';
import { useEditor } from './core/editor-store.ts';
import { canvasPlace, editorFrame, formPlace, stickyOnTablet } from './editor-frame.ts';
import { SettingsForm } from './form/settings-form.tsx';
import { Pins } from './print-check/pins.tsx';
import { PrintCheckContext } from './print-check/print-check-context.ts';
import { PrintCheckPanel } from './print-check/print-check-panel.tsx';
import { PrintCheckStrip } from './print-check/print-check-strip.tsx';
import { usePrintCheck } from './print-check/use-print-check.ts';
import { useScrollMargin } from './scroll-margin.ts';

type EditorViewProps = {
  titleBar: ReactNode;
  /** Stands on top of the form. */
  strip?: ReactNode;
  /** Stands beneath it. */
  status?: ReactNode;
};

/** The form beside the card on a wide screen, beneath it on a narrow one, where the card stays while the form scrolls. */
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
        {isPhone && <LayoutDock className="flex-col gap-y-2" />}
        <SettingsForm />
        {status}
      </div>
    </div>
  );
  const canvas = (
    <div
      key="canvas"
      ref={useScrollMargin(!isDesktop)}
      // With its ten rules open there would be no room left for the form.
      className={classNames(canvasPlace, !isCheckOpen && stickyOnTablet)}
    >
      <FontsNotice />
      <Canvas findings={check?.findings ?? []} hasDock={!isCheckOpen}>
        {isCheckOpen && check && <Pins scene={check.scene} findings={check.findings} />}
      </Canvas>
      {isCheckOpen && check && (
        <PrintCheckPanel id={panelId} check={check} onClose={() => openCheck(false)} takesFocus={isSent} />
      )}
      <div className="flex shrink-0 items-center border-t border-border *:first:min-w-0 *:first:flex-1 tablet:max-desktop:py-1 tablet:max-desktop:pr-4">
        <PrintCheckStrip
          check={check}
          isOpen={isCheckOpen}
          onToggle={() => openCheck(!isCheckOpen)}
          panelId={panelId}
        />
        <div className="hidden tablet:max-desktop:flex">
          <Steps />
        </div>
      </div>
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
