import { classNames } from '../../../ui/class-names.ts';
import { dockItemStyles, dockRowStyles } from '../canvas/dock-styles.ts';
import { useDraft } from '../core/use-editor.ts';
import { LookChoices } from './look-choices.tsx';
import { offeredLooks } from './offered-looks.ts';
import { useLookTexts } from './use-look-texts.ts';

/** Six looks like that of the card; for a card without one, six others than the panel offers. */
export function LooksStrip({ className }: { className: string }) {
  const words = useLookTexts();
  const look = useDraft(({ card }) => card.style.look?.id);
  const title = look ? words.moreLikeThis : words.moreLooks;
  return (
    <section className={classNames('flex gap-x-5.5', className)}>
      <h2 className="text-sm font-semibold">{title}</h2>
      <LookChoices
        looks={offeredLooks(look).strip}
        label={title}
        className={classNames(dockRowStyles, 'max-tablet:overflow-x-auto desktop:overflow-x-auto')}
        itemClassName={dockItemStyles}
      />
    </section>
  );
}
