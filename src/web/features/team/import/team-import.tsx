import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useReducer } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { designsQuery } from '../../../shared/api/designs-query.ts';
import { LoadFailed } from '../../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { restorePrintChoice } from '../../../shared/print/print-choice.ts';
import { DesignPictures } from '../../../shared/team/design-pictures.tsx';
import { CheckStep } from './check/check-step.tsx';
import { ChooseDesign } from './choose-design.tsx';
import { ColumnsStep } from './columns/columns-step.tsx';
import { ImportFrame } from './import-frame.tsx';
import { type ImportAction, importReducer, newImport } from './import-state.ts';
import { FileStep } from './list/file-step.tsx';

/** One list, one card per person: File, Columns, Check. Nothing leaves the browser before Create. */
export function TeamImport({ user }: { user: CurrentUser }) {
  useEffect(restorePrintChoice, []);
  const { page } = useTexts('people');
  const { data: designs, isError, refetch } = useQuery(designsQuery);
  const [state, dispatch] = useReducer(importReducer, newImport);
  // A step is rendered in small tasks, so that the page answers meanwhile.
  const step = (action: ImportAction) => startTransition(() => dispatch(action));
  const { targets } = state;
  const chosen = designs?.find(({ id }) => id === state.designId);
  const design = chosen ?? designs?.[0];
  // A list whose design was deleted elsewhere starts again with another one.
  const list = chosen ? state.list : null;
  return (
    <ImportFrame
      step={!list ? 'file' : targets ? 'check' : 'columns'}
      designs={designs ?? []}
      design={design}
      onDesign={({ id }) => dispatch({ kind: 'designChosen', designId: id })}
    >
      {isError && !designs ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {designs && !design && <ChooseDesign user={user} />}
      {designs && design && !list && designs.length > 1 && (
        <DesignPictures
          className="mx-auto w-full max-w-190 px-4 pt-8"
          legend={page.chooseDesign}
          designs={designs}
          design={design}
          onDesign={({ id }) => dispatch({ kind: 'designChosen', designId: id })}
        />
      )}
      {design && !list && (
        <FileStep
          design={design}
          onRead={(read) => step({ kind: 'listRead', list: read, designId: design.id })}
        />
      )}
      {design && list && !targets && (
        <ColumnsStep
          key={list.name + design.id}
          design={design}
          list={list}
          onList={(read) => dispatch({ kind: 'listReadAgain', list: read })}
          onDone={(found) => step({ kind: 'columnsChosen', targets: found })}
          onBack={() => dispatch({ kind: 'listClosed' })}
        />
      )}
      {design && list && targets && (
        <CheckStep
          key={design.id}
          user={user}
          design={design}
          state={{ ...state, list, targets }}
          dispatch={dispatch}
        />
      )}
    </ImportFrame>
  );
}
