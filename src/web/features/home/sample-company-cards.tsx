import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { applyPatch, type Card } from '#domain/card/card.ts';
import { applyDesign, type PersonContent } from '#domain/design/company-design.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { LookThumbnail } from '../../shared/looks/look-thumbnail.tsx';
import {
  type SampleCompany,
  sampleCompany,
  sampleCompanyLooks,
  sampleDesign,
  samplePeopleOf,
} from '../../shared/team/sample/sample-company.ts';
import { SampleCompanyImage } from '../../shared/team/sample/sample-company-image.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

/** A pause in typing after which the cards are drawn. */
const pauseMs = 300;

/** The longest text that can be typed: longer than a card has room for. */
const maxLength = 60;

/** The sample company: what is changed changes all its cards. They are laid out as those of a company design, and stored nowhere. */
export function SampleCompanyCards() {
  const t = useTexts('teams').sample;
  const { names } = useTexts('looks');
  const [company, setCompany] = useState(sampleCompany);
  const [changed, setChanged] = useState<PersonContent['texts']>({});
  const people = useMemo(() => withFirst(samplePeopleOf(t.positions), changed), [t, changed]);
  const { cards, state } = useSampleCards(company, people, t.subtitle);
  const first = people[0]?.texts;
  return (
    <>
      <form
        aria-label={t.settings}
        className="grid gap-4 pt-6 tablet:grid-cols-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextInput
          label={t.company}
          value={company.companyName}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setCompany({ ...company, companyName: event.target.value })}
        />
        <TextInput
          label={t.person}
          value={first?.fullName ?? ''}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setChanged({ ...changed, fullName: event.target.value })}
        />
        <TextInput
          label={t.position}
          value={first?.position ?? ''}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setChanged({ ...changed, position: event.target.value })}
        />
        <div style={{ gridColumn: '1 / -1' }}>
          <RadioCards
            label={t.look}
            value={company.look}
            options={sampleCompanyLooks.map((look) => ({ value: look, label: names[look] }))}
            onChange={(look) => setCompany({ ...company, look })}
            className="grid grid-cols-2 tablet:grid-cols-3 desktop:grid-cols-6"
          />
        </div>
      </form>
      <ul aria-label={t.cards} className="grid grid-cols-2 gap-4 pt-8 tablet:grid-cols-3 desktop:grid-cols-4">
        {people.map(({ texts: { email, fullName = '', position = '' } }, index) => (
          <li key={email}>
            <span className="sr-only">{t.card(fullName, position)}</span>
            <ColleagueCard person={index} card={cards?.[index]} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-6">
        <Button asChild variant="outline">
          <Link to="/">{t.start}</Link>
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {state === 'drawn' ? t.drawn(people.length, names[company.look]) : t[state]}
        </p>
      </div>
    </>
  );
}

function ColleagueCard({ person, card }: { person: number; card: Card | undefined }) {
  const image = <SampleCompanyImage person={person} />;
  return (
    <span className="block shadow-sheet">
      {card ? <LookThumbnail card={card} logo={null} placeholder={image} /> : image}
    </span>
  );
}

function withFirst(people: readonly PersonContent[], changed: PersonContent['texts']): PersonContent[] {
  return people.map((person, index) =>
    index === 0 ? { ...person, texts: { ...person.texts, ...changed } } : person,
  );
}

type SampleCards = { cards: readonly Card[] | null; state: 'drawn' | 'drawing' | 'failed' };

/** The cards in the sizes that fit all of them, a pause after each change; null before the first change. */
function useSampleCards(
  company: SampleCompany,
  people: readonly PersonContent[],
  subtitle: string,
): SampleCards {
  const [untouched] = useState({ company, people });
  const isUntouched = company === untouched.company && people === untouched.people;
  const [made, setMade] = useState<SampleCards>({ cards: null, state: 'drawn' });

  useEffect(() => {
    if (isUntouched) return;
    let isCurrent = true;
    const show = (next: (before: SampleCards) => SampleCards) => isCurrent && setMade(next);
    show(({ cards }) => ({ cards, state: 'drawing' }));
    const timer = setTimeout(() => {
      layOut(company, people, subtitle).then(
        (cards) => show(() => ({ cards, state: 'drawn' })),
        () => show(({ cards }) => ({ cards, state: 'failed' })),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [company, people, subtitle, isUntouched]);
  return made;
}

async function layOut(
  company: SampleCompany,
  people: readonly PersonContent[],
  subtitle: string,
): Promise<Card[]> {
  const design = sampleDesign(company, subtitle);
  const { requestPrint } = await import('../../shared/print-worker/print-client.ts');
  const typeset = await requestPrint('sharedSizes', { design, people });
  const sized = { ...design, card: applyPatch(design.card, { style: { typeset } }) };
  return people.map((person) => applyDesign(sized, person));
}
