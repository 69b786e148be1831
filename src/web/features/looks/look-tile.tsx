import { Shuffle } from 'lucide-react';
import { type CSSProperties, memo, use, useState } from 'react';
import { Link } from 'react-router';
import type { CardLook, LookId } from '#domain/card/look/card-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
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
  isFirst: FirstPicture;
  /** Without it the tile has no button for it. */
  onShuffle?: (id: LookId) => void;
  /** On a phone a tile is chosen first; the bar at the bottom uses it. */
  choice?: { isChosen: boolean; onChoose: (id: LookId) => void } | undefined;
};

/** A look as a link to the editor. Hover and focus show its back. */
export const LookTile = memo(function LookTile({ look, isFirst, onShuffle, choice }: LookTileProps) {
  const t = useTexts('looks');
  const name = t.names[look.id];
  const trades = useTradeNames(lookOf(look.id).trades.slice(0, 2));
  const [isSeen, setSeen] = useState(false);
  const [isOut, setOut] = useState(false);
  const label = `${t.use(name)}, ${trades}`;
  const showBack = () => {
    setSeen(true);
    setOut(true);
  };
  const hideBack = () => setOut(false);
  const sides = <Sides look={look} isFirst={isFirst} hasBack={isSeen} isOut={isOut && !choice} />;
  return (
    <li
      className="group relative"
      onPointerEnter={showBack}
      onPointerLeave={hideBack}
      onFocus={showBack}
      onBlur={hideBack}
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

type SidesProps = { look: CardLook; isFirst: FirstPicture; hasBack: boolean; isOut: boolean };

/** The back lies behind the front until it comes out. */
function Sides({ look, isFirst, hasBack, isOut }: SidesProps) {
  const style = tileStyle(sizeIn(look, use(OwnCardContext))) as CSSProperties;
  return (
    <span className="grid place-items-center tablet:aspect-[16/10]" style={style}>
      {hasBack && (
        <span className={sideStyles} style={isOut ? backOut : backBehind}>
          <LookPicture look={look} side="back" />
        </span>
      )}
      <span className={sideStyles} style={isOut ? frontAside : front}>
        <LookPicture look={look} isFirst={isFirst} />
      </span>
    </span>
  );
}

const sideStyles =
  'block w-(--phone) transition-transform duration-300 motion-reduce:transition-none tablet:w-(--tile)';
const front = { gridArea: '1 / 1' };
const frontAside = { ...front, transform: 'translate(-4%, 7%) scale(0.9)' };
const backBehind = { ...front, transform: 'scale(0.9)' };
const backOut = { ...front, transform: 'translate(5%, -9%) scale(0.9)' };
const chosenStyle = { outline: '3px solid var(--primary)', outlineOffset: 2 };
