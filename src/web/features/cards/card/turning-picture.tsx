import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CardIcon } from '../card-icon.tsx';

type TurningPictureProps = {
  nameId: string;
  /** The element of each side has the proportions of the card. */
  sideClassName: string;
  sideStyle: { aspectRatio: number; maxWidth: string };
  front: ReactNode;
  /** Rendered when the card is first turned. */
  back: () => ReactNode;
};

/** A card with two sides. It turns to its back under the pointer, while its button has the focus, and by its button. */
export function TurningPicture({ nameId, sideClassName, sideStyle, front, back }: TurningPictureProps) {
  const { cards: t } = useTexts();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const [wasTurned, setWasTurned] = useState(false);
  const isTurned = isHovered || isFocused || isPinned;
  if (isTurned && !wasTurned) setWasTurned(true);
  return (
    <>
      <span
        data-turned={isTurned}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        className={classNames(
          'relative block transition-transform duration-300 ease-out motion-reduce:transition-none',
          sideClassName,
          // Only where a card was turned: layers of their own make a list of hundreds slow to scroll.
          wasTurned && 'perspective-distant transform-3d children:backface-hidden',
          isTurned && 'rotate-y-180',
        )}
        style={sideStyle}
      >
        <span className="absolute inset-0">{front}</span>
        {wasTurned && <span className="absolute inset-0 rotate-y-180">{back()}</span>}
      </span>
      <button
        type="button"
        aria-pressed={isPinned}
        aria-label={t.turnOver}
        aria-describedby={nameId}
        title={t.turnOver}
        onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
        onClick={() => setPinned(!isPinned)}
        className="absolute right-2 bottom-2 grid size-8 cursor-pointer place-items-center rounded-full border border-border-strong bg-card text-ink-700 hover:text-foreground aria-pressed:border-primary aria-pressed:text-primary pointer-coarse:size-11"
      >
        <CardIcon kind="turn" />
      </button>
    </>
  );
}
