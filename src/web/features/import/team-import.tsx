import { startTransition, useEffect, useState } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import type { CurrentUser } from '../../shared/api/session.ts';
import type { ChosenList } from '../../shared/batch/batch-messages.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { restorePrintChoice } from '../../shared/print/print-choice.ts';
import { CheckStep } from './check-step.tsx';
import { ChooseDesign } from './choose-design.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { useDesigns } from './company-designs.ts';
import { FileStep } from './file-step.tsx';
import { ImportFrame, type ImportStep } from './import-frame.tsx';

/** One list, one card per person: File, Columns, Check. Nothing leaves the browser before Create. */
export function TeamImport({ user }: { user: CurrentUser }) {
  useEffect(restorePrintChoice, []);
  const { data: designs, isError, refetch } = useDesigns();
  const [designId, setDesignId] = useState<string | null>(null);
  const [list, setList] = useState<ChosenList | null>(null);
  const [targets, setTargets] = useState<ColumnTargets | null>(null);
  const design = designs?.find(({ id }) => id === designId) ?? designs?.[0];
  const step: ImportStep = !list ? 'file' : targets ? 'check' : 'columns';

  function chooseDesign({ id }: Pick<SavedDesign, 'id'>): void {
    setDesignId(id);
    setTargets(null);
  }

  return (
    <ImportFrame step={step} designs={designs ?? []} design={design} onDesign={chooseDesign}>
      {isError && !designs ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {designs && !design && <ChooseDesign user={user} />}
      {design && !list && (
        <FileStep design={design} onRead={(read) => startTransition(() => setList(read))} />
      )}
      {design && list && !targets && (
        <ColumnsStep
          key={list.name + design.id}
          design={design}
          list={list}
          onList={setList}
          // A step is rendered in small tasks, so that the page answers meanwhile.
          onDone={(chosen) => startTransition(() => setTargets(chosen))}
          onBack={() => setList(null)}
        />
      )}
      {design && list && targets && (
        <CheckStep
          user={user}
          design={design}
          list={list}
          targets={targets}
          onBack={() => setTargets(null)}
        />
      )}
    </ImportFrame>
  );
}
