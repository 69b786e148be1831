import type { ComponentProps, RefObject } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { StylePanel } from '../core/controls/style-panel.tsx';
import { useStyle } from '../core/use-editor.ts';
import { chosenLayout } from './chosen-layout.ts';
import { LayoutChoices } from './layout-choices.tsx';
import { StyleButton } from './style-button.tsx';

/** The layout of the card. Its button opens thumbnails of all. */
export function LayoutPanel({
  anchor,
  className,
}: {
  anchor: RefObject<HTMLElement | null>;
  className: string;
}) {
  const { editor: words } = useMessages();
  const cardStyle = useTexts('card-style');
  return (
    <StylePanel
      label={words.layout}
      closeLabel={cardStyle.close}
      anchor={anchor}
      trigger={<LayoutButton className={className} />}
    >
      <LayoutChoices />
    </StylePanel>
  );
}

function LayoutButton(props: ComponentProps<'button'>) {
  const { editor: words } = useMessages();
  const layout = useStyle(chosenLayout);
  const name = layout ? words.layouts[layout] : words.asLook;
  return (
    <StyleButton {...props} label={words.layout} value={name}>
      <span className="min-w-0 truncate">{name}</span>
    </StyleButton>
  );
}
