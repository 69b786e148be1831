import { CheckList } from '../ui/feedback/check-list.tsx';
import { Section } from './section.tsx';

const passed = [
  'Bleed covers all edges',
  'Text inside the safe margin',
  'Logo inside the safe margin',
  'Text 6.5 pt or larger',
  'Text contrast 4.5:1 or more',
  'Lines 0.25 pt or thicker',
  'Fonts embedded',
  'Company and name filled in',
].map((text) => ({ state: 'passed', text }) as const);

export function PrintCheck() {
  return (
    <Section title="Print check details">
      <CheckList
        items={[
          { state: 'problem', text: 'Texts overlap: Position, Phone' },
          { state: 'warning', text: 'Logo is 212 ppi at this size' },
          { state: 'information', text: 'Company name is empty and will not be printed' },
          { state: 'waiting', text: 'Ink and printed colours are being checked' },
          ...passed,
        ]}
        stateLabels={{
          passed: 'Passed',
          warning: 'Warning',
          problem: 'Problem',
          information: 'Note',
          waiting: 'Not checked',
        }}
      />
    </Section>
  );
}
