import { Check } from 'lucide-react';
import { useState } from 'react';
import { fontNames } from '#domain/card/fonts.ts';
import { fontPreviewStyle } from '../features/designer/style/font-picker.tsx';
import { classNames } from '../ui/class-names.ts';
import { ColourPicker } from '../ui/colour/colour-picker.tsx';
import { useTypedColour } from '../ui/colour/typed-colour.ts';
import { floatingPanelStyles, floatingRowStyles } from '../ui/overlays/floating-panel-styles.ts';
import { cardColours, rowMessages } from './colour-messages.ts';
import { Section } from './section.tsx';

export function Pickers() {
  const [colour, setColour] = useState('#5e1226');
  const typed = useTypedColour(colour, setColour);
  return (
    <Section title="Font picker and colour picker">
      <div className="flex flex-wrap items-start gap-4">
        <OpenFontList />
        <div className={classNames(floatingPanelStyles, 'p-3')}>
          <ColourPicker typed={typed} cardColours={cardColours} messages={rowMessages} />
        </div>
      </div>
    </Section>
  );
}

/** A static copy of the open select list; the real one covers the page. */
function OpenFontList() {
  return (
    <ul className={classNames(floatingPanelStyles, 'w-55 p-1.5')}>
      {fontNames.map((font) => (
        <li
          key={font}
          style={fontPreviewStyle(font)}
          className={classNames(
            floatingRowStyles,
            'h-8.5 justify-between',
            font === 'Playfair Display' && 'bg-muted',
          )}
        >
          {font}
          {font === 'Inter' && <Check aria-hidden size={16} strokeWidth={1.75} className="text-primary" />}
        </li>
      ))}
    </ul>
  );
}
