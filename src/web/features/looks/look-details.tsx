import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { type CardLook, currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lookLink } from '../../shared/looks/look-link.ts';
import { shareOfTile } from '../../shared/looks/tile-style.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { looksLike } from './filter-looks.ts';
import { hasContent, type OwnCard, OwnCardContext, sizeIn } from './gallery-card.ts';
import { LookPicture } from './look-picture.tsx';
import { LookTile } from './look-tile.tsx';
import { OtherColours, OtherFormats, OtherPeople, Swatches } from './look-variants.tsx';
import { capitalised, useTradeNames } from './topic-names.ts';

const similarCount = 8;

/** The page of one look: both sides large, what it is for, and looks like it. */
export function LookDetails({ id, own }: { id: LookId; own: OwnCard | null }) {
  const t = useTexts('looks');
  const look = releasedLooks[id];
  return (
    <OwnCardContext value={own && hasContent(own) ? own : null}>
      <Breadcrumb id={id} />
      <div className="grid border-b border-border desktop:grid-cols-3">
        <Sides look={look} />
        <About look={look} />
      </div>
      <OtherColours look={look} />
      <OtherFormats look={look} />
      <OtherPeople look={look} />
      <section className="mx-auto w-full max-w-288 px-4 py-10 tablet:px-6">
        <div className="flex items-baseline justify-between gap-4 pb-5">
          <h2 className="font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display)">
            {t.page.more}
          </h2>
          <Link to="/looks" className="text-md font-medium text-primary hover:underline">
            {t.page.all}
          </Link>
        </div>
        <ul
          aria-label={t.page.more}
          className="grid grid-cols-1 gap-x-5 gap-y-6 min-[768px]:grid-cols-2 desktop:grid-cols-4"
        >
          {looksLike(id, similarCount).map((other) => (
            <LookTile key={other} look={releasedLooks[other]} isFirst={false} />
          ))}
        </ul>
      </section>
    </OwnCardContext>
  );
}

/** The same objects in every render. */
const releasedLooks = Object.fromEntries(lookIds.map((id) => [id, currentLook(id)])) as Record<
  LookId,
  CardLook
>;

function Breadcrumb({ id }: { id: LookId }) {
  const t = useTexts('looks');
  const index = lookIds.indexOf(id);
  const [previous, next] = [lookIds.at(index - 1), lookIds[(index + 1) % lookIds.length]];
  return (
    <nav
      aria-label={t.title}
      className="flex min-h-11 items-center gap-2 border-b border-border px-4 text-sm tablet:px-6"
    >
      <Link to="/looks" className="rounded-xs text-muted-foreground hover:text-foreground">
        {t.title}
      </Link>
      <ChevronRight aria-hidden size={14} strokeWidth={1.75} className="text-muted-foreground" />
      <span aria-current="page" className="flex-1 font-medium">
        {t.names[id]}
      </span>
      {previous && (
        <Link
          to={`/looks/${previous}`}
          aria-label={`${t.page.previous}: ${t.names[previous]}`}
          className="flex min-h-11 items-center gap-1.5 font-medium"
        >
          <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
          <span className="max-tablet:hidden">{t.names[previous]}</span>
        </Link>
      )}
      {next && (
        <Link
          to={`/looks/${next}`}
          aria-label={`${t.page.next}: ${t.names[next]}`}
          className="ml-3 flex min-h-11 items-center gap-1.5 font-medium"
        >
          <span className="max-tablet:hidden">{t.names[next]}</span>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
        </Link>
      )}
    </nav>
  );
}

function Sides({ look }: { look: CardLook }) {
  const t = useTexts('looks');
  const name = t.names[look.id];
  const isWide = shareOfTile(sizeIn(look, use(OwnCardContext))).tile > 0.8;
  return (
    <div className="grid content-center bg-canvas px-4 py-10 tablet:px-6 desktop:col-span-2">
      <div
        role="img"
        aria-label={t.frontOf(name)}
        className={isWide ? 'w-full max-w-160' : 'w-full max-w-66'}
      >
        <LookPicture look={look} isFirst />
      </div>
      <div
        role="img"
        aria-label={t.backOf(name)}
        className={isWide ? 'mt-6 ml-auto w-full max-w-120' : 'mt-6 ml-auto w-full max-w-40'}
      >
        <LookPicture look={look} side="back" isFirst />
      </div>
    </div>
  );
}

function About({ look }: { look: CardLook }) {
  const t = useTexts('looks');
  const { palettes } = useTexts('card-style');
  const { trades, moods, palette, fonts, shape } = lookOf(look.id);
  const name = t.names[look.id];
  const feels = moods.map((mood) => t.moods[mood]).join(', ');
  const suits = useTradeNames(trades);
  const families = fonts.heading === fonts.data ? fonts.heading : `${fonts.heading}, ${fonts.data}`;
  return (
    <div className="flex flex-col gap-5 border-border px-4 py-8 tablet:px-6">
      <div>
        <p className="text-sm text-muted-foreground">
          {t.page.position(lookIds.indexOf(look.id) + 1, lookIds.length)}
        </p>
        <PageHeading
          className="text-[36px] leading-10 tablet:text-[44px] tablet:leading-12"
          pageTitle={t.page.title(name)}
        >
          {name}
        </PageHeading>
        <p className="pt-2 text-lg text-ink-700">{t.page.text(suits, feels)}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {trades.map((trade) => (
          <li
            key={trade}
            className="flex h-8 items-center rounded-full border border-border-strong bg-card px-3 text-sm font-medium"
          >
            {capitalised(t.trades[trade])}
          </li>
        ))}
      </ul>
      <dl className="lines-y text-md">
        <Fact term={t.page.layout}>{capitalised(feels)}</Fact>
        <Fact term={t.page.fonts}>{families}</Fact>
        <Fact term={t.page.colours}>
          <span className="flex flex-wrap items-center gap-x-2">
            <Swatches palette={palette} />
            {palettes[palette]}
          </span>
        </Fact>
        <Fact term={t.page.shape}>{t.filters.shapes[shape]}</Fact>
      </dl>
      <div>
        <Button asChild size="lg" className="w-full tablet:w-auto">
          <Link {...lookLink(look)}>{t.page.useThis}</Link>
        </Button>
        <p className="pt-2 text-sm text-muted-foreground">{t.page.note}</p>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 py-2.5">
      <dt className="w-28 shrink-0 text-muted-foreground">{term}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}
