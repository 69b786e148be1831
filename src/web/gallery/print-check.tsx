import { CheckList } from '../shared/ui/check-list.tsx';
import { Section } from './section.tsx';

const passed = [
  'Bleed covers all edges',
  'Text inside the safe margin',
  'Logo inside the safe margin',
  'Text 6.5 pt or larger',
  'Text contrast 4.5:1 or more',
  'Total ink under 300 %',
  'Lines 0.25 pt or thicker',
  'Fonts embedded',
  'No placeholder text',
].map((text) => ({ state: 'passed', text }) as const);

export function PrintCheck() {
  return (
    <Section title="Print check details">
      <CheckList
        items={[...passed, { state: 'warning', text: 'Logo is 212 ppi at this size' }]}
        stateLabels={{ passed: 'Passed', warning: 'Warning', problem: 'Problem' }}
      />
    </Section>
  );
}
