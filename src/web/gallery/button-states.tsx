import { Download } from 'lucide-react';
import { Button } from '../ui/inputs/button.tsx';
import { Section } from './section.tsx';

export function ButtonStates() {
  return (
    <Section title="Buttons: variants, focus, hover, busy">
      <div className="flex flex-wrap gap-2 pb-3">
        <Button icon={<Download aria-hidden size={16} strokeWidth={1.75} />}>Download PDF</Button>
        <Button variant="outline">Save Changes</Button>
        <Button variant="secondary">Duplicate</Button>
        <Button variant="destructive">Delete</Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button className="shadow-(--focus-ring)! inset-shadow-none!">Focus</Button>
        <Button className="bg-primary-hover!">Hover</Button>
        <Button busy>Processing...</Button>
        <Button busy>Uploading...</Button>
      </div>
    </Section>
  );
}
