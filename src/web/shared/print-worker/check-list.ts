import { cardInFont } from '#domain/card/whole-font.ts';
import { type CompanyDesign, exceptionFont, type PersonContent } from '#domain/design/company-design.ts';
import { compareCard } from '#domain/design/compare-card.ts';
import { duplicateRows } from '#domain/design/duplicate-rows.ts';
import { isSameRow, listCellsOf, type Person } from '#domain/design/list-cells.ts';
import { type ExistingCard, matchCards } from '#domain/design/match-cards.ts';
import { contentWith } from '#domain/design/person-content.ts';
import { looks } from '#layout/looks/looks.ts';
import { facesForCards } from '#layout/side-faces.ts';
import { type FaceToLoad, faceIn, uniqueFaces } from '#layout/text/faces.ts';
import { checkCard } from '#people/batch/check-card.ts';
import { sharedSizesFor, sizesOfList, withSharedSizes } from '#people/batch/company-sizes.ts';
import { withKnownCards } from '#people/batch/known-cards.ts';
import { sizeOfFiles } from '#print/logo/analysed-size.ts';
import { loadCardAssets, loadLogo } from './card-assets.ts';
import { loadFonts } from './print-assets.ts';
import { logoRefs, reportProgress } from './print-cards.ts';
import type { CheckedRow, CheckedRows, JobInput, JobResult, Progress } from './print-messages.ts';

/** Checks the rows of a list with their fixes. */
export async function checkList(
  { design, existing, knownCards, shop, sizes: choice, ...list }: JobInput<'checkList'>,
  onProgress: Progress,
): Promise<CheckedRows> {
  const { peopleOfList } = await import('./read-people-list.ts');
  const people = peopleOfList(list, design);
  const { matches, removedPeople } = withKnownCards(people, matchCards(design, people, existing), knownCards);
  const contents = people.map((person, index) => contentWith(design, person, matches[index] ?? null));
  const faces = facesOfPeople(design, contents);
  const assets = await loadCardAssets({
    faces,
    logoUrls: logoRefs(design.card),
    pictureUrls: [design.card.picture?.ref],
    shop,
  });
  const tools = assets.checkToolsOf(design.card);
  // A custom font may have been added or removed since.
  const absent = faces.filter((face) => assets.fonts.isAbsent(faceIn(face)));
  const known = knownFits(JSON.stringify([...logoRefs(design.card), absent]));
  const lists = { people: contents, existing, others: removedPeople, choice };
  const sizes = sizesOfList(design, lists, { ...tools, known });
  const sized = withSharedSizes(design, sizes.typeset);
  const checked = checkedBefore(JSON.stringify([sized, shop, absent]));
  const rows = people.map((person, index): CheckedRow => {
    const before = matches[index] ?? null;
    const content = contents[index] ?? contentWith(design, person, before);
    const { card, problems } = checked(JSON.stringify(content), () => checkCard(sized, content, tools));
    reportProgress(index, onProgress);
    const listed = listedRow(design, person, before);
    const comparison = compareCard(card, content, before, person.fixed);
    return { person, content, card, problems, comparison, listed };
  });
  return { rows: withDuplicates(rows), removedPeople, sizes };
}

/** The files of the design's fonts, and of the font of people who are set in another one. */
function facesOfPeople({ card }: CompanyDesign, people: readonly PersonContent[]): FaceToLoad[] {
  const ofOthers = people.some(({ setIn }) => setIn)
    ? facesForCards(cardInFont(card, exceptionFont), looks)
    : [];
  return uniqueFaces([...facesForCards(card, looks), ...ofOthers]);
}

/** What is new of a row since the last list, to compare the next one with. */
function listedRow(design: CompanyDesign, person: Person, before: ExistingCard | null): CheckedRow['listed'] {
  const { number } = person;
  const isKnown = !!before?.last && isSameRow(design, person, before.last);
  if (isKnown && (number === undefined || number === before.number)) return undefined;
  return { ...listCellsOf(design, person, before?.last), ...(number !== undefined && { number }) };
}

export async function sharedSizes({
  design,
  people,
  logo,
}: JobInput<'sharedSizes'>): Promise<JobResult<'sharedSizes'>> {
  const { fonts } = await loadFonts(facesForCards(design.card, looks));
  const size = logo === undefined ? await savedLogoSize(design) : logo;
  return sharedSizesFor(design, people, { fonts, logo: size ?? undefined });
}

async function savedLogoSize({ card }: CompanyDesign) {
  const [logo = null, darkLogo] = await Promise.all(
    logoRefs(card).map(async (ref) => (ref ? loadLogo(ref) : null)),
  );
  return sizeOfFiles({ logo, darkLogo }) ?? null;
}

/** Rows that repeat a person get that as their first problem. */
function withDuplicates(rows: readonly CheckedRow[]): CheckedRow[] {
  const duplicates = duplicateRows(
    rows.map(({ person: { row, number }, card, content: { branchId }, comparison }) => ({
      row,
      number,
      texts: card.content,
      branchId,
      hasCard: comparison.kind !== 'new',
    })),
  );
  return rows.map((row) => {
    const first = duplicates.get(row.person.row);
    if (first === undefined) return row;
    return { ...row, problems: [{ kind: 'duplicate', row: first }, ...row.problems] };
  });
}

type Checked = Pick<CheckedRow, 'card' | 'problems'>;

/** The results of earlier checks with the same key: after a fix, only the fixed row is laid out again. */
const knownCards = resultsOfOneKey<Checked>();
const knownFits = resultsOfOneKey<boolean>();

function resultsOfOneKey<Result>(): (key: string) => Map<string, Result> {
  let last = { key: '', results: new Map<string, Result>() };
  return (key) => {
    if (last.key !== key) last = { key, results: new Map() };
    return last.results;
  };
}

function checkedBefore(key: string) {
  const cards = knownCards(key);
  return (content: string, compute: () => Checked): Checked => {
    const known = cards.get(content);
    if (known) return known;
    const { card, problems } = compute();
    cards.set(content, { card, problems });
    return { card, problems };
  };
}
