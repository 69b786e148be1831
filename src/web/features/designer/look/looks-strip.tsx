import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dockItemStyles, dockRowStyles } from '../core/drawing/dock-styles.ts';
import { useDraft } from '../core/use-editor.ts';
import { LookChoices } from './look-choices.tsx';
import { PictureSkeleton } from './look-skeletons.tsx';
import { type LogoLooks, useLogoLooks } from './use-logo-looks.ts';
import { useOfferedLooks } from './use-offered-looks.ts';

/** Three looks for a logo that was added; else six like that of the card, or six others than the panel offers. */
export function LooksStrip({ className }: { className: string }) {
  const t = useTexts('look-control');
  const { names } = useTexts('looks');
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  const { strip } = useOfferedLooks();
  const forLogo = useLogoLooks();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = forLogo ? t.forLogo : hasLook ? t.moreLikeThis : t.moreLooks;
  return (
    <section data-keep-clear className={classNames('isolate flex gap-x-5.5', className)}>
      <div className="flex shrink-0 items-center gap-2 max-desktop:justify-between roomy:w-34">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 rounded-xs text-sm font-semibold">
          {title}
        </h2>
        {forLogo && (
          <CloseButton
            label={t.closeForLogo}
            onClick={() => {
              forLogo.close();
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {forLogo?.looks && t.foundForLogo(forLogo.looks.map(({ look }) => names[look.id]).join(', '))}
      </p>
      {forLogo && !forLogo.looks ? (
        <Searching />
      ) : (
        <LookChoices
          offered={forLogo?.looks ?? strip}
          label={title}
          shown={forLogo?.draft ?? null}
          className={classNames(rowStyles, forLogo && threeOfSix)}
          itemClassName={dockItemStyles}
        />
      )}
    </section>
  );
}

const rowStyles = classNames(dockRowStyles, 'max-tablet:overflow-x-auto desktop:overflow-x-auto');

/** Three looks are as wide as each of six, so that the strip keeps its height. */
const threeOfSix = 'desktop:after:ml-2 desktop:after:flex-[3]';

function CloseButton({ label, onClick }: { label: string; onClick: LogoLooks['close'] }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="relative grid size-5 shrink-0 cursor-pointer place-items-center rounded-xs text-muted-foreground before:absolute before:-inset-2 hover:text-foreground pointer-coarse:before:-inset-3"
    >
      <X aria-hidden size={14} strokeWidth={1.75} />
    </button>
  );
}

/** The place of the looks for a logo. */
function Searching() {
  return (
    <div className={classNames(dockRowStyles, 'overflow-hidden', threeOfSix)}>
      {['one', 'two', 'three'].map((key) => (
        <span key={key} className={dockItemStyles}>
          <PictureSkeleton />
        </span>
      ))}
    </div>
  );
}
