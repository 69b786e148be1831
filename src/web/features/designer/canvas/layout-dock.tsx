import { RadioGroup } from 'radix-ui';
import { memo } from 'react';
import { arrangementOf, type Layout, layouts } from '#domain/card.ts';
import { arranged } from '#layout/arranged.ts';
import { facesOf, layOutCard } from '#layout/lay-out-card.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { chooser } from '../../../shared/ui/chooser.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { useDraft, useEditor } from '../draft/editor.ts';
import { logoUrl } from '../logo/logo-url.ts';
import { loadFaces } from './card-fonts.ts';
import { CardThumbnail } from './card-preview.tsx';
import { useSettledStage } from './settled.ts';
import type { Staged } from './stage.ts';

const options = layouts.map((value) => ({ value }));

/** The six layouts with the card's own content. */
export function LayoutDock({ className }: { className?: string }) {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const staged = useSettledStage();
  const { layout, orientation } = arrangementOf(useDraft(({ design }) => design));
  return (
    <section className={classNames('flex gap-x-5.5', className)}>
      <h2 id="layout-dock" className="text-sm font-semibold">
        {words.layout}
      </h2>
      <RadioGroup.Root
        aria-labelledby="layout-dock"
        value={layout}
        onValueChange={chooser(options, (chosen) =>
          editor.changeDesign(arranged(editor.read().present.design, { layout: chosen })),
        )}
        className="flex min-w-0 gap-2 max-tablet:overflow-x-auto tablet:max-desktop:flex-col desktop:max-wide:gap-0.5"
      >
        {layouts.map((name) => (
          <RadioGroup.Item
            key={name}
            value={name}
            className={classNames(
              'group flex shrink-0 cursor-pointer items-center gap-2 desktop:gap-1 rounded-sm text-xs text-muted-foreground',
              'tablet:max-desktop:flex-row max-tablet:flex-col desktop:flex-col',
              'focus-visible:shadow-none data-[state=checked]:font-semibold data-[state=checked]:text-foreground',
            )}
          >
            <span
              className={classNames(
                'block overflow-hidden rounded-xs border-2 border-transparent p-px group-focus-visible:shadow-(--focus-ring)',
                'group-data-[state=checked]:border-primary',
                orientation === 'landscape'
                  ? 'h-16 w-28 tablet:max-desktop:h-10.5 tablet:max-desktop:w-17.5 desktop:max-wide:h-11.5 desktop:max-wide:w-20'
                  : 'h-20 w-11.5 tablet:max-desktop:h-10.5 tablet:max-desktop:w-6.25',
              )}
            >
              <span className="block size-full border border-border-strong bg-card">
                {staged && <Thumbnail staged={staged} layout={name} />}
              </span>
            </span>
            {words.layouts[name]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </section>
  );
}

const Thumbnail = memo(function Thumbnail({ staged, layout }: { staged: Staged; layout: Layout }) {
  const { fonts, draft } = staged;
  const design = arranged(draft.design, { layout });
  const faces = facesOf(design);
  loadFaces(faces);
  if (!faces.every((face) => fonts.has(face))) return null;
  const scene = layOutCard(design, fonts, draft.logo?.pixels);
  return <CardThumbnail scene={scene} fonts={fonts} logoUrl={logoUrl(draft.logo)} />;
});
