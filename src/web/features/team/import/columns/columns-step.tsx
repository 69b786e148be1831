import { ArrowRight, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { personContent } from '#domain/design/person-content.ts';
import type { ColumnTarget, ColumnTargets } from '#people/list/column-targets.ts';
import type { ReadChoice } from '#people/list/people-list.ts';
import { readPeople } from '#people/list/read-people.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { failureText } from '../../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../../shared/notify/feature-failures.ts';
import { requestPrint } from '../../../../shared/print-worker/print-client.ts';
import type { ChosenList } from '../../../../shared/print-worker/print-messages.ts';
import { CardDrawing } from '../../../../shared/team/card-drawing.tsx';
import { companyDesignOf } from '../../../../shared/team/cards-of-design.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { shownFields } from '../list/list-file.ts';
import { ListForm } from '../list/list-form.tsx';
import { StepFooter } from '../step-footer.tsx';
import { columnOptions } from './column-options.ts';

type Props = {
  design: SavedDesign;
  list: ChosenList;
  onList: (list: ChosenList) => void;
  onDone: (targets: ColumnTargets) => void;
  onBack: () => void;
};

/** The second step: what each column is for, with the card of the first row beside. */
export function ColumnsStep({ design, list, onList, onDone, onBack }: Props) {
  const t = useTexts('people');
  const common = useTexts();
  const { columns: words } = t;
  const { headers, rows } = list.list;
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ColumnTarget | null>>(remembered(design, headers));
  const targets = list.columns.map(({ target }, column) =>
    chosen.has(column) ? (chosen.get(column) ?? null) : target,
  );
  const hasName = targets.some(
    (target) => target === 'fullName' || target === 'familyName' || target === 'givenName',
  );

  function choose(column: number, target: ColumnTarget | null): void {
    const next = new Map(chosen).set(column, target);
    // A target has one column; the other is left out.
    const other =
      target === null ? -1 : targets.findIndex((one, index) => one === target && index !== column);
    if (other >= 0) next.set(other, null);
    setChosen(next);
  }

  async function readAgain(choice: ReadChoice): Promise<void> {
    const read = { source: list.source, choice, shown: shownFields(design) };
    try {
      const result = await requestPrint('readList', read);
      setProblem(null);
      setChosen(remembered(design, result.list.headers));
      onList({ ...list, ...result });
    } catch (error) {
      setProblem(failureText(common, featureFailures.list(t), error));
    }
  }

  return (
    <>
      <div className="mx-auto grid w-full max-w-312 flex-1 gap-6 px-4 py-6 tablet:px-6 desktop:grid-cols-[minmax(0,1fr)_400px]">
        <section aria-label={words.label} className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-card px-4 py-2.5 text-sm">
            <strong className="truncate">{list.name}</strong>
            <span className="text-muted-foreground">{words.size(rows.length, headers.length)}</span>
            <ListForm list={list.list} onChange={(choice) => void readAgain(choice)} />
            <p role="alert" className="w-full text-destructive empty:hidden">
              {problem}
            </p>
          </div>
          <table className="w-full text-left text-md max-tablet:block">
            <thead className="text-sm text-muted-foreground max-tablet:sr-only">
              <tr>
                {[words.column, words.firstRow, words.goesTo, words.state].map((title) => (
                  <th key={title} scope="col" className="pb-2 font-normal">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-tablet:block">
              {headers.map((header, column) => (
                <ColumnRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position; headers may repeat.
                  key={column}
                  header={header || words.unnamed(column + 1)}
                  sample={rows[0]?.cells[column] ?? ''}
                  target={targets[column] ?? null}
                  isCertain={chosen.has(column) || (list.columns[column]?.certain ?? false)}
                  onChange={(target) => choose(column, target)}
                />
              ))}
            </tbody>
          </table>
        </section>
        <FirstCards design={design} list={list} targets={targets} />
      </div>
      <StepFooter
        status={hasName ? words.found(rows.length) : <span className="text-destructive">{words.noName}</span>}
      >
        <Button variant="outline" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          disabled={!hasName}
          onClick={() => {
            remember(design, headers, targets);
            onDone(targets);
          }}
        >
          {words.check(rows.length)}
          <ArrowRight aria-hidden size={16} />
        </Button>
      </StepFooter>
    </>
  );
}

type RowProps = {
  header: string;
  sample: string;
  target: ColumnTarget | null;
  isCertain: boolean;
  onChange: (target: ColumnTarget | null) => void;
};

function ColumnRow({ header, sample, target, isCertain, onChange }: RowProps) {
  const { columns: t } = useTexts('people');
  const { editor } = useTexts();
  return (
    <tr className="border-t border-border max-tablet:grid max-tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-tablet:gap-2 max-tablet:py-3">
      <th scope="row" className="max-w-44 truncate py-2 pr-3 font-medium max-tablet:max-w-full">
        {header}
      </th>
      <td className="max-w-52 truncate py-2 pr-3 text-muted-foreground max-tablet:max-w-full">{sample}</td>
      <td className="py-2 pr-3 tablet:w-48">
        <Select
          label={t.targetOf(header)}
          value={target ?? 'none'}
          options={columnOptions(t, editor.fields)}
          onChange={(value) => onChange(value === 'none' ? null : value)}
        />
      </td>
      <td className="py-2 text-sm text-muted-foreground">
        <span className="flex items-center gap-1.5">
          {target && isCertain && <CircleCheck aria-hidden size={15} className="text-success" />}
          {target && !isCertain && <CircleHelp aria-hidden size={15} className="text-warning" />}
          {target ? (isCertain ? t.matched : t.pleaseCheck) : t.leftOut}
        </span>
      </td>
    </tr>
  );
}

/** The card of one row, to see that the columns are right. */
function FirstCards({
  design,
  list,
  targets,
}: {
  design: SavedDesign;
  list: ChosenList;
  targets: ColumnTargets;
}) {
  const { columns: t } = useTexts('people');
  const [index, setIndex] = useState(0);
  const { rows } = list.list;
  const row = rows[index];
  const company = companyDesignOf(design);
  const [person] = row
    ? readPeople({ ...list.list, rows: [row] }, targets, design.card.content, design.branches)
    : [];
  const card = person && applyDesign(company, personContent(company, person));
  return (
    <section aria-label={t.preview} className="flex min-w-0 flex-col gap-4 rounded-lg bg-canvas p-5">
      <div className="flex items-center justify-between">
        <span className="text-sm font-medium">{t.rowOf(index + 1, rows.length)}</span>
        <span className="flex gap-1">
          <Button variant="outline" size="sm" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t.previous}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={index === rows.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            {t.next}
          </Button>
        </span>
      </div>
      {card && <CardDrawing card={card} />}
    </section>
  );
}

const storageKey = (design: SavedDesign) => `columns of ${design.id}`;

/** The choices of an earlier list, for columns with the same header. */
function remembered(design: SavedDesign, headers: readonly string[]): Map<number, ColumnTarget | null> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(design)) ?? '{}') as Record<
      string,
      ColumnTarget | null
    >;
    return new Map(
      headers.flatMap((header, column) =>
        Object.hasOwn(stored, header) ? [[column, stored[header] ?? null]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function remember(design: SavedDesign, headers: readonly string[], targets: ColumnTargets): void {
  try {
    const entries = headers.map((header, column) => [header, targets[column] ?? null]);
    localStorage.setItem(storageKey(design), JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage the columns are matched again next time.
  }
}
