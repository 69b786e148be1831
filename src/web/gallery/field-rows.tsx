import { useState } from 'react';
import type { FontName } from '#domain/card/fonts.ts';
import { FieldRow, RowText } from '../features/designer/form/field-row.tsx';
import { cardColours, rowMessages } from './colour-messages.ts';
import { Section } from './section.tsx';

export function FieldRows() {
  return (
    <Section title="Field row: rest, focus, error">
      <div className="flex flex-col gap-1.5">
        <Row label="Company name" text="Atelier Lumen" font="Inter" colour="#000000" />
        <Row label="Full name" text="Elena Marek" font="Playfair Display" colour="#5e1226" />
        <Row label="Email" text="elena@" font="Lato" colour="#666666" error="Invalid email" />
      </div>
    </Section>
  );
}

type RowProps = { label: string; text: string; font: FontName; colour: string; error?: string };

function Row(props: RowProps) {
  const [text, setText] = useState(props.text);
  const [font, setFont] = useState(props.font);
  const [colour, setColour] = useState(props.colour);
  return (
    <FieldRow
      label={props.label}
      renderText={(attributes) => <RowText {...attributes} text={text} onTextChange={setText} />}
      font={font}
      onFontChange={setFont}
      colour={colour}
      onColourChange={setColour}
      error={text === props.text ? props.error : undefined}
      cardColours={cardColours}
      messages={rowMessages}
    />
  );
}
