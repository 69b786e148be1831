import { memo, useMemo } from 'react';
import { arrangementOf, type Layout, layouts } from '#domain/card.ts';
import { arranged } from '#layout/arranged.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useDraft, useEditor } from '../draft/editor.ts';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import { useSettledStage } from './settled.ts';
import type { Staged } from './stage.ts';

const thumbnailSizes = {
  landscape:
    'h-16 w-28 tablet:max-desktop:h-10.5 tablet:max-desktop:w-17.5 desktop:max-wide:h-11.5 desktop:max-wide:w-20',
  portrait: 'h-20 w-11.5 tablet:max-desktop:h-10.5 tablet:max-desktop:w-6.25',
} as const;

/** The six layouts with the card's own content. */
export function LayoutDock({ className }: { className?: string }) {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const staged = useSettledStage();
  const layout = useDraft(({ design }) => arrangementOf(design).layout);
  const orientation = useDraft(({ design }) => arrangementOf(design).orientation);
  return (
    <section className={classNames('flex gap-x-5.5', className)}>
      <h2 id="layout-dock" className="text-sm font-semibold">
        {words.layout}
      </h2>
      <div
        role="radiogroup"
        aria-labelledby="layout-dock"
        className="flex min-w-0 gap-2 max-tablet:overflow-x-auto tablet:max-desktop:flex-col desktop:max-wide:gap-0.5"
      >
        {layouts.map((name) => (
          <label
            key={name}
            className="relative flex shrink-0 cursor-pointer items-center gap-2 text-xs text-muted-foreground has-checked:font-semibold has-checked:text-foreground max-tablet:flex-col desktop:flex-col desktop:gap-1"
          >
            <input
              type="radio"
              name="layout"
              value={name}
              checked={name === layout}
              onChange={() => editor.changeDesign(arranged(editor.read().present.design, { layout: name }))}
              className="peer absolute inset-0 cursor-pointer appearance-none focus-visible:shadow-none"
            />
            <span
              className={classNames(
                'block overflow-hidden rounded-xs border-2 border-transparent p-px peer-checked:border-primary peer-focus-visible:shadow-(--focus-ring)',
                thumbnailSizes[orientation],
              )}
            >
              <span className="block size-full border border-border-strong bg-card">
                {staged && <Thumbnail staged={staged} layout={name} />}
              </span>
            </span>
            {words.layouts[name]}
          </label>
        ))}
      </div>
    </section>
  );
}

const Thumbnail = memo(function Thumbnail({ staged, layout }: { staged: Staged; layout: Layout }) {
  const { design, logo } = staged.draft;
  const inLayout = useMemo(() => arranged(design, { layout }), [design, layout]);
  return <DraftThumbnail design={inLayout} logo={logo} />;
});
