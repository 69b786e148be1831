import { useState } from 'react';
import { RadioCards } from '../ui/inputs/radio-cards.tsx';
import { Switch } from '../ui/inputs/switch.tsx';
import { Section } from './section.tsx';

export function SwitchAndRadio() {
  const [isFirstOn, setFirstOn] = useState(true);
  const [isSecondOn, setSecondOn] = useState(false);
  return (
    <Section title="Switch, radio">
      <div className="flex items-center gap-5">
        <Switch checked={isFirstOn} onCheckedChange={setFirstOn} label="On" />
        <Switch checked={isSecondOn} onCheckedChange={setSecondOn} label="Off" />
        <RadioCards
          label="Orientation"
          value="portrait"
          options={[{ value: 'portrait', label: 'Portrait' }]}
          onChange={() => undefined}
        />
      </div>
    </Section>
  );
}
