import { Shuffle } from 'lucide-react';
import { type CSSProperties, memo, use, useState } from 'react';
import { Link } from 'react-router';
import type { CardLook, LookId } from '#domain/card/look/card-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lookLink } from '../../shared/looks/look-link.ts';
import type { FirstPicture } from '../../shared/looks/sample-image.tsx';
import { tileStyle } from '../../shared/looks/tile-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonStyles } from '../../ui/inputs/button.tsx';
import { OwnCardContext, sizeIn } from './gallery-card.ts';
import { LookPicture } from './look-picture.tsx';
import { useTradeNames } from './topic-names.ts';

type LookTileProps = {
  look: CardLook;
  /** The side that is in front; the front without it. */
  side?: Scene['side'];
  isFirst: FirstPicture;
  /** Without it the tile has no button for it. */
  onShuffle?: (id: LookId) => void;
  /** On a phone a tile is chosen first; the bar at the bottom uses it. */
  choice?: { isChosen: boolean; onChoose: (id: LookId) => void } | undefined;
};

/** A look as a link to the editor. Hover and focus show its other side. */
export const LookTile = memo(function LookTile({
  look,
  side = 'front',
  isFirst,
  onShuffle,
  choice,
}: LookTileProps) {
  const t = useTexts('looks');
  const name = t.names[look.id];
  const trades = useTradeNames(lookOf(look.id).trades.slice(0, 2));
  const [isSeen, setSeen] = useState(false);
  const [isOut, setOut] = useState(false);
  const label = `${t.use(name)}, ${trades}`;
  const showOther = () => {
    setSeen(true);
    setOut(true);
  };
  const hideOther = () => setOut(false);
  const sides = (
    <Sides look={look} side={side} isFirst={isFirst} hasOther={isSeen} isOut={isOut && !choice} />
  );
  return (
    <li
      className="group relative"
      onPointerEnter={showOther}
      onPointerLeave={hideOther}
      onFocus={showOther}
      onBlur={hideOther}
    >
      {choice ? (
        <button
          type="button"
          aria-pressed={choice.isChosen}
          aria-label={`${name}, ${trades}`}
          onClick={() => choice.onChoose(look.id)}
          className="block w-full cursor-pointer"
          style={choice.isChosen ? chosenStyle : undefined}
        >
          {sides}
        </button>
      ) : (
        <Link {...lookLink(look)} aria-label={label} className={tileStyles}>
          {sides}
          <span
            className={classNames(
              buttonStyles({ className: 'absolute right-2 bottom-2 z-10' }),
              !isOut && 'opacity-0',
            )}
          >
            {t.useLook}
          </span>
        </Link>
      )}
      {onShuffle && !choice && (
        <button
          type="button"
          aria-label={t.shuffleLook(name)}
          onClick={() => onShuffle(look.id)}
          className={classNames(
            buttonStyles({ variant: 'outline', className: 'absolute top-2 right-2 z-10' }),
            !isOut && 'opacity-0',
          )}
        >
          <Shuffle aria-hidden size={16} strokeWidth={1.75} />
        </button>
      )}
      <div className="flex items-baseline justify-between gap-3 pt-2 max-tablet:pt-3">
        <Link to={`/looks/${look.id}`} className="rounded-xs text-md font-semibold hover:underline">
          {name}
        </Link>
        <span className="truncate text-sm text-muted-foreground">{trades}</span>
      </div>
    </li>
  );
});

const tileStyles =
  'relative block rounded-lg border-transparent bg-canvas hover:border-primary tablet:overflow-hidden tablet:border ' +
  'focus-visible:border-primary focus-visible:shadow-(--focus-ring)';

type SidesProps = {
  look: CardLook;
  side: Scene['side'];
  isFirst: FirstPicture;
  hasOther: boolean;
  isOut: boolean;
};

/** The other side lies behind the one that is shown until it comes out. */
function Sides({ look, side, isFirst, hasOther, isOut }: SidesProps) {
  const style = tileStyle(sizeIn(look, use(OwnCardContext))) as CSSProperties;
  return (
    <span className="grid place-items-center tablet:aspect-[16/10]" style={style}>
      {hasOther && (
        <span className={sideStyles} style={isOut ? otherOut : otherBehind}>
          <LookPicture look={look} side={side === 'front' ? 'back' : 'front'} />
        </span>
      )}
      <span className={sideStyles} style={isOut ? shownAside : shown}>
        <LookPicture key={side} look={look} side={side} isFirst={isFirst} />
      </span>
    </span>
  );
}

const sideStyles =
  'block w-(--phone) transition-transform duration-300 motion-reduce:transition-none tablet:w-(--tile)';
const shown = { gridArea: '1 / 1' };
const shownAside = { ...shown, transform: 'translate(-4%, 7%) scale(0.9)' };
const otherBehind = { ...shown, transform: 'scale(0.9)' };
const otherOut = { ...shown, transform: 'translate(5%, -9%) scale(0.9)' };
const chosenStyle = { outline: '3px solid var(--primary)', outlineOffset: 2 };
