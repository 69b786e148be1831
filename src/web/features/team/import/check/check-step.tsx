import { CircleCheck, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { hasPicturePlace } from '#domain/card/look/picture-look-ids.ts';
import { hasOwnPicture } from '#domain/design/company-design.ts';
import { branchName } from '#domain/design/person-content.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import type { ListSizes } from '#people/batch/company-sizes.ts';
import { isReadPhone } from '#people/list/clean-values.ts';
import type { ColumnTargets } from '#people/list/column-targets.ts';
import { LoadFailed } from '../../../../shared/feedback/load-failed.tsx';
import { downloadFile } from '../../../../shared/files/download-file.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { PrintDialog } from '../../../../shared/print/print-dialog.tsx';
import { CancelPrint, PrintProgress } from '../../../../shared/print/print-progress.tsx';
import { usePrintCards } from '../../../../shared/print/use-print-cards.ts';
import type { CheckedRow, ChosenList } from '../../../../shared/print-worker/print-messages.ts';
import { companyDesignOf } from '../../../../shared/team/cards-of-design.ts';
import { useProblemTexts } from '../../../../shared/team/use-problem-texts.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { SegmentedChoice } from '../../../../ui/inputs/segmented-choice.tsx';
import { listPortraits } from '../../portraits/list-portraits.ts';
import { photographsOf } from '../../portraits/match-portraits.ts';
import { PortraitNote } from '../../portraits/portrait-note.tsx';
import type { ImportAction, ImportState } from '../import-state.ts';
import { csvBlob, fullNameOf } from '../list/list-file.ts';
import { StepFooter } from '../step-footer.tsx';
import { BranchNote } from './branch-note.tsx';
import { FixDialog } from './fix-dialog.tsx';
import {
  countRemembered,
  countsOfOrder,
  importOrder,
  remainingSlotsFor,
  sizesToSave,
} from './import-order.ts';
import { withRefusals } from './refused-rows.ts';
import { RemovedPeople } from './removed-people.tsx';
import { RowGrid } from './row-grid.tsx';
import { SizeNote } from './size-note.tsx';
import { useCheckedRows } from './use-checked-rows.ts';
import { useCreateCards } from './use-create-cards.ts';

const filters = ['all', 'ready', 'problems', 'long', 'unread', 'new', 'changed', 'same'] as const;
type Filter = (typeof filters)[number];

type Props = {
  user: CurrentUser;
  design: SavedDesign;
  state: ImportState & { list: ChosenList; targets: ColumnTargets };
  dispatch: (action: ImportAction) => void;
};

/** The third step: every card with its print check, fixes in place, and creating and printing what is ready. */
export function CheckStep({ user, design, state, dispatch }: Props) {
  const { check: t, portraits: portraitWords } = useTexts('people');
  const { list, unanswered, refused } = state;
  const checked = useCheckedRows(design, state);
  const [chosenFilter, setFilter] = useState<Filter | 'gone'>('all');
  const [fixing, setFixing] = useState<CheckedRow | null>(null);
  const [binned, setBinned] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => withRefusals(checked.rows, refused), [checked.rows, refused]);
  const { sizes } = checked;
  const isLong = useMemo(() => longRows(checked.rows, sizes), [checked.rows, sizes]);
  const counts = useMemo(() => countsOf(rows, isLong), [rows, isLong]);
  const { removedPeople } = checked;
  const options = [
    ...filters.filter((one) => one === 'all' || counts[one] > 0 || one === 'ready'),
    ...(removedPeople.length > 0 ? (['gone'] as const) : []),
  ];
  const filter = options.includes(chosenFilter) ? chosenFilter : 'all';
  const shown = filter === 'gone' ? [] : rows.filter((row) => matches(row, filter, isLong));
  const isTicked = (row: CheckedRow) => state.ticks.get(row.person.row) ?? isTickedAtFirst(row);
  const changedRows = rows.filter((row) => row.problems.length === 0 && row.comparison.kind === 'changed');
  const areAllTicked = changedRows.every(isTicked);
  const ready = useMemo(() => rows.filter((row) => matches(row, 'ready', isLong)), [rows, isLong]);
  const print = usePrintCards();
  const [isChoosing, setChoosing] = useState(false);
  const printed = ready.map(({ card, content, person: { row, branch } }) => ({
    card,
    row,
    branch: branchName(companyDesignOf(design), content, branch),
  }));
  const { picture: pictureRule = 'locked' } = design.rules;
  const asksForPictures = hasOwnPicture(design.rules) && hasPicturePlace(design.card.style.look?.id ?? '');
  const [folder, setFolder] = useState<readonly File[]>([]);
  const portraits = useMemo(() => listPortraits(ready, folder), [ready, folder]);
  const savedSizes = sizesToSave(design, sizes);
  const order = importOrder(
    ready,
    removedPeople.filter(({ id }) => binned.has(id)),
    { isTicked, sizes: savedSizes },
  );
  const remainingSlots = remainingSlotsFor(user, order);
  const [created, changed, moved] = countsOfOrder(order);
  const isEmpty = created + changed + moved === 0;
  const isOnlySizes = isEmpty && savedSizes !== undefined && sizes?.proposal !== null;
  const isOnlyPictures = isEmpty && savedSizes === undefined && portraits.chosen.length > 0;
  const isOnlyRemembered =
    isEmpty && savedSizes === undefined && !isOnlyPictures && countRemembered(order) > 0;
  const create = useCreateCards({
    user,
    design,
    unanswered,
    portraits: portraits.chosen,
    dispatch,
    onStale: () => void checked.refresh(),
  });
  const problemTexts = useProblemTexts();
  const onBack = () => dispatch({ kind: 'columnsReopened' });

  if (checked.hasFailed)
    return (
      <>
        <LoadFailed text={t.failed} onRetry={checked.retry} />
        <StepFooter status="">
          <Button variant="outline" onClick={onBack}>
            {t.back}
          </Button>
        </StepFooter>
      </>
    );
  return (
    <>
      <section
        aria-label={t.label}
        aria-busy={!checked.isDone}
        className="mx-auto flex w-full max-w-312 flex-1 flex-col gap-3.5 px-4 py-3.5 tablet:px-6"
      >
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedChoice
            label={t.filter}
            value={filter}
            options={options.map((value) => ({
              value,
              label: t.filters[value](value === 'gone' ? removedPeople.length : counts[value]),
            }))}
            onChange={setFilter}
            className="max-tablet:w-full max-tablet:overflow-x-auto"
          />
          <span className="truncate text-md text-muted-foreground">{list.name}</span>
          <span role="status" className="flex items-center gap-1.5 text-sm tablet:ml-auto">
            {checked.isDone ? (
              <>
                <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="text-success" />
                {t.passed(counts.ready)}
              </>
            ) : (
              t.progress(checked.done, list.list.rows.length)
            )}
          </span>
          {counts.problems > 0 && (
            <Button
              variant="ghost"
              size="sm"
              icon={Download}
              onClick={() => downloadFile(csvBlob(problemRows(rows, t, problemTexts)), 'problems.csv')}
            >
              {t.saveProblems}
            </Button>
          )}
        </div>
        {sizes && (
          <SizeNote
            sizes={sizes}
            cardCount={design.cardCount}
            isPending={state.sizes !== null && state.sizes !== sizes.choice}
            isShowing={filter === 'long'}
            onShow={(isShowing) => setFilter(isShowing ? 'long' : 'all')}
            onChoose={(choice) => dispatch({ kind: 'sizesChosen', sizes: choice })}
          />
        )}
        <BranchNote
          design={design}
          rows={rows}
          onBranch={(fixed, branch) =>
            dispatch({ kind: 'rowsFixed', rows: fixed, fix: { texts: {}, branch } })
          }
        />
        {counts.unread > 0 && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground"
          >
            {t.unreadPhones(counts.unread)}
            <Button
              variant="outline"
              size="sm"
              aria-pressed={filter === 'unread'}
              onClick={() => setFilter(filter === 'unread' ? 'all' : 'unread')}
            >
              {t.sizes.show}
            </Button>
          </p>
        )}
        {filter === 'changed' && changedRows.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-[1_1_18rem] text-sm text-muted-foreground">{t.ticksHint}</p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => dispatch({ kind: 'rowsTicked', rows: changedRows, isTicked: !areAllTicked })}
            >
              {areAllTicked ? t.untickAll : t.tickAll(changedRows.length)}
            </Button>
          </div>
        )}
        {asksForPictures && checked.isDone && ready.length > 0 && (
          <PortraitNote
            rule={pictureRule}
            portraits={portraits}
            onChoose={(files) => setFolder(photographsOf(files))}
          />
        )}
        {filter === 'gone' ? (
          <RemovedPeople
            people={removedPeople}
            designedAt={design.createdAt}
            binned={binned}
            onChange={setBinned}
          />
        ) : (
          <RowGrid
            rows={shown}
            isTooLong={(row) => sizes?.choice === 'kept' && isLong(row)}
            isTicked={isTicked}
            onTick={(row, tick) => dispatch({ kind: 'rowsTicked', rows: [row], isTicked: tick })}
            onFix={setFixing}
          />
        )}
      </section>
      <StepFooter
        status={
          create.portraitsDone !== null ? (
            portraitWords.progress(create.portraitsDone)
          ) : print.progress ? (
            <PrintProgress progress={print.progress} />
          ) : (
            <Status counts={counts} rows={rows} remainingSlots={remainingSlots} />
          )
        }
      >
        <Button variant="outline" onClick={onBack}>
          {t.back}
        </Button>
        {print.progress ? (
          <CancelPrint onCancel={print.cancel} />
        ) : (
          <Button
            variant="outline"
            disabled={!checked.isDone || ready.length === 0}
            icon={Download}
            onClick={() => setChoosing(true)}
          >
            {t.download}
          </Button>
        )}
        <Button
          busy={create.isPending}
          disabled={
            !checked.isDone ||
            remainingSlots !== null ||
            (isEmpty && !isOnlySizes && !isOnlyPictures && !isOnlyRemembered)
          }
          onClick={() => create.mutate(order)}
        >
          {isOnlySizes
            ? t.sizes.save
            : isOnlyPictures
              ? portraitWords.add(portraits.chosen.length)
              : isOnlyRemembered
                ? t.remember
                : createText(t, created, changed, moved)}
        </Button>
      </StepFooter>
      {isChoosing && (
        <PrintDialog
          cards={printed}
          onClose={() => setChoosing(false)}
          onPrint={(output, cards) => {
            setChoosing(false);
            print.start(cards, output);
          }}
        />
      )}
      {fixing && (
        <FixDialog
          row={fixing}
          design={design}
          onClose={() => setFixing(null)}
          onFix={(fix) => {
            setFixing(null);
            dispatch({ kind: 'rowsFixed', rows: [fixing], fix });
          }}
        />
      )}
    </>
  );
}

function Status({
  counts,
  rows,
  remainingSlots,
}: {
  counts: Counts;
  rows: readonly CheckedRow[];
  remainingSlots: number | null;
}) {
  const { check: t } = useTexts('people');
  const numbers = rows.filter((row) => row.problems.length > 0).map(({ person }) => person.row);
  if (remainingSlots !== null)
    return <span className="text-destructive">{t.remainingSlots(remainingSlots)}</span>;
  if (counts.problems === 0) return t.allReady;
  return (
    <>
      <strong className="font-medium text-destructive">{t.needFix(counts.problems, firstOf(numbers))}</strong>{' '}
      {t.leftOut}
    </>
  );
}

/** The first three numbers, and an ellipsis if there are more. */
function firstOf(numbers: readonly number[]): string {
  return numbers.slice(0, 3).join(', ') + (numbers.length > 3 ? ' …' : '');
}

/** A change that may take back what a person changed is wanted only if somebody says so. */
function isTickedAtFirst({ comparison }: CheckedRow): boolean {
  return comparison.kind !== 'changed' || comparison.isCertain;
}

type Counts = Record<Filter, number>;

type IsLong = (row: CheckedRow) => boolean;

/** Tells the rows whose texts do not fit the sizes of the design. */
function longRows(rows: readonly CheckedRow[], sizes: ListSizes | null): IsLong {
  const numbers = new Set(sizes?.proposal?.forcedBy.map((index) => rows[index]?.person.row));
  return ({ person }) => numbers.has(person.row);
}

function countsOf(rows: readonly CheckedRow[], isLong: IsLong): Counts {
  return Object.fromEntries(
    filters.map((filter) => [filter, rows.filter((row) => matches(row, filter, isLong)).length]),
  ) as Counts;
}

function matches(row: CheckedRow, filter: Filter, isLong: IsLong): boolean {
  const { problems, comparison } = row;
  if (filter === 'all') return true;
  if (filter === 'long') return isLong(row);
  if (filter === 'unread') return hasUnreadPhone(row);
  if (filter === 'problems') return problems.length > 0;
  if (filter === 'ready') return problems.length === 0;
  return comparison.kind === filter;
}

function hasUnreadPhone({ person, content: { texts } }: CheckedRow): boolean {
  return (['phone', 'mobile'] as const).some(
    (field) => person.texts[field] && texts[field] && !isReadPhone(texts[field]),
  );
}

function problemRows(
  rows: readonly CheckedRow[],
  { csv }: PeopleMessages['check'],
  textsOf: (row: CheckedRow) => { title: string; detail: string }[],
): (string | number)[][] {
  return [
    [csv.row, csv.name, csv.problem],
    ...rows.flatMap((row) =>
      textsOf(row).map(({ title, detail }) => [
        row.person.row,
        fullNameOf(row),
        detail ? `${title}: ${detail}` : title,
      ]),
    ),
  ];
}

/** The label of the button that saves: what it does to how many cards. */
function createText(t: PeopleMessages['check'], created: number, changed: number, binned: number): string {
  if (created + changed === 0 && binned > 0) return t.moveToBin(binned);
  if (changed === 0) return t.create(created);
  return created === 0 ? t.change(changed) : t.createAndChange(created, changed);
}
