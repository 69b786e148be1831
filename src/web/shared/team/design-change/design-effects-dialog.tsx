import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useProblemTexts } from '../use-problem-texts.ts';
import type { DesignEffects } from './design-effects.ts';

type Props = {
  /** Null if the cards could not be checked. */
  effects: DesignEffects | null;
  onAnswer: (isWanted: boolean) => void;
};

/** Which cards a change of a design changes, and which no longer pass the print check. */
export function DesignEffectsDialog({ effects, onAnswer }: Props) {
  const designs = useTexts('designs');
  const t = useTexts('design-change');
  const { changed = [], unfit = [] } = effects ?? {};
  const isChecked = effects !== null;
  return (
    <Dialog open onOpenChange={() => onAnswer(false)}>
      <DialogContent
        title={isChecked ? t.title(changed.length, unfit.length) : t.unchecked.title}
        description={isChecked ? (unfit.length > 0 ? t.unfit : t.fit) : t.unchecked.text}
        closeLabel={t.back}
        footer={
          <>
            <Button variant="outline" onClick={() => onAnswer(false)}>
              {t.back}
            </Button>
            <Button onClick={() => onAnswer(true)}>{designs.save}</Button>
          </>
        }
      >
        {effects && <Touched changed={changed} touched={effects.touched} />}
        <UnfitCards unfit={unfit} />
        {changed.length > 0 && (
          <details className="pt-2">
            <summary className="cursor-pointer py-2 text-sm font-medium">{t.changed(changed.length)}</summary>
            <ul className="columns-1 gap-6 text-sm text-muted-foreground tablet:columns-2">
              {changed.map(({ id, name }) => (
                <li key={id} className="truncate py-0.5">
                  {name}
                </li>
              ))}
            </ul>
          </details>
        )}
      </DialogContent>
    </Dialog>
  );
}

const namesMax = 5;

/** The approvals that end, by name, and the open orders that are touched. */
function Touched({ changed, touched }: Pick<DesignEffects, 'changed' | 'touched'>) {
  const t = useTexts('design-change');
  const { check } = useTexts('people');
  if (!touched) return <p className="pb-2 text-sm text-muted-foreground">{t.touchedUnknown}</p>;
  const { approved, orders } = touched;
  if (approved.length + orders.length === 0) return null;
  const names = approved.map((cardId) => changed.find(({ id }) => id === cardId)?.name || check.noName);
  const more = names.length - namesMax;
  const listed = [...names.slice(0, namesMax), ...(more > 0 ? [t.more(more)] : [])].join(', ');
  return (
    <ul className="flex flex-col gap-1 pb-2 text-sm wrap-anywhere">
      {approved.length > 0 && <li>{t.approvalsEnd(listed, approved.length)}</li>}
      {orders.map(({ number, cards }) => (
        <li key={number}>{t.orderTouched(number, cards)}</li>
      ))}
    </ul>
  );
}

const shownMax = 50;

/** A card opens in another tab: the change is not saved yet. */
function UnfitCards({ unfit }: Pick<DesignEffects, 'unfit'>) {
  const t = useTexts('design-change');
  const { check, print } = useTexts('people');
  const textsOf = useProblemTexts();
  if (unfit.length === 0) return null;
  return (
    <>
      <ul aria-label={t.unfitLabel} className="lines-y">
        {unfit.slice(0, shownMax).map(({ id, name, problems }) => (
          <li key={id} className="flex items-start gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{name || check.noName}</p>
              <ul className="text-sm text-destructive">
                {textsOf({ problems }).map(({ title, detail }) => (
                  <li key={`${title} ${detail}`} className="wrap-anywhere">
                    {detail ? `${title}: ${detail}` : title}
                  </li>
                ))}
              </ul>
            </div>
            <Button
              asChild
              variant="outline"
              size="sm"
              icon={<ExternalLink aria-hidden size={14} strokeWidth={1.75} />}
            >
              <a href={`/edit/${id}`} target="_blank" rel="noreferrer" aria-label={t.openCard(name)}>
                {t.open}
              </a>
            </Button>
          </li>
        ))}
      </ul>
      {unfit.length > shownMax && (
        <p className="pt-2 text-sm text-muted-foreground">{print.problems.more(unfit.length - shownMax)}</p>
      )}
    </>
  );
}
