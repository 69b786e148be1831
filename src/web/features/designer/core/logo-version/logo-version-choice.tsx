import { useId, useMemo } from 'react';
import { type LogoChoice, logoChoices } from '#domain/card/logo-choice.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { printedSides } from '#editor/card-layout-store.ts';
import { canBeOneColour } from '#layout/logo/choose-logo-version.ts';
import type { LogoAnalysis } from '#layout/logo/logo-analysis.ts';
import { logoSample, type LogoSample as Sample } from '#layout/looks/seats/chosen-logo.ts';
import type { LogoVersionMessages } from '#messages/en/logo-version.ts';
import { logoUrl } from '../../../../shared/drafts/logo-url.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { PictureChoice } from '../../../../ui/inputs/picture-choice.tsx';
import { LabelledRow } from '../controls/labelled-row.tsx';
import { useDebouncedLayout } from '../use-card-layout.ts';
import { useDraft, useEditor } from '../use-editor.ts';
import { LogoSample } from './logo-sample.tsx';

type LogoVersionChoiceProps = {
  /** As a row of the form, with a label. */
  isRow?: boolean;
};

/** How the logo is drawn: automatically or as the person chooses, each shown on the card's own ground. */
export function LogoVersionChoice({ isRow = false }: LogoVersionChoiceProps) {
  const t = useTexts('logo-version');
  const editor = useEditor();
  const logo = useDraft((draft) => draft.logo);
  const chosen = useDraft(({ card }) => card.style.logo.version ?? 'automatic');
  const laidOut = useDebouncedLayout();
  const reasonId = useId();
  const samples = useMemo(() => laidOut && samplesOf(laidOut), [laidOut]);
  const analysis = logo?.pixels.analysis;
  if (!laidOut || !samples || !analysis) return null;
  const url = logoUrl(logo);
  const reason = reasonAgainst(analysis, t);
  const choice = (
    <>
      <PictureChoice
        label={t.title}
        value={chosen}
        className="grid-cols-4 text-xs leading-tight"
        reasonId={reasonId}
        options={samples.map(({ choice, sample }) => ({
          value: choice,
          label: t.choices[choice],
          picture: <LogoSample sample={sample} scene={laidOut.scene} fonts={laidOut.fonts} logoUrl={url} />,
          isDisabled: choice === 'oneColour' && reason !== null,
        }))}
        onChange={(choice) =>
          editor.patchCard({ style: { logo: { version: choice === 'automatic' ? undefined : choice } } })
        }
      />
      {reason && (
        <p id={reasonId} className="pt-1.5 text-xs text-muted-foreground">
          {reason}
        </p>
      )}
    </>
  );
  return isRow ? (
    <LabelledRow label={t.title} labelClassName="tablet:max-desktop:hidden">
      {choice}
    </LabelledRow>
  ) : (
    choice
  );
}

/** What each choice makes of the logo on the first side that has it. */
function samplesOf(laidOut: LaidOutCard): { choice: LogoChoice; sample: Sample }[] {
  const { card, logo } = laidOut.draft;
  const side = printedSides(laidOut).find(({ items }) => items.some(({ kind }) => kind === 'logo'));
  return logoChoices.flatMap((choice) => {
    const sample = side && logo && logoSample(side, card, { choice, file: logo.pixels });
    return sample ? [{ choice, sample }] : [];
  });
}

/** Why a logo cannot be in one colour. */
function reasonAgainst(analysis: LogoAnalysis, { reasons }: LogoVersionMessages): string | null {
  if (canBeOneColour(analysis)) return null;
  return analysis.boxed === null
    ? analysis.kind === 'photo'
      ? reasons.photo
      : reasons.inner
    : reasons.boxed;
}
