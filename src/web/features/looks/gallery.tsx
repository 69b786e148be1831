import { CaseSensitive, FlipHorizontal2, ImagePlus, Shuffle } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { logoTypes } from '#domain/card/logo-file.ts';
import type { CardLook, LookId } from '#domain/card/look/card-look.ts';
import type { Scene } from '#layout/scene.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lookLink } from '../../shared/looks/look-link.ts';
import { inSightCount } from '../../shared/looks/thumbnail-messages.ts';
import { showToast } from '../../shared/notify/toast-store.ts';
import { useIsPhone } from '../../shared/page/breakpoints.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { FileInput } from '../../ui/inputs/file-input.tsx';
import { FilterBar, FilterChipRow, FilterSheet } from './filter-bar.tsx';
import { filterLooks, type LookFilters, noFilters } from './filter-looks.ts';
import { cardIn, hasBack, hasContent, type OwnCard, OwnCardContext } from './gallery-card.ts';
import { LookTile } from './look-tile.tsx';
import { useFittingLooks } from './use-fitting-looks.ts';
import { useVariations } from './use-variations.ts';

type GalleryProps = {
  /** Null while it loads and without a draft. */
  own: OwnCard | null;
  onLogo: (file: File) => void;
  /** The address of a logo that was added here. */
  newLogo: string | null;
  /** Whether a file is dragged over the page. */
  isDragOver: boolean;
};

/** All looks, each with the person's own content. */
export function Gallery({ own, onLogo, newLogo, isDragOver }: GalleryProps) {
  const t = useTexts('looks');
  const [filters, setFilters] = useState<LookFilters>(noFilters);
  const samples = useTexts('look-samples');
  const ownCard = own && hasContent(own) ? own : null;
  const cardOfLook = useCallback((look: CardLook) => cardIn(look, ownCard, samples), [ownCard, samples]);
  const { looks, shuffle } = useVariations(cardOfLook, ownCard?.logo?.size ?? null);
  const { order, hasLogo } = useFittingLooks(ownCard, filters);
  const [side, setSide] = useState<Scene['side']>('front');
  const [said, setSaid] = useState('');
  const [isStuck, setStuck] = useState(false);
  const all = useMemo(() => ({ order, looks, hasLogo }), [order, looks, hasLogo]);
  const shown = useMemo(() => filterLooks(filters, all), [filters, all]);
  const [chosen, setChosen] = useState<LookId | null>(null);
  const isPhone = useIsPhone() === true;
  const current = chosen && shown.includes(chosen) ? chosen : (shown[0] ?? null);

  // The looks that suit it best are the first.
  useEffect(() => {
    if (newLogo) scrollTo({ top: 0 });
  }, [newLogo]);

  function change(part: Partial<LookFilters>) {
    const next = { ...filters, ...part };
    setFilters(next);
    setStuck(false);
    setSaid(t.count(filterLooks(next, all).length));
  }
  const shuffleAndSay = useCallback(
    (ids: readonly LookId[], done: string) => {
      shuffle(ids).then(
        (count) => {
          setStuck(count === 0);
          setSaid(count === 0 ? t.noVariation : done);
        },
        () => showToast({ variant: 'destructive', ...t.shuffleFailed }),
      );
    },
    [shuffle, t],
  );
  const shuffleAll = () => shuffleAndSay(shown, t.shuffled);
  const shuffleOne = useCallback(
    (id: LookId) => shuffleAndSay([id], t.shuffledLook(t.names[id])),
    [shuffleAndSay, t],
  );

  return (
    <OwnCardContext value={ownCard}>
      <div className="flex items-center gap-3 px-4 pt-3 tablet:border-b tablet:border-border tablet:px-6 tablet:py-2.5">
        <div className="min-w-0 flex-1 tablet:flex tablet:items-center tablet:gap-3">
          <PageHeading size="bar" pageTitle={t.title}>
            {t.title}
          </PageHeading>
          <p className="text-sm text-muted-foreground">{ownCard ? t.tagline : t.sampleTagline}</p>
        </div>
        <AddLogo hasLogo={Boolean(ownCard?.logo)} isDragOver={isDragOver} onLogo={onLogo} />
        {hasBack(ownCard) && <BackToggle side={side} onChange={setSide} />}
        <FilterSheet filters={filters} onChange={change} count={shown.length} />
        <Button asChild variant="outline" icon={CaseSensitive} className="max-tablet:hidden">
          <Link to="/">{t.editTexts}</Link>
        </Button>
        <Button variant="outline" icon={Shuffle} onClick={shuffleAll} className="max-tablet:hidden">
          {t.shuffle}
        </Button>
      </div>
      <div className="border-b border-border px-4 py-2 tablet:hidden">
        <FilterChipRow filters={filters} onChange={change} />
      </div>
      <FilterBar filters={filters} onChange={change} />
      <p
        role="status"
        className={isStuck ? 'px-4 pt-3 text-sm text-muted-foreground tablet:px-6' : 'sr-only'}
      >
        {said || (newLogo && t.logoAdded)}
      </p>
      {shown.length === 0 ? (
        <NoLooks onClear={() => change(noFilters)} />
      ) : (
        <ul
          aria-label={t.list}
          className="grid grid-cols-1 gap-x-5 gap-y-6 px-4 pt-4 pb-10 max-tablet:bg-canvas max-tablet:pb-24 min-[768px]:grid-cols-2 tablet:px-6 desktop:grid-cols-3 wide:grid-cols-4"
        >
          {shown.map((id, index) => (
            <LookTile
              key={id}
              look={looks[id]}
              side={side}
              isFirst={index < inSightCount && (index === 0 ? 'largest' : true)}
              onShuffle={shuffleOne}
              choice={isPhone ? { isChosen: id === current, onChoose: setChosen } : undefined}
            />
          ))}
        </ul>
      )}
      {isPhone && current && <PhoneBar look={looks[current]} onShuffle={shuffleAll} />}
    </OwnCardContext>
  );
}

/** Puts a logo on all looks. One is also dropped anywhere on the page. */
function AddLogo({
  hasLogo,
  isDragOver,
  onLogo,
}: Pick<GalleryProps, 'onLogo' | 'isDragOver'> & { hasLogo: boolean }) {
  const { start, logo: t } = useTexts().editor;
  const { replaceLogo } = useTexts('looks');
  const input = useRef<HTMLInputElement>(null);
  const name = isDragOver ? t.drop : hasLogo ? replaceLogo : start.logo;
  return (
    <>
      <Button
        variant="outline"
        icon={ImagePlus}
        aria-label={name}
        title={name}
        onClick={() => input.current?.click()}
        className={isDragOver ? 'outline-2 outline-offset-2 outline-primary outline-dashed' : ''}
      >
        <span className="max-wide:hidden">{name}</span>
      </Button>
      <FileInput ref={input} accept={logoTypes.join(',')} label={start.logo} onFile={onLogo} />
    </>
  );
}

/** Turns all cards over. */
function BackToggle({ side, onChange }: { side: Scene['side']; onChange: (side: Scene['side']) => void }) {
  const t = useTexts('looks');
  const isBack = side === 'back';
  return (
    <Button
      variant="outline"
      icon={FlipHorizontal2}
      aria-pressed={isBack}
      aria-label={t.showBack}
      title={t.showBack}
      onClick={() => onChange(isBack ? 'front' : 'back')}
      className="aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground"
    >
      <span className="max-wide:hidden">{t.showBack}</span>
    </Button>
  );
}

function NoLooks({ onClear }: { onClear: () => void }) {
  const { none } = useTexts('looks');
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 px-4 py-12 text-center">
      <h2 className="font-display text-xl font-semibold">{none.title}</h2>
      <p className="text-muted-foreground">{none.text}</p>
      <Button variant="outline" onClick={onClear} className="mt-2">
        {none.clear}
      </Button>
    </div>
  );
}

/** Fixed to the bottom edge of a phone. */
function PhoneBar({ look, onShuffle }: { look: CardLook; onShuffle: () => void }) {
  const t = useTexts('looks');
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex gap-2.5 border-t border-border bg-background px-4 pt-3 pb-(--safe-bottom)"
    >
      <Button variant="outline" size="lg" icon={Shuffle} onClick={onShuffle}>
        {t.shuffle}
      </Button>
      <Button asChild size="lg" className="min-w-0 flex-1 shrink!">
        <Link {...lookLink(look)}>
          <span className="truncate">{t.use(t.names[look.id])}</span>
        </Link>
      </Button>
    </div>
  );
}
