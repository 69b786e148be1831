import { Suspense, useEffect, useState } from 'react';
import type { LookId } from '#domain/card/look/card-look.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../../shared/loading/lazy-component.tsx';
import { prefetchAfterUse } from '../../../../shared/loading/prefetch-when-idle.ts';
import { SampleImage } from '../../../../shared/looks/sample-image.tsx';
import { useDraft } from '../../core/use-editor.ts';
import { LookButton } from '../look-button.tsx';
import { isOnFirstScreen, startLooks } from './start-looks.ts';

const DrawnChoices = lazyComponent(async () => (await import('../drawn-choices.tsx')).DrawnChoices);
const TakenLook = lazyComponent(async () => (await import('../drawn-choices.tsx')).TakenLook);

type StartChoicesProps = {
  className: string;
  itemClassName: string;
  /** Called before a look is taken. */
  onChoose?: () => void;
};

/** The looks that an empty card can start with, as samples of the build. What draws and takes looks is loaded once the page is used. */
export function StartChoices(props: StartChoicesProps) {
  const { start } = useTexts().editor;
  const hasUsualFormat = useDraft(({ card }) => !card.format && card.orientation === 'landscape');
  useEffect(() => prefetchAfterUse(TakenLook.prefetch), []);
  if (hasUsualFormat && !import.meta.env.DEV) return <SampleChoices {...props} label={start.looks} />;
  return (
    <Suspense>
      <DrawnChoices {...props} label={start.looks} />
    </Suspense>
  );
}

function SampleChoices({ className, itemClassName, onChoose, label }: StartChoicesProps & { label: string }) {
  const { names } = useTexts('looks');
  const [taken, setTaken] = useState<LookId | null>(null);
  return (
    <ul aria-label={label} className={className}>
      {startLooks.map((id, index) => (
        <li key={id} className={itemClassName}>
          <LookButton
            name={names[id]}
            isTaken={id === taken}
            onClick={() => {
              onChoose?.();
              setTaken(id);
            }}
          >
            <SampleImage id={id} isFirst={isOnFirstScreen(index)} />
          </LookButton>
        </li>
      ))}
      {taken && (
        <Suspense>
          <TakenLook id={taken} />
        </Suspense>
      )}
    </ul>
  );
}
