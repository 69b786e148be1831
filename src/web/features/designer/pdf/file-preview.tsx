import { type LaidOutCard, printedSides } from '#editor/card-layout-store.ts';
import { cropMarkMm } from '#layout/crop-marks.ts';
import type { Scene } from '#layout/scene.ts';
import { shopCorners, shopFinishing } from '#print/profile/print-shop.ts';
import { cropMarksPath } from '../../../shared/card/crop-marks.ts';
import { FinishingDrawing } from '../../../shared/card/finishing-drawing.tsx';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import { logoUrl } from '../../../shared/drafts/logo-url.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { gridOfChoice } from '../../../shared/sheets/grid-of-choice.ts';
import type { SheetChoice } from '../../../shared/sheets/sheet-choice.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SheetPreview } from './sheet-preview.tsx';

type FilePreviewProps = { laidOutCard: LaidOutCard; cropMarks: boolean; sheet: SheetChoice };

/**
 * A preview of the PDF's pages: each side with its bleed, the cut line, the finishing, and the crop marks, faint if they are
 * off; or the sheets, where one is chosen.
 */
export function FilePreview({ laidOutCard, cropMarks, sheet }: FilePreviewProps) {
  const sides = printedSides(laidOutCard);
  const t = useTexts('pdf');
  const { cut, guides } = laidOutCard.printedScene;
  const grid = gridOfChoice(sheet, cut, -guides.bleed.x);
  const pages = t.pages(sides.length);
  return (
    <div
      role="img"
      aria-label={grid ? `${pages}: ${t.sheetPreview(sheet.sheet ?? '', grid.places.length)}` : pages}
      className={classNames(
        'grid place-items-center rounded-md bg-canvas p-2',
        sides.length > 1 && 'max-tablet:grid-cols-2',
      )}
    >
      {sides.map((scene) =>
        grid ? (
          <SheetPreview key={scene.side} scene={scene} laidOutCard={laidOutCard} sheet={{ ...sheet, grid }} />
        ) : (
          <PagePreview key={scene.side} scene={scene} laidOutCard={laidOutCard} cropMarks={cropMarks} />
        ),
      )}
    </div>
  );
}

type PagePreviewProps = { scene: Scene; laidOutCard: LaidOutCard; cropMarks: boolean };

function PagePreview({ scene, laidOutCard: { fonts, draft, shop }, cropMarks }: PagePreviewProps) {
  const { bleed, cut } = scene.guides;
  const gap = cropMarkMm.gap - bleed.x;
  const margin = gap + cropMarkMm.length + 4;
  const finishing = shopFinishing(shop);
  const view = [-margin, -margin, cut.width + 2 * margin, cut.height + 2 * margin].join(' ');
  return (
    <svg aria-hidden="true" viewBox={view} className="max-h-40 w-full tablet:max-h-52">
      <svg
        aria-hidden="true"
        x={bleed.x}
        y={bleed.y}
        width={bleed.width}
        height={bleed.height}
        viewBox={`${bleed.x} ${bleed.y} ${bleed.width} ${bleed.height}`}
      >
        <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl(draft.logo)} />
        {finishing && (
          <FinishingDrawing
            scene={scene}
            fonts={fonts}
            logoUrl={logoUrl(draft.logo)}
            parts={finishing.parts}
          />
        )}
      </svg>
      <rect
        width={cut.width}
        height={cut.height}
        rx={shopCorners(shop)}
        fill="none"
        strokeDasharray="2 2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-500"
      />
      <path
        d={cropMarksPath(cut, gap, cropMarkMm.length)}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeDasharray={cropMarks ? undefined : '2 2'}
        className={classNames(cropMarks ? 'stroke-foreground' : 'stroke-ink-300')}
      />
    </svg>
  );
}
