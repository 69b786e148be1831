import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { lookIds } from '#domain/card/look/card-look.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useIsPhone } from '../../shared/page/breakpoints.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useDraft } from './core/use-editor.ts';
import { LookChoices } from './look/look-choices.tsx';
import { LooksStrip } from './look/looks-strip.tsx';
import { useLogoLooks } from './look/use-logo-looks.ts';
import { useOfferedLooks } from './look/use-offered-looks.ts';
import { LookControl } from './look-control.tsx';

export { LooksStrip };

type LookOfCardProps = {
  /** Whether the looks to choose from take the place of what had the focus. */
  isStarted: boolean;
  /** Whether the control takes the place of looks that had the focus. */
  isChosen: boolean;
  onChoose: () => void;
};

/** The look of the card; for a card without one, six to choose from. */
export function LookOfCard({ isStarted, isChosen, onChoose }: LookOfCardProps) {
  const look = useDraft(({ card }) => card.style.look);
  const isPhone = useIsPhone();
  if (!look) return <ChooseLook takesFocus={isStarted} onChoose={onChoose} />;
  return (
    <>
      {/* A pasted signature has chosen a look too. */}
      <LookControl look={look} takesFocus={isChosen || isStarted} />
      {isPhone && <LooksStrip className="flex-col gap-y-2 pt-2" />}
    </>
  );
}

type ChooseLookProps = { takesFocus: boolean; onChoose: () => void };

function ChooseLook({ takesFocus, onChoose }: ChooseLookProps) {
  const { editor } = useTexts();
  const t = useTexts('look-control');
  const offered = useOfferedLooks().panel;
  // Elsewhere they are beside the card.
  const forLogo = useLogoLooks();
  const first = useIsPhone() ? (forLogo?.looks ?? []) : [];
  const ids = first.map(({ look }) => look.id);
  const others = offered.filter(({ look }) => !ids.includes(look.id));
  return (
    <>
      <div className="flex h-5 items-center">
        <h2 className="text-lg font-semibold tablet:text-sm">{editor.look}</h2>
      </div>
      <div className="flex flex-col gap-2.5 rounded-lg border border-border-strong bg-card p-3">
        <div className="flex h-9.5 items-center gap-3 pointer-coarse:h-11">
          <div className="mr-auto min-w-0">
            <p className="font-medium">{t.choose}</p>
            <p className="text-xs text-muted-foreground">
              {first.length > 0 ? t.firstForLogo : t.chooseHint}
            </p>
          </div>
          <Button variant="outline" size="sm" asChild icon={LayoutGrid}>
            <Link to="/looks">{t.allLooks(lookIds.length)}</Link>
          </Button>
        </div>
        <LookChoices
          offered={[...first, ...others].slice(0, offered.length)}
          label={t.choose}
          takesFocus={takesFocus}
          onChoose={onChoose}
          className="grid grid-cols-6 gap-1.5 max-tablet:grid-cols-3"
          itemClassName="min-w-0"
        />
      </div>
    </>
  );
}
