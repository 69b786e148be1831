import { Eye } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { FloatingPanel } from '../../../ui/overlays/floating-panel.tsx';
import { GuideLabel } from './toolbar-styles.tsx';

export type VisibleGuides = { showBleed: boolean; showSafe: boolean };

export type CanvasView = VisibleGuides & { showRulers: boolean; showProof: boolean };

type ViewMenuProps = { view: CanvasView; onChange: (change: Partial<CanvasView>) => void };

/** What is shown around and over the card: guides, rulers and printed colours. */
export function ViewMenu({ view, onChange }: ViewMenuProps) {
  const { editor: t, learnMore } = useTexts();
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="outline" icon={Eye}>
          {t.view}
        </Button>
      </Popover.Trigger>
      <FloatingPanel aria-label={t.view} className="flex flex-col gap-3 p-4">
        <Switch
          checked={view.showBleed}
          onCheckedChange={(showBleed) => onChange({ showBleed })}
          label={<GuideLabel guide="bleed" text={t.showBleed} />}
        />
        <Switch
          checked={view.showSafe}
          onCheckedChange={(showSafe) => onChange({ showSafe })}
          label={<GuideLabel guide="safe" text={t.showSafe} />}
        />
        <div className="max-tablet:hidden">
          <Switch
            checked={view.showRulers}
            onCheckedChange={(showRulers) => onChange({ showRulers })}
            label={t.showRulers}
          />
        </div>
        <Switch
          checked={view.showProof}
          onCheckedChange={(showProof) => onChange({ showProof })}
          label={t.proof.title}
        />
        {/* Not a HelpLink: the first load of the editor has no room for it. */}
        <a href="/help/bleed" target="_blank" rel="noreferrer" className="text-sm underline">
          {learnMore}
        </a>
      </FloatingPanel>
    </Popover.Root>
  );
}
