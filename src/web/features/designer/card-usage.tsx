import { limitLabel } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Counter } from '../../ui/feedback/counter.tsx';

/** How many of the allowed cards are used; visitors have none to count. */
export function CardUsage() {
  const { editor: words } = useMessages();
  const { data: user } = useCurrentUser();
  if (!user) return null;
  const { cardCount, cardLimit } = user;
  return (
    <>
      <Counter count={cardCount} limit={cardLimit} label={words.usage(cardCount, limitLabel(cardLimit))} />
      {cardCount >= cardLimit && <Badge variant="limit">{words.limitReached}</Badge>}
    </>
  );
}
