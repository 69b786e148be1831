import { useState } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PasswordField } from '../ui/inputs/password-field.tsx';
import { RadioCards } from '../ui/inputs/radio-cards.tsx';
import { SegmentedChoice } from '../ui/inputs/segmented-choice.tsx';
import { Select } from '../ui/inputs/select.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { Segment, SegmentList, SegmentPanel, SegmentTab } from '../ui/navigation/segmented-tabs.tsx';
import { Section } from './section.tsx';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const resolutions = [
  { value: '300', label: '300 DPI (Standard)' },
  { value: '600', label: '600 DPI' },
] as const;

const orientations = [
  { value: 'landscape', label: 'Landscape', detail: '(90x50mm)' },
  { value: 'portrait', label: 'Portrait', detail: '(50x90mm)' },
] as const;

export function Fields() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  const [resolution, setResolution] = useState<(typeof resolutions)[number]['value']>('300');
  const [orientation, setOrientation] = useState<(typeof orientations)[number]['value']>('landscape');
  return (
    <Section title="Segment, text fields, choices, skeleton">
      <div className="flex max-w-94 flex-col gap-4">
        <Segment defaultValue="login">
          <SegmentList aria-label="Login or register">
            <SegmentTab value="login">Login</SegmentTab>
            <SegmentTab value="register">Register</SegmentTab>
          </SegmentList>
          <SegmentPanel value="login" className="flex flex-col gap-4 pt-6">
            <TextField label="Username" defaultValue="elena" autoComplete="off" />
            <PasswordField
              label="Password"
              defaultValue="secret12"
              showLabel="Show password"
              hideLabel="Hide password"
              autoComplete="off"
            />
          </SegmentPanel>
          <SegmentPanel value="register" className="flex flex-col gap-4 pt-6">
            <TextField label="Username" defaultValue="el" error="Username must be at least 3 characters" />
            <TextField label="Card limit" compact defaultValue="500" hint="Premium 50, Corporate 500." />
          </SegmentPanel>
        </Segment>
        <SegmentedChoice label="Theme" value={theme} options={themes} onChange={setTheme} />
        <Select label="Resolution" value={resolution} options={resolutions} onChange={setResolution} />
        <RadioCards
          label="Orientation"
          value={orientation}
          options={orientations}
          onChange={setOrientation}
        />
        <div className="flex gap-3">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-3 w-40" />
        </div>
      </div>
    </Section>
  );
}
