import { memo, useMemo } from 'react';
import { type Layout, layoutOf, layouts } from '#domain/card/card.ts';
import { guidesOf } from '#layout/guides.ts';
import { withLayout } from '#layout/with-layout.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { LaidOutCard } from '../core/card-layout-store.ts';
import { useDraft, useEditor } from '../core/editor-store.ts';
import { useDebouncedLayout } from '../core/use-debounced-layout.ts';
import { withSample } from '../sample-card.ts';
import { dockItemStyles, dockRowStyles, thumbnailShape, thumbnailStyles } from './dock-styles.ts';
import { DraftThumbnail } from './draft-thumbnail.tsx';

/** Thumbnails of the layouts with the card's content, or with sample texts while it is empty. */
export function LayoutDock({ className }: { className?: string }) {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const laidOutCard = useDebouncedLayout();
  const layout = useDraft(({ design }) => layoutOf(design).layout);
  const orientation = useDraft(({ design }) => layoutOf(design).orientation);
  const format = useDraft(({ design }) => design.format);
  const shape = thumbnailShape(guidesOf({ format, orientation }).cut, orientation);
  return (
    <section className={classNames('flex gap-x-5.5', className)}>
      <h2 id="layout-dock" className="text-sm font-semibold">
        {words.layout}
      </h2>
      <div
        role="radiogroup"
        aria-labelledby="layout-dock"
        className={classNames(dockRowStyles, 'max-tablet:overflow-x-auto desktop:overflow-x-auto')}
      >
        {layouts.map((name) => (
          <label
            key={name}
            // A browser leaves a partly visible radio button where it is.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
            className={`${dockItemStyles} cursor-pointer has-checked:font-semibold has-checked:text-foreground`}
          >
            <input
              type="radio"
              name="layout"
              value={name}
              checked={name === layout}
              onChange={() => editor.changeDesign(withLayout(editor.get().present.design, { layout: name }))}
              className="peer absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
            />
            <span
              className={classNames(
                'block rounded-sm border-2 border-transparent p-px peer-checked:border-primary peer-focus-visible:shadow-(--focus-ring)',
                'peer-checked:children:border-transparent',
                thumbnailStyles[orientation],
              )}
              style={shape}
            >
              <span className="block size-full overflow-hidden rounded-xs border border-border-strong bg-card">
                {laidOutCard && <Thumbnail laidOutCard={laidOutCard} layout={name} />}
              </span>
            </span>
            {words.layouts[name]}
          </label>
        ))}
      </div>
    </section>
  );
}

const Thumbnail = memo(function Thumbnail({
  laidOutCard,
  layout,
}: {
  laidOutCard: LaidOutCard;
  layout: Layout;
}) {
  const { design, logo } = laidOutCard.draft;
  const { sample } = useMessages().cardStyle;
  const inLayout = useMemo(
    () => withLayout(withSample(design, sample), { layout }),
    [design, sample, layout],
  );
  return <DraftThumbnail design={inLayout} logo={logo} />;
});
