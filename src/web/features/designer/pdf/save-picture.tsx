import { ImageDown } from 'lucide-react';
import { type LaidOutCard, printedSides } from '#editor/card-layout-store.ts';
import { pictureFileName } from '#print/file-name.ts';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useSide } from '../core/use-editor.ts';

/** Saves the shown side as an SVG with outlines, or as a PNG for a mail signature. */
export function SavePicture({ laidOutCard }: { laidOutCard: LaidOutCard }) {
  const t = useTexts('card-texts');
  const side = useSide();
  const sides = printedSides(laidOutCard);
  const scene = sides.find((printed) => printed.side === side) ?? laidOutCard.printedScene;

  async function save(ending: 'svg' | 'png') {
    const { draft, fonts } = laidOutCard;
    const { cardPng, cardSvg } = await import('./card-svg.tsx');
    const svg = await cardSvg(scene, fonts, draft.logo && (draft.logo.preview ?? draft.logo.file));
    const file = ending === 'svg' ? svg : await cardPng(svg, scene);
    downloadFile(file, pictureFileName(draft.card.content.fullName ?? '', scene.side, ending));
  }

  function saveOrTell(ending: 'svg' | 'png') {
    save(ending).catch(() => showToast({ variant: 'destructive', ...t.pictureFailed }));
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="text-sm max-tablet:text-control">
        <span className="block font-semibold">{t.picture[scene.side]}</span>
        <span className="block text-xs text-muted-foreground">{t.pictureHint}</span>
      </span>
      <span className="flex gap-2">
        <Button variant="outline" onClick={() => saveOrTell('svg')}>
          {t.saveSvg}
        </Button>
        <Button
          variant="outline"
          icon={<ImageDown aria-hidden size={16} strokeWidth={1.75} className="max-tablet:hidden" />}
          onClick={() => saveOrTell('png')}
        >
          {t.savePng}
        </Button>
      </span>
    </div>
  );
}
