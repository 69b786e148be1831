import { useEffect, useRef } from 'react';
import { logoTypes } from '#domain/card/logo-file.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { prefetchAfterUse } from '../../../../shared/loading/prefetch-when-idle.ts';
import { thumbnailQueue } from '../../../../shared/looks/thumbnail-queue.ts';
import { useIsPhone } from '../../../../shared/page/breakpoints.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FileInput } from '../../../../ui/inputs/file-input.tsx';
import { dockItemStyles, dockRowStyles } from '../../core/drawing/dock-styles.ts';
import { importRequest } from '../../core/import-contact-request.ts';
import { LogoAlert } from '../../core/logo/logo-alert.tsx';
import { useAddLogo, useSetLogo } from '../../core/logo/use-add-logo.ts';
import { StartChoices } from './start-choices.tsx';
import { StartFrame, StartTarget, startItemStyles, startRowStyles } from './start-frame.tsx';

type StartPanelProps = {
  /** Called before a signature or a logo changes the card. */
  onUsed: () => void;
  /** Called before a look is chosen. */
  onChoose: () => void;
};

/** What an empty card can start with. */
export function StartPanel({ onUsed, onChoose }: StartPanelProps) {
  const isPhone = useIsPhone();
  // The first letter needs the pictures.
  useEffect(() => prefetchAfterUse(thumbnailQueue.prepare), []);
  return (
    <StartFrame
      paste={<PasteTarget onUsed={onUsed} />}
      logo={<LogoTarget onUsed={onUsed} />}
      looks={
        isPhone && (
          <StartChoices className={startRowStyles} itemClassName={startItemStyles} onChoose={onChoose} />
        )
      }
    />
  );
}

/** The looks to start with, beside the card. */
export function StartStrip({ className }: { className: string }) {
  const { start: t } = useTexts().editor;
  return (
    <section data-keep-clear className={classNames('flex gap-x-5.5', className)}>
      <h2 className="shrink-0 text-sm font-semibold roomy:w-34">{t.looks}</h2>
      <StartChoices
        className={classNames(dockRowStyles, 'max-tablet:overflow-x-auto desktop:overflow-x-auto')}
        itemClassName={dockItemStyles}
      />
    </section>
  );
}

/** Fills the card with what was copied. What is not understood, or may not be read, is shown in the dialog. */
function PasteTarget({ onUsed }: { onUsed: () => void }) {
  async function pasteCopied() {
    onUsed();
    importRequest.open?.({ pasted: await readClipboard(), isDirect: true });
  }

  return <StartTarget kind="paste" onClick={() => void pasteCopied()} />;
}

/** Empty where the browser has no permission to read it. */
async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/** A logo to choose. One is dropped anywhere on the page. */
function LogoTarget({ onUsed }: { onUsed: () => void }) {
  const { start: t } = useTexts().editor;
  const input = useRef<HTMLInputElement>(null);
  const { addLogo, upload, refusedFile, clearRefusedFile } = useAddLogo(useSetLogo());
  return (
    <>
      <StartTarget kind="logo" disabled={upload !== null} onClick={() => input.current?.click()} />
      <FileInput
        ref={input}
        accept={logoTypes.join(',')}
        label={t.logo}
        onFile={(file) => {
          onUsed();
          void addLogo(file);
        }}
      />
      <LogoAlert refusedFile={refusedFile} onClose={clearRefusedFile} />
    </>
  );
}
