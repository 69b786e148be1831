import { Section } from './section.tsx';

const papers = [
  '--paper-0',
  '--paper-50',
  '--paper-100',
  '--paper-200',
  '--paper-300',
  '--paper-400',
  '--ink-300',
  '--ink-500',
  '--ink-700',
  '--ink-900',
];

const inks = [
  '--primary',
  '--primary-soft',
  '--destructive',
  '--success',
  '--warning',
  '--ink-c',
  '--ink-m',
  '--ink-y',
  '--ink-k',
];

export function Inks() {
  return (
    <Section title="Paper, ink, accent, status, process inks">
      <div className="flex flex-col gap-2">
        <Strip tokens={papers} />
        <Strip tokens={inks} />
      </div>
    </Section>
  );
}

function Strip({ tokens }: { tokens: string[] }) {
  return (
    <div className="flex h-9 overflow-hidden rounded-button-sm">
      {tokens.map((token) => (
        <span
          key={token}
          style={{ backgroundColor: `var(${token})` }}
          className="flex-1 inset-ring inset-ring-foreground/5"
        />
      ))}
    </div>
  );
}
