import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Select } from '../../../ui/inputs/select.tsx';

const steps = ['file', 'columns', 'check'] as const;
type ImportStep = (typeof steps)[number];

type Props = {
  step: ImportStep;
  designs: readonly SavedDesign[];
  design: SavedDesign | undefined;
  onDesign: (design: Pick<SavedDesign, 'id'>) => void;
  children: ReactNode;
};

/** The bar of the page: the way back, the steps and the design. */
export function ImportFrame({ step, designs, design, onDesign, children }: Props) {
  const { page } = useTexts('people');
  return (
    <div className="flex w-full flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-border px-4 py-3 tablet:px-6">
        <Link to="/list" className="inline-flex min-h-8 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
          {page.back}
        </Link>
        <PageHeading size="bar" pageTitle={page.title}>
          {page.title}
        </PageHeading>
        <Steps current={step} />
        {design && (
          <div className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground max-tablet:w-full">
            <span className="shrink-0">{page.design}</span>
            <Select
              label={page.design}
              value={design.id}
              options={designs.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => onDesign({ id })}
              className="min-w-0 text-foreground tablet:w-56"
            />
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

function Steps({ current }: { current: ImportStep }) {
  const { page } = useTexts('people');
  const reached = steps.indexOf(current);
  return (
    <ol aria-label={page.steps.label} className="flex items-center gap-3 text-md tablet:mx-auto">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={classNames('flex items-center gap-2', index > reached && 'text-muted-foreground')}
        >
          <span
            className={classNames(
              'grid size-6 place-items-center rounded-full border text-sm',
              index === reached && 'border-transparent bg-primary text-primary-foreground',
              index < reached && 'border-success text-success',
              index > reached && 'border-input',
            )}
          >
            {index < reached ? <Check aria-hidden size={14} /> : index + 1}
          </span>
          {page.steps[step]}
        </li>
      ))}
    </ol>
  );
}
