import { ChevronLeft, ChevronRight, LayoutGrid, Shuffle } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { fontLabel } from '#domain/card/fonts.ts';
import { type CardLook, lookIds } from '#domain/card/look/card-look.ts';
import { differsFromLook, withCurrentLook } from '#domain/look/choose-look.ts';
import { layoutOfArrangement } from '#layout/looks/arrangements/arrangement-layout.ts';
import { frontMotif, frontStrength, lookOf } from '#layout/looks/data/released-looks.ts';
import type { LookPart } from '#layout/looks/shuffle.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonGroup, GroupButton } from '../../ui/inputs/button-group.tsx';
import { fontPairLabel } from './core/controls/font-pair-label.ts';
import { useDraft, useEditor, useStyle } from './core/use-editor.ts';
import { DraftPicture } from './look/draft-picture.tsx';
import { FontPairSelect } from './look/font-pair-select.tsx';
import { GraphicRow } from './look/graphic-row.tsx';
import { InitialsField, useHasInitials } from './look/initials-row.tsx';
import { LockButton } from './look/lock-button.tsx';
import { NoPictureRow } from './look/no-picture-row.tsx';
import { PaletteRow } from './look/palette-row.tsx';
import { usePictureDraft, usePictureShape } from './look/picture-draft.ts';
import { useLookChanges } from './look/use-look-changes.ts';
import { useLostFocus } from './look/use-lost-focus.ts';
import { useVariationHistory } from './look/use-variation-history.ts';
import { VariationRow } from './look/variation-row.tsx';
import { PictureRow } from './picture/picture-row.tsx';
import { ContactLabelsChoice } from './style/contact-labels-choice.tsx';
import { LayoutPanel } from './style/layout-panel.tsx';

type LookControlProps = {
  look: CardLook;
  /** Whether it takes the place of looks that had the focus. */
  takesFocus: boolean;
};

/** The look of the card and everything that can be changed in it. */
export function LookControl({ look, takesFocus }: LookControlProps) {
  const { editor } = useTexts();
  const t = useTexts('look-control');
  const { vary } = useLookChanges();
  const variations = useVariationHistory(look);
  const draft = usePictureDraft();
  const design = lookOf(look.id, look.version);
  const ownMotif = frontMotif(design);
  const hasInitials = useHasInitials();
  const layoutRow = useRef<HTMLDivElement>(null);
  const lock = (part: LookPart) => (
    <LockButton
      part={t[part]}
      isLocked={variations.locks.has(part)}
      onToggle={() => variations.toggleLock(part)}
    />
  );
  return (
    <>
      <LookHeading takesFocus={takesFocus} />
      <div className="rounded-lg border border-border-strong bg-card">
        <LookSummary look={look} variations={variations} />
        <NewerVersion />
        <TwoSides />
        <div className="flex flex-col gap-2 border-t border-border p-3">
          {ownMotif && (
            <>
              <Row label={t.graphic} lock={lock('graphic')}>
                <GraphicRow
                  own={ownMotif}
                  motif={look.motif ?? ownMotif}
                  strength={look.strength ?? frontStrength(design.front)}
                  onMotif={(motif) => vary({ ...look, motif })}
                  onStrength={(strength) => vary({ ...look, strength }, 'look strength')}
                />
              </Row>
              <Row label={t.variation} lock={lock('variation')}>
                <VariationRow
                  look={look}
                  draft={draft}
                  onChoose={(chosen) => vary(chosen, 'look variation')}
                />
              </Row>
            </>
          )}
          {hasInitials && (
            <Row label={t.initials}>
              <InitialsField />
            </Row>
          )}
          <Row label={t.pictures.picture}>
            {design.front.picture ? (
              <PictureRow own={design.front.picture.shape} />
            ) : (
              <NoPictureRow id={look.id} />
            )}
          </Row>
          <Row label={t.colours} lock={lock('colours')}>
            <PaletteRow
              own={design.palette}
              chosen={look.palette ?? design.palette}
              onChoose={(palette) => vary({ ...look, palette }, 'look palette')}
            />
          </Row>
          <Row label={t.fonts} lock={lock('fonts')}>
            <FontPairSelect
              fonts={look.fonts ?? design.fonts}
              onChoose={(fonts) => vary({ ...look, fonts })}
            />
          </Row>
          <Row label={editor.layout}>
            <div ref={layoutRow} className="flex min-w-0 flex-1">
              <LayoutPanel
                anchor={layoutRow}
                className="h-11 min-w-0 flex-1 rounded-md border border-input bg-card desktop:pointer-fine:h-9"
              />
            </div>
          </Row>
          <Row label={t.contacts}>
            <ContactLabelsChoice />
          </Row>
        </div>
      </div>
    </>
  );
}

/** A look keeps its version on a card: the newer one is a click away, and one undo reverts it. */
function NewerVersion() {
  const t = useTexts('look-control');
  const editor = useEditor();
  const isFormer = useStyle((card) => withCurrentLook(card) !== null);
  if (!isFormer) return null;
  const update = () => {
    const { card } = editor.get().present;
    editor.setCard(withCurrentLook(card) ?? card);
  };
  return (
    <Notice action={t.update} onAction={update}>
      {t.newerVersion}
    </Notice>
  );
}

/** A second side costs more: the look says that it has one, and prints one alone at a click. */
function TwoSides() {
  const t = useTexts('look-control');
  const editor = useEditor();
  const hasBack = useDraft(({ card }) => card.back?.kind === 'look');
  if (!hasBack) return null;
  return (
    <Notice action={t.oneSide} onAction={() => editor.setCard({ ...editor.get().present.card, back: null })}>
      {t.twoSides}
    </Notice>
  );
}

type NoticeProps = { action: string; onAction: () => void; children: string };

/** A line about the look with what can be done about it. */
function Notice({ action, onAction, children }: NoticeProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-border px-3 py-2 text-xs text-muted-foreground">
      {children}
      <TextButton onClick={onAction}>{action}</TextButton>
    </p>
  );
}

/** The heading, and the way back to the design and to a card without a look. */
function LookHeading({ takesFocus }: Pick<LookControlProps, 'takesFocus'>) {
  const { editor } = useTexts();
  const t = useTexts('look-control');
  const { reset, remove } = useLookChanges();
  const differs = useStyle(differsFromLook);
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(takesFocus, heading);
  return (
    <div className="flex h-5 items-center gap-4">
      <h2 ref={heading} tabIndex={-1} className="mr-auto rounded-xs text-lg font-semibold tablet:text-sm">
        {editor.look}
      </h2>
      {differs && <TextButton onClick={reset}>{t.reset}</TextButton>}
      <TextButton onClick={remove} title={t.removeHint}>
        {t.remove}
      </TextButton>
    </div>
  );
}

type TextButtonProps = { onClick: () => void; title?: string; children: string };

function TextButton({ children, ...button }: TextButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className="relative cursor-pointer rounded-xs text-sm text-primary before:absolute before:-inset-x-1 before:-inset-y-2 hover:underline pointer-coarse:before:-inset-y-3.5"
    >
      {children}
    </button>
  );
}

type LookSummaryProps = { look: CardLook; variations: ReturnType<typeof useVariationHistory> };

/** The picture and the name of the look, what it is made of, and the ways to another. */
function LookSummary({ look, variations }: LookSummaryProps) {
  const { editor } = useTexts();
  const cardStyle = useTexts('card-style');
  const t = useTexts('look-control');
  const { names } = useTexts('looks');
  const draft = usePictureDraft();
  const { ratio } = usePictureShape();
  const design = lookOf(look.id, look.version);
  const motif = look.motif ?? frontMotif(design);
  const ownLayout = useStyle((card) => card.style.layout);
  const layout = ownLayout ?? layoutOfArrangement(design.front.arrangement);
  const { heading, data } = look.fonts ?? design.fonts;
  const summary = [
    t.layout(editor.layouts[layout]),
    motif && t.motifs[motif],
    cardStyle.palettes[look.palette ?? design.palette],
    fontPairLabel(cardStyle, fontLabel(heading), fontLabel(data)),
  ];
  const { back, forward, shuffle, hasNoOther } = variations;
  return (
    <div className="flex flex-wrap items-center gap-3 p-3">
      <span className="grid h-20 w-34 shrink-0 place-items-center rounded-md bg-muted p-2 max-tablet:hidden">
        <span className="block h-full max-w-full overflow-hidden shadow-sm" style={{ aspectRatio: ratio }}>
          {draft && <DraftPicture {...draft} />}
        </span>
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <p className="font-display text-xl font-semibold">{names[look.id]}</p>
          <p className="text-xs text-muted-foreground">{summary.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" asChild icon={LayoutGrid}>
            <Link to="/looks">{t.allLooks(lookIds.length)}</Link>
          </Button>
          <Button variant="outline" size="sm" icon={Shuffle} onClick={shuffle}>
            {t.shuffle}
          </Button>
          <ButtonGroup label={`${t.previous}, ${t.next}`}>
            <GroupButton aria-label={t.previous} title={t.previous} aria-disabled={!back} onClick={back}>
              <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
            </GroupButton>
            <GroupButton aria-label={t.next} title={t.next} aria-disabled={!forward} onClick={forward}>
              <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
            </GroupButton>
          </ButtonGroup>
        </div>
        <p role="status" className="text-xs text-muted-foreground empty:hidden">
          {hasNoOther && t.noVariation}
        </p>
      </div>
    </div>
  );
}

/** A part of the look with its lock for Shuffle, if it changes it. */
function Row({ label, lock, children }: { label: string; lock?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2 max-tablet:flex-wrap">
      <span aria-hidden className="w-20 shrink-0 text-sm text-ink-700 max-tablet:w-full">
        {label}
      </span>
      {children}
      {lock}
    </div>
  );
}
