import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { branchesMax } from '#domain/design/company-design.ts';
import { nameKey } from '#domain/plain-text.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { BranchDialog } from './branch-dialog.tsx';

type Props = {
  design: SavedDesign;
  rows: readonly CheckedRow[];
  /** Puts rows into a branch by its name. */
  onBranch: (rows: readonly CheckedRow[], name: string) => void;
};

type WrittenBranch = { word: string; rows: CheckedRow[] };

/** The branches that the list names and the design does not have, and the rows without one: each is answered once. */
export function BranchNote({ design, rows, onBranch }: Props) {
  const { branches: t } = useTexts('people').check;
  const [creating, setCreating] = useState<WrittenBranch | null>(null);
  const written = writtenBranches(rows);
  if (written.length === 0 && !creating) return null;
  return (
    <section
      aria-label={t.label}
      className="flex flex-col gap-2 rounded-lg border border-warning/30 bg-warning-soft px-4 py-2 text-sm text-warning-soft-foreground"
    >
      <ul className="flex flex-col gap-2">
        {written.map((one) => (
          <li key={one.word} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <MapPin aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              {one.word === '' ? t.missing(one.rows.length) : t.unknown(one.word, one.rows.length)}
            </p>
            <span className="flex flex-wrap items-center gap-2 text-foreground">
              <Select
                label={one.word === '' ? t.chooseForMissing : t.chooseFor(one.word)}
                value="none"
                options={[
                  { value: 'none', label: t.choose },
                  ...design.branches.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(id) => {
                  const chosen = design.branches.find((branch) => branch.id === id);
                  if (chosen) onBranch(one.rows, chosen.name);
                }}
                className="tablet:w-52"
              />
              {design.branches.length < branchesMax && (
                <Button variant="outline" size="sm" onClick={() => setCreating(one)}>
                  {one.word === '' ? t.create : t.createNamed(one.word)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {creating && (
        <BranchDialog
          design={design}
          name={creating.word}
          onClose={() => setCreating(null)}
          onCreated={(name) => {
            setCreating(null);
            onBranch(creating.rows, name);
          }}
        />
      )}
    </section>
  );
}

/** The rows without a branch of the design, by what the list has in its place. */
export function writtenBranches(rows: readonly CheckedRow[]): WrittenBranch[] {
  const byWord = new Map<string, WrittenBranch>();
  for (const row of rows) {
    const problem = row.problems.find(({ kind }) => kind === 'branch' || kind === 'branchMissing');
    if (!problem) continue;
    const word = problem.kind === 'branch' ? (problem.name ?? '') : '';
    const known = byWord.get(nameKey(word));
    if (known) known.rows.push(row);
    else byWord.set(nameKey(word), { word, rows: [row] });
  }
  return [...byWord.values()];
}
