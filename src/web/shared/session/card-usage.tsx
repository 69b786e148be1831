import type { CurrentUser } from '#contract/account-schemas.ts';
import { limitLabel, usageNote } from '#domain/plan/plans.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Counter } from '../../ui/feedback/counter.tsx';
import { useTexts } from '../i18n/use-texts.ts';

type CardUsageProps = { user: CurrentUser; showsLimitReached?: boolean };

/** How many of the allowed cards are saved, and in words what the figures cannot say: on a phone on a line of its own. */
export function CardUsage({ user, showsLimitReached = false }: CardUsageProps) {
  const { account, editor } = useTexts();
  const { cardCount, cardLimit } = user;
  const note = usageNote(user, cardCount);
  return (
    <div className="max-tablet:contents tablet:grid tablet:shrink-0 tablet:justify-items-start tablet:gap-y-0.5">
      <span className="flex items-center gap-2.5">
        <Counter count={cardCount} limit={cardLimit} label={editor.usage(cardCount, limitLabel(cardLimit))} />
        {showsLimitReached && cardCount >= cardLimit && <Badge variant="limit">{editor.limitReached}</Badge>}
      </span>
      {note && (
        <span className="text-xs text-muted-foreground max-tablet:order-1 max-tablet:w-full tablet:max-w-54 tablet:text-balance wide:max-w-66">
          {account.usageNotes[note](cardCount, cardLimit)}
        </span>
      )}
    </div>
  );
}
