import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { designsQuery } from '../../../shared/api/designs-query.ts';
import { cardListQuery } from '../../../shared/api/saved-cards.ts';
import { ListSkeleton } from '../../../shared/card/list-skeleton.tsx';
import { companyCountsQuery } from '../../../shared/company/company-counts.ts';
import { ListPage, type ListQuery } from '../../../shared/feedback/list-page.tsx';
import { QueryView } from '../../../shared/feedback/query-view.tsx';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useIsDesktop, useIsPhone } from '../../../shared/page/breakpoints.ts';
import { useIsMailOn } from '../../../shared/page/site.ts';
import type { PrintedCard } from '../../../shared/print-worker/print-messages.ts';
import { CardUsage } from '../../../shared/session/card-usage.tsx';
import { VirtualGrid } from '../../../shared/virtual-grid/virtual-grid.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { CardCommandsProvider } from '../card/card-commands.tsx';
import { CardItem } from '../card/card-item.tsx';
import { EmptyList } from '../empty/empty-list.tsx';
import { ProofsContext, useCardProofs } from '../proofs/card-proofs.ts';
import { SelectionContext, useSelection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { groupCards } from '../table/group-cards.ts';
import { useListView } from '../table/list-view.ts';
import { UnsavedCardsContext, useUnsavedCards } from '../unsaved-cards.ts';
import { type CardSort, findCards, noFilter, sortCards } from './find-cards.ts';
import { ListFrame } from './list-frame.tsx';
import { ListTools } from './list-tools.tsx';

const CompanyProgress = lazyComponent(
  async () => (await import('../empty/company-steps.tsx')).CompanyProgress,
);

const noDesigns: readonly SavedDesign[] = [];

/** The user's saved cards, newest first. */
export function CardList({ user }: { user: CurrentUser }) {
  const unsaved = useUnsavedCards(user);
  const list = useInfiniteQuery(cardListQuery);
  const { data: cards, isError } = list;
  const isEmpty = cards?.length === 0;
  const counts = useQuery({ ...companyCountsQuery, enabled: user.company !== null });
  // The steps of a company stand above its cards: they appear together.
  const isReady = cards && !(counts.isPending && counts.fetchStatus === 'fetching');
  return (
    <ListFrame isEmpty={isEmpty} usage={<CardUsage user={user} />}>
      <UnsavedCardsContext value={unsaved}>
        <QueryView
          query={{ data: isReady ? cards : undefined, isError, refetch: list.refetch }}
          skeleton={<ListSkeleton />}
          empty={<EmptyList user={user} />}
        >
          {(loaded) => (
            <>
              {counts.data?.hasOrdered === false && <NextSteps cards={loaded} />}
              <Cards user={user} cards={loaded} list={list} />
            </>
          )}
        </QueryView>
      </UnsavedCardsContext>
    </ListFrame>
  );
}

/** What a company does next, until its first order is sent. */
function NextSteps({ cards }: { cards: readonly SavedCard[] }) {
  const { data: designs = noDesigns } = useQuery(designsQuery);
  const people = cards.filter(({ designId }) => designId !== undefined);
  return (
    <Suspense>
      <CompanyProgress done={{ design: designs.length > 0, people: people.length > 1 }} />
    </Suspense>
  );
}

type CardsProps = {
  user: CurrentUser;
  cards: readonly SavedCard[];
  list: ListQuery;
};

function Cards({ user, cards: loaded, list }: CardsProps) {
  // A search loads the rest of the cards while it is typed: they too follow in small tasks.
  const cards = useDeferredValue(loaded);
  const { cards: t } = useTexts();
  const { current: language } = useLanguage();
  const { data: designs = noDesigns } = useQuery(designsQuery);
  const [filter, setFilter] = useState(noFilter);
  const { view, setView } = useListView(user.id, cards.length);
  const isTable = view === 'table';
  const [chosenSort, setSort] = useState<CardSort | null>(null);
  const sort = chosenSort ?? (isTable ? 'name' : 'made');
  const sorted = useMemo(() => sortCards(cards, sort, language), [cards, sort, language]);
  // A key is shown at once; the cards follow in small tasks that the next key interrupts.
  const applied = useDeferredValue(filter);
  const found = useMemo(() => findCards(sorted, applied), [sorted, applied]);
  const groups = useMemo(
    () => (isTable ? groupCards(found, designs, t.list, language) : null),
    [isTable, found, designs, t, language],
  );
  const shown = useMemo(() => groups?.flatMap((group) => group.cards) ?? found, [groups, found]);
  const { selection, selectAll, clear } = useSelection(shown);
  const [printed, setPrinted] = useState<readonly SavedCard[] | null>(null);
  const [sent, setSent] = useState<readonly SavedCard[] | null>(null);
  const [ordered, setOrdered] = useState<readonly SavedCard[] | null>(null);
  const [mailed, setMailed] = useState<readonly SavedCard[] | null>(null);
  const isMailOn = useIsMailOn();
  const proofs = useCardProofs();
  useAllPages(list, filter !== noFilter || sort !== 'made');
  return (
    <div className="flex flex-col pb-8 tablet:pb-10">
      <ListPage
        header={
          <>
            <ListTools
              filter={filter}
              onFilter={setFilter}
              sort={sort}
              onSort={setSort}
              designs={designs}
              view={view}
              onView={setView}
            />
            <p
              role="status"
              className={shown.length < cards.length ? 'pb-3 text-sm text-muted-foreground' : 'sr-only'}
            >
              {shown.length < cards.length && t.list.found(shown.length)}
            </p>
          </>
        }
        query={list}
        items={shown}
        empty={<NothingFound onShowAll={() => setFilter(noFilter)} />}
        nextLabel={t.showMore}
      >
        {() => (
          <SelectionContext value={selection}>
            <ProofsContext value={proofs}>
              <CardCommandsProvider onPrint={setPrinted} onSend={setSent}>
                {groups ? (
                  <Suspense>
                    <CardTable groups={groups} designs={designs} />
                  </Suspense>
                ) : (
                  <ShownCards cards={shown} />
                )}
              </CardCommandsProvider>
            </ProofsContext>
          </SelectionContext>
        )}
      </ListPage>
      <div className="sticky bottom-0 z-10 mt-4 tablet:bottom-4">
        {selection.ids.size > 0 && (
          <SelectionBar
            ids={selection.ids}
            shownCount={shown.length}
            onSelectAll={selectAll}
            onSend={() => setSent(shown.filter(({ id }) => selection.ids.has(id)))}
            onOrder={() => setOrdered(shown.filter(({ id }) => selection.ids.has(id)))}
            onMail={
              isMailOn && shown.some(({ id, designId }) => designId !== undefined && selection.ids.has(id))
                ? () => setMailed(shown.filter(({ id }) => selection.ids.has(id)))
                : null
            }
            onDownload={() => setPrinted(shown.filter(({ id }) => selection.ids.has(id)))}
            onClear={clear}
          />
        )}
        {ordered && (
          <Suspense>
            <OrderSelected cards={ordered} onEnd={() => setOrdered(null)} />
          </Suspense>
        )}
        {mailed && (
          <Suspense>
            <MailLinksDialog
              people={mailed.flatMap(({ id, designId, fullName, email = '' }) =>
                designId === undefined ? [] : [{ id, designId, name: fullName, email: email.trim() }],
              )}
              onClose={() => setMailed(null)}
            />
          </Suspense>
        )}
        {sent && (
          <Suspense>
            <SendProof cards={sent} onClose={() => setSent(null)} />
          </Suspense>
        )}
        {printed && (
          <Suspense>
            <PrintSelected cards={printableCards(printed, designs)} onEnd={() => setPrinted(null)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The columns, gaps and rows of the grid, as its skeleton has them. */
const grids = {
  phone: { columns: 1, gap: { x: 0, y: 16 }, rowHeight: 353 },
  tablet: { columns: 2, gap: { x: 20, y: 20 }, rowHeight: 350 },
  desktop: { columns: 3, gap: { x: 24, y: 20 }, rowHeight: 344 },
};

/** A row of the widest grid, more than a phone shows. */
const firstCards = 3;

/** Rendered again only when other cards are shown. */
const ShownCards = memo(function ShownCards({ cards }: { cards: readonly SavedCard[] }) {
  const [isPhone, isDesktop] = [useIsPhone(), useIsDesktop()];
  const { columns, ...grid } = grids[isPhone ? 'phone' : isDesktop ? 'desktop' : 'tablet'];
  const [first] = useState(() => new Set(cards.slice(0, firstCards)));
  return (
    <VirtualGrid items={cards} columnsFor={() => columns} {...grid}>
      {(card, index) => (
        <CardItem
          key={card.id}
          card={card}
          position={index + 1}
          total={cards.length}
          isFirst={first.has(card)}
        />
      )}
    </VirtualGrid>
  );
});

const CardTable = lazyComponent(async () => (await import('../table/card-table.tsx')).CardTable);

const PrintSelected = lazyComponent(
  async () => (await import('../selection/print-selected.tsx')).PrintSelected,
);

const MailLinksDialog = lazyComponent(
  async () => (await import('../../../shared/links/mail-links-dialog.tsx')).MailLinksDialog,
);

const OrderSelected = lazyComponent(
  async () => (await import('../selection/order-selected.tsx')).OrderSelected,
);

const SendProof = lazyComponent(async () => (await import('../proofs/send-proof.tsx')).SendProof);

/** The cards with the names of their branches, numbered as they are shown. */
function printableCards(cards: readonly SavedCard[], designs: readonly SavedDesign[]): PrintedCard[] {
  const branches = new Map(designs.flatMap((design) => design.branches.map(({ id, name }) => [id, name])));
  return cards
    .filter(({ isTooNew }) => !isTooNew)
    .map((saved, index) => ({
      card: cardOfSaved(saved),
      row: index + 1,
      branch: branches.get(saved.branchId ?? '') ?? '',
    }));
}

/** Loads the pages that are not loaded yet, so that a search or another order covers all cards. */
function useAllPages(
  { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: CardsProps['list'],
  isWanted: boolean,
): void {
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { list: t } = useTexts().cards;
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-muted-foreground">
      <p>{t.nothing}</p>
      <Button variant="outline" onClick={onShowAll}>
        {t.showAll}
      </Button>
    </div>
  );
}
