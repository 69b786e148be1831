import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { currentLook, type LookId } from '#domain/card/look/card-look.ts';
import { LookChoices } from './look-choices.tsx';
import { offeredAtStart } from './offered-looks.ts';
import { useLookChanges } from './use-look-changes.ts';

/** The looks that an empty card can start with, drawn in its format. */
export function DrawnChoices(props: Omit<ComponentProps<typeof LookChoices>, 'offered'>) {
  return <LookChoices {...props} offered={offeredAtStart} />;
}

/** Gives an empty card its look. */
export function TakenLook({ id }: { id: LookId }) {
  const { choose } = useLookChanges();
  const take = useEffectEvent(() => void choose(currentLook(id)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is taken once.
  useEffect(() => take(), [id]);
  return null;
}
