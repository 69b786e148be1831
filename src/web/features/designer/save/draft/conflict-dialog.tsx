import { Copy } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { differencesOf, markDifference } from '#editor/differences.ts';
import type { Draft } from '#editor/draft.ts';
import { type Conflict, joinDrafts } from '#editor/join-drafts.ts';
import { shortTime } from '../../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../../ui/overlays/dialog.tsx';
import { DraftBackThumbnail, DraftThumbnail } from '../../core/drawing/draft-thumbnail.tsx';
import { useDraft } from '../../core/use-editor.ts';
import { usePartName } from './part-name.ts';

const thumbnailStyles = 'mx-auto block h-35 w-full bg-stock shadow-sheet';

type Choice = 'own' | 'other';

type ConflictDialogProps = {
  conflict: Conflict;
  isBusy?: boolean;
  /** Called with the chosen version. It has what only one of the two tabs changed. */
  onResolve: (choice: Choice, draft: Draft) => void;
  /** The dialog opens again at the next attempt to store our version. */
  onLater: () => void;
  /** Saves our version as a new card, where that is possible. */
  onKeepBoth?: () => void;
};

/** Shows both versions side by side after another tab has changed the same. Nothing is overwritten until the user chooses. */
export function ConflictDialog({
  conflict,
  isBusy = false,
  onResolve,
  onLater,
  onKeepBoth,
}: ConflictDialogProps) {
  const { twoTabs } = useTexts().editor;
  const nameOf = usePartName();
  const { current: language } = useLanguage();
  const present = useDraft((draft) => draft);
  const { own, other, added } = joinDrafts(conflict.base, present, conflict.draft);
  const [choice, setChoice] = useState<Choice>('own');
  const [noticedAt] = useState(() => new Date());
  const differences = differencesOf(own, other);
  const time = (date: Date) => shortTime(language, date);
  const versions = [
    { value: 'own', draft: own, title: twoTabs.thisTab, when: twoTabs.changedAt(time(noticedAt)) },
    {
      value: 'other',
      draft: other,
      title: twoTabs.otherTab,
      when: twoTabs.savedAt(time(conflict.savedAt)),
    },
  ] as const;

  return (
    <Dialog open onOpenChange={onLater}>
      <DialogContent
        title={twoTabs.title}
        description={[
          twoTabs.text(own.name ? twoTabs.named(own.name) : twoTabs.unnamed, differences.length),
          ...(added.length > 0 ? [twoTabs.added(added.map(nameOf).join(', '))] : []),
        ].join(' ')}
        closeLabel={twoTabs.cancel}
        width="xl"
        footer={
          <>
            {onKeepBoth && (
              <Button
                variant="ghost"
                className="tablet:mr-auto tablet:-ml-3.5"
                icon={Copy}
                disabled={isBusy}
                onClick={onKeepBoth}
              >
                {twoTabs.keepBoth}
              </Button>
            )}
            <Button variant="outline" onClick={onLater}>
              {twoTabs.cancel}
            </Button>
            <Button busy={isBusy} onClick={() => onResolve(choice, choice === 'own' ? own : other)}>
              {choice === 'own' ? twoTabs.keepThis : twoTabs.keepOther}
            </Button>
          </>
        }
      >
        <RadioGroup.Root
          aria-label={twoTabs.title}
          value={choice}
          onValueChange={(value) => setChoice(value === 'other' ? 'other' : 'own')}
          className="grid gap-4 pt-1 tablet:grid-cols-2"
        >
          {versions.map(({ value, draft, title, when }) => (
            <RadioGroup.Item
              key={value}
              value={value}
              className="group overflow-hidden rounded-lg border border-input text-left data-[state=checked]:border-primary data-[state=checked]:ring data-[state=checked]:ring-primary"
            >
              <span className="flex flex-col gap-3 bg-canvas px-7 py-5">
                <span className={thumbnailStyles}>
                  <DraftThumbnail card={draft.card} logo={draft.logo} />
                </span>
                {differences.some(({ part }) => part === 'back') && (
                  <span className={thumbnailStyles} data-side="back">
                    <DraftBackThumbnail card={draft.card} logo={draft.logo} />
                  </span>
                )}
              </span>
              <span className="flex items-start gap-2.5 px-3.5 pt-3">
                <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-input group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
                  <RadioGroup.Indicator className="size-1.5 rounded-full bg-card" />
                </span>
                <span>
                  <span className="block font-medium">{title}</span>
                  <span className="block text-xs text-muted-foreground">{when}</span>
                </span>
              </span>
              <span className="mt-2.5 block lines-y border-t border-border px-3.5 text-sm">
                {differences.map((difference) => (
                  <span key={difference.part} className="flex justify-between gap-3 py-2">
                    <span className="shrink-0 text-muted-foreground">{nameOf(difference.part)}</span>
                    {difference.own !== null && (
                      <HighlightedText
                        text={difference[value]}
                        other={value === 'own' ? null : difference.own}
                        empty={twoTabs.empty}
                      />
                    )}
                  </span>
                ))}
              </span>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      </DialogContent>
    </Dialog>
  );
}

function HighlightedText({ text, other, empty }: { text: string; other: string | null; empty: string }) {
  if (text === '') return <span className="text-muted-foreground italic">{empty}</span>;
  if (other === null) return <span className="min-w-0 truncate">{text}</span>;
  const [start, differing, end] = markDifference(text, other);
  return (
    <span className="min-w-0 truncate">
      {start}
      {differing && (
        <mark className="rounded-xs bg-warning-soft px-0.5 text-warning-soft-foreground">{differing}</mark>
      )}
      {end}
    </span>
  );
}
