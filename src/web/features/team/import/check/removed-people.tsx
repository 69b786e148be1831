import type { ExistingCard } from '#domain/design/match-cards.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { type RemovalReason, removalReason } from './removal-reason.ts';

type Props = {
  people: readonly ExistingCard[];
  /** When the design was made. */
  designedAt: string;
  binned: ReadonlySet<string>;
  onChange: (binned: ReadonlySet<string>) => void;
};

/** The cards of people who are not on the list, each with the reason and a tick for the bin. */
export function RemovedPeople({ people, designedAt, binned, onChange }: Props) {
  const { check: t } = useTexts('people');
  const { gone } = t;
  const left = people.filter((card) => removalReason(card, designedAt) === 'left');
  const areAllTicked = left.every(({ id }) => binned.has(id));

  function tick(ids: readonly string[], isTicked: boolean): void {
    const next = new Set(binned);
    for (const id of ids) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  }

  return (
    <section aria-label={gone.label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_18rem] text-sm text-muted-foreground">{gone.text}</p>
        {left.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              tick(
                left.map(({ id }) => id),
                !areAllTicked,
              )
            }
          >
            {areAllTicked ? gone.untickAll : gone.tickAll(left.length)}
          </Button>
        )}
      </div>
      <ul className="rounded-lg border border-border bg-card lines-y">
        {people.map((card) => (
          <li key={card.id}>
            <label className="flex min-h-11 items-center gap-3 px-4 py-2">
              <input
                type="checkbox"
                checked={binned.has(card.id)}
                onChange={({ target }) => tick([card.id], target.checked)}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{card.texts.fullName || t.noName}</span>
                <span className="block text-sm text-muted-foreground wrap-anywhere">
                  {reasonText(gone, removalReason(card, designedAt))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonText(t: PeopleMessages['check']['gone'], reason: RemovalReason): string {
  return t.reasons[reason];
}
