import { type ReactNode, Suspense, useEffect, useId } from 'react';
import { LogoVersionDrawing } from '../../shared/card/lazy-logo-version.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, prefetchCodeAfterUse, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { useIsDesktop, useIsPhone } from '../../shared/page/breakpoints.ts';
import { useScrollPadding } from '../../shared/page/use-scroll-padding.ts';
import { useVisibleHeight } from '../../shared/page/use-visible-height.ts';
import { useStoreValue } from '../../shared/use-store.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FontsNotice } from './canvas/fonts-notice.tsx';
import { UndoRedo } from './canvas/undo-redo.tsx';
import { Canvas } from './canvas.tsx';
import { Changes } from './changes.tsx';
import { useRunPrintCheck } from './core/check/use-print-check.ts';
import { useEditorStores } from './core/editor-stores.ts';
import { useEditor, useSide } from './core/use-editor.ts';
import { canvasStyles, editorStyles, formStyles, stickyOnTabletStyles } from './editor-styles.ts';
import { PrintCheckStrip } from './print-check/print-check-strip.tsx';
import { SettingsForm } from './settings-form.tsx';

const PrintCheckPanel = lazyComponent(
  async () => (await import('./print-check/print-check-panel.tsx')).PrintCheckPanel,
);
const Pins = lazyComponent(async () => (await import('./print-check/pins.tsx')).Pins, RenderNothing);
const BackForm = lazyComponent(async () => (await import('./back-form.tsx')).BackForm);

type EditorViewProps = {
  titleBar: ReactNode;
  /** Shown above the form. */
  notices?: ReactNode;
  /** Shown below the form. */
  status?: ReactNode;
};

/** The form is beside the card on a wide screen and below it on a narrow one, where the card sticks to the top. */
export function EditorView({ titleBar, notices, status }: EditorViewProps) {
  useUndoKeys();
  useVisibleHeight();
  const check = useRunPrintCheck();
  useEffect(() => prefetchCodeAfterUse([PrintCheckPanel.load, Pins.load, LogoVersionDrawing.load]), []);
  const { locks, checkPanel } = useEditorStores();
  const panel = useStoreValue(checkPanel);
  const isCheckOpen = panel !== 'closed';
  const panelId = useId();
  const side = useSide();
  const isLocked = locks !== null;
  const [isPhone, isDesktop] = [useIsPhone(), useIsDesktop()];

  const form = (
    <div key="form" className={formStyles}>
      {notices}
      <div className="flex flex-col gap-4 px-4 py-4 tablet:px-6 desktop:pt-4.5">
        {isPhone && <Changes />}
        {/* Hidden, not removed: an upload goes on. */}
        <div hidden={side !== 'front'}>
          <SettingsForm />
        </div>
        {side === 'back' && !isLocked && (
          <Suspense fallback={<BackFormSkeleton />}>
            <BackForm />
          </Suspense>
        )}
        {status}
      </div>
    </div>
  );
  const canvas = (
    <div
      key="canvas"
      ref={useScrollPadding('Top', !isDesktop)}
      // The open print check lists ten rules: a sticky canvas of that height would cover the form.
      className={classNames(canvasStyles, !isCheckOpen && stickyOnTabletStyles)}
    >
      <FontsNotice />
      <Canvas hasDock={!isCheckOpen && !isLocked}>
        {isCheckOpen && check && (
          <Suspense>
            <Pins scene={check.scene} findings={check.findings} />
          </Suspense>
        )}
      </Canvas>
      {isCheckOpen && check && (
        <Suspense>
          <PrintCheckPanel
            id={panelId}
            check={check}
            onClose={() => checkPanel.set('closed')}
            takesFocus={panel === 'focused'}
          />
        </Suspense>
      )}
      <div className="flex shrink-0 items-center border-t border-border max-tablet:in-data-keyboard:hidden children:first:min-w-0 children:first:flex-1 tablet:max-desktop:py-1 tablet:max-desktop:pr-4">
        <PrintCheckStrip
          check={check}
          isOpen={isCheckOpen}
          onToggle={() => checkPanel.set(isCheckOpen ? 'closed' : 'open')}
          panelId={panelId}
        />
        {/* Where the toolbar has no room for them. */}
        <div className="hidden tablet:flex desktop:pr-3 min-[1600px]:hidden">
          <UndoRedo />
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
    <div className={editorStyles}>
      {isPhone ? [canvas, title, form] : isDesktop ? [title, form, canvas] : [title, canvas, form]}
    </div>
  );
}

function BackFormSkeleton() {
  const { back: t } = useTexts();
  return (
    <div role="status" aria-label={t.loading} className="flex flex-col gap-3">
      <Skeleton className="h-10 w-full rounded-md" />
      <Skeleton className="h-10 w-full rounded-md" />
    </div>
  );
}

/** Undo and redo for the whole card, instead of the browser's undo, which covers a single text box. */
function useUndoKeys(): void {
  const editor = useEditor();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && !isRedo) return;
      event.preventDefault();
      if (isRedo) editor.redo();
      else editor.undo();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
