import { Plus, X } from 'lucide-react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { cardTextMax } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { branchesMax } from '#domain/design/company-design.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';

type Branches = SavedDesign['branches'];
type BranchFieldsProps = { branches: Branches; onChange: (branches: Branches) => void };

const lines = ['street', 'city', 'phone'] as const;

/** The branches of a design with their lines. */
export function BranchFields({ branches, onChange }: BranchFieldsProps) {
  const { editor } = useTexts();
  const t = useTexts('designs');
  const change = (id: string, part: Partial<Branches[number]>) =>
    onChange(branches.map((branch) => (branch.id === id ? { ...branch, ...part } : branch)));
  return (
    <section>
      <h3 className="font-semibold">{t.branches}</h3>
      <p className="pb-2 text-sm text-muted-foreground">{t.branchesHint}</p>
      <ul className="flex flex-col gap-4">
        {branches.map(({ id, name, texts }) => (
          <li
            key={id}
            className="grid items-end gap-2 tablet:grid-cols-[repeat(2,minmax(0,1fr))] desktop:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
          >
            <TextInput
              label={editor.branchName}
              value={name}
              required
              maxLength={cardTextMax}
              compact
              onChange={({ target }) => change(id, { name: target.value })}
            />
            {lines.map((field) => (
              <TextInput
                key={field}
                label={editor.fields[field]}
                aria-label={t.branchLine(editor.fields[field], name)}
                value={onOneLine(texts[field] ?? '')}
                maxLength={cardTextMax}
                compact
                onChange={({ target }) => change(id, { texts: { ...texts, [field]: target.value } })}
              />
            ))}
            <Button
              variant="ghost"
              size="sm"
              className="size-11 p-0 desktop:pointer-fine:size-9"
              aria-label={t.removeBranch(name)}
              icon={X}
              onClick={() => onChange(branches.filter((branch) => branch.id !== id))}
            />
          </li>
        ))}
      </ul>
      {branches.length < branchesMax && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          icon={<Plus aria-hidden size={14} strokeWidth={1.75} />}
          onClick={() => onChange([...branches, { id: crypto.randomUUID(), name: t.newBranch, texts: {} }])}
        >
          {t.addBranch}
        </Button>
      )}
    </section>
  );
}
