import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { dockItemStyles, dockRowStyles } from '../core/drawing/dock-styles.ts';
import { useDraft } from '../core/use-editor.ts';
import { LookChoices } from './look-choices.tsx';
import { useOfferedLooks } from './use-offered-looks.ts';

/** Six looks like that of the card; for a card without one, six others than the panel offers. */
export function LooksStrip({ className }: { className: string }) {
  const t = useTexts('look-control');
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  const title = hasLook ? t.moreLikeThis : t.moreLooks;
  return (
    <section data-keep-clear className={classNames('isolate flex gap-x-5.5', className)}>
      <h2 className="shrink-0 text-sm font-semibold roomy:w-34">{title}</h2>
      <LookChoices
        offered={useOfferedLooks().strip}
        label={title}
        className={classNames(dockRowStyles, 'max-tablet:overflow-x-auto desktop:overflow-x-auto')}
        itemClassName={dockItemStyles}
      />
    </section>
  );
}
