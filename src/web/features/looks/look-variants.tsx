import { type CSSProperties, type ReactNode, use, useMemo } from 'react';
import { Link } from 'react-router';
import { applyPatch, type Card } from '#domain/card/card.ts';
import type { FormatId } from '#domain/card/formats.ts';
import { type CardLook, currentLook, type LookId } from '#domain/card/look/card-look.ts';
import type { LookPaletteName } from '#domain/card/look/text-palettes.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { lookOf } from '#layout/looks/data/released-looks.ts';
import { palettesFor } from '#layout/looks/fitting-parts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lookLink } from '../../shared/looks/look-link.ts';
import { LookThumbnail } from '../../shared/looks/look-thumbnail.tsx';
import { classNames } from '../../ui/class-names.ts';
import { cardIn, OwnCardContext, sizeOf } from './gallery-card.ts';
import { LookPicture } from './look-picture.tsx';

/** How many palettes the page of a look shows. */
const paletteCount = 3;

type SectionProps = { title: string; text?: string; isTinted?: boolean; children: ReactNode };

function Section({ title, text, isTinted = false, children }: SectionProps) {
  return (
    <section className={classNames('border-b border-border', isTinted && 'bg-canvas')}>
      <div className="mx-auto w-full max-w-288 px-4 py-10 tablet:px-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-5">
          <h2 className="font-display text-[26px] leading-8 font-semibold tracking-(--tracking-display)">
            {title}
          </h2>
          {text && <p className="text-sm text-muted-foreground">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** A look in some of the palettes that suit it. */
export function OtherColours({ look }: { look: CardLook }) {
  const t = useTexts('looks');
  const palettes = palettesFor(lookOf(look.id)).slice(0, paletteCount);
  if (palettes.length === 0) return null;
  return (
    <Section title={t.page.otherColours}>
      <ul aria-label={t.page.otherColours} className={columns}>
        {palettes.map((palette) => (
          <InPalette key={palette} id={look.id} palette={palette} />
        ))}
      </ul>
    </Section>
  );
}

const columns = 'grid grid-cols-1 gap-x-5 gap-y-6 min-[768px]:grid-cols-3';

function InPalette({ id, palette }: { id: LookId; palette: LookPaletteName }) {
  const t = useTexts('looks');
  const name = useTexts('card-style').palettes[palette];
  const look = useMemo((): CardLook => ({ ...currentLook(id), palette }), [id, palette]);
  return (
    <li>
      <div className="grid content-center gap-3 rounded-lg bg-canvas p-6">
        <LookPicture look={look} />
        <LookPicture look={look} side="back" />
      </div>
      <div className="flex items-center gap-3 pt-2">
        <Swatches palette={palette} />
        <span className="min-w-0 flex-1 truncate text-md font-medium">{name}</span>
        <Link
          {...lookLink(look)}
          aria-label={t.page.usePalette(name)}
          className="flex min-h-11 items-center rounded-xs text-md font-medium text-primary hover:underline"
        >
          {t.page.use}
        </Link>
      </div>
    </li>
  );
}

export function Swatches({ palette }: { palette: LookPaletteName }) {
  return (
    <span className="flex overflow-hidden rounded-xs border border-border">
      {Object.values(lookPalettes[palette]).map((colour) => (
        <span key={colour} className="h-4 w-5" style={{ backgroundColor: colour }} />
      ))}
    </span>
  );
}

type OtherFormat = { key: string; patch: Pick<Card, 'format' | 'orientation'>; usualFormat?: FormatId };

const otherFormats: readonly OtherFormat[] = [
  { key: 'wide', patch: { format: '85x55', orientation: 'landscape' }, usualFormat: '85x55' },
  { key: 'upright', patch: { format: '90x50', orientation: 'portrait' } },
  { key: 'square', patch: { format: { widthMm: 60, heightMm: 60 }, orientation: 'landscape' } },
];

/** A look in formats of other proportions, to the same scale. */
export function OtherFormats({ look }: { look: CardLook }) {
  const t = useTexts('looks');
  const { format, lengths } = useTexts().editor;
  const samples = useTexts('look-samples');
  const own = use(OwnCardContext);
  const cards = useMemo(
    () =>
      otherFormats.map((other) => ({ ...other, card: applyPatch(cardIn(look, own, samples), other.patch) })),
    [look, own, samples],
  );
  const total = cards.reduce((sum, { card }) => sum + sizeOf(card).width, 0);
  return (
    <Section title={t.page.otherFormats}>
      <ul
        aria-label={t.page.otherFormats}
        className="flex items-end justify-between gap-6 rounded-lg bg-canvas px-6 py-8 max-tablet:flex-col max-tablet:items-start"
      >
        {cards.map(({ key, card, usualFormat }) => {
          const { width, height } = sizeOf(card);
          return (
            <li
              key={key}
              className="w-full tablet:w-(--share)"
              style={{ '--share': `${(90 * width) / total}%` } as CSSProperties}
            >
              <LookThumbnail
                card={card}
                logo={own?.logo ?? null}
                className="shadow-sheet max-tablet:w-(--share)"
              />
              <p className="pt-3 text-md font-medium">{lengths.mm.size(String(width), String(height))}</p>
              <p className="text-sm text-muted-foreground">
                {usualFormat
                  ? format.usualIn[usualFormat]
                  : t.filters.shapes[key === 'square' ? key : 'upright']}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="pt-3 text-sm text-muted-foreground">{t.page.sameScale}</p>
    </Section>
  );
}

/** A look with texts that are longer and shorter than those of its sample. */
export function OtherPeople({ look }: { look: CardLook }) {
  const { page } = useTexts('looks');
  const samples = useTexts('look-samples');
  const { people: samplePeople } = useTexts('sample-people');
  const people = useMemo(
    () =>
      samplePeople.map(({ about, content }) => {
        const sample = cardIn(look, null, samples);
        return { about, card: { ...sample, content } };
      }),
    [look, samples, samplePeople],
  );
  return (
    <Section title={page.otherPeople} text={page.otherPeopleText} isTinted>
      <ul aria-label={page.otherPeople} className={classNames(columns, 'items-end')}>
        {people.map(({ about, card }) => (
          <li key={about}>
            <LookThumbnail card={card} logo={null} className="shadow-sheet" />
            <p className="pt-3 text-md">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
