import type { ComponentProps, RefObject } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { StylePanel } from '../core/controls/style-panel.tsx';
import { useStyle } from '../core/use-editor.ts';
import { chosenLayout } from './chosen-layout.ts';
import { StyleButton } from './style-button.tsx';

const LayoutChoices = lazyComponent(async () => (await import('./layout-choices.tsx')).LayoutChoices);

/** The layout of the card. Its button opens thumbnails of all. */
export function LayoutPanel({
  anchor,
  className,
}: {
  anchor: RefObject<HTMLElement | null>;
  className: string;
}) {
  const { editor: t } = useTexts();
  const cardStyle = useTexts('card-style');
  return (
    <StylePanel
      label={t.layout}
      closeLabel={cardStyle.close}
      anchor={anchor}
      code={LayoutChoices}
      trigger={<LayoutButton className={className} />}
    >
      <LayoutChoices />
    </StylePanel>
  );
}

function LayoutButton(props: ComponentProps<'button'>) {
  const { editor: t } = useTexts();
  const layout = useStyle(chosenLayout);
  const name = layout ? t.layouts[layout] : t.asLook;
  return (
    <StyleButton {...props} label={t.layout} value={name}>
      <span className="min-w-0 truncate">{name}</span>
    </StyleButton>
  );
}
