import { useId } from 'react';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import type { Scene } from '#layout/scene.ts';
import { cutMarks } from '#print/sheets/cut-marks.ts';
import { type SheetPlaces, sidePlace } from '#print/sheets/sheet-grid.ts';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import { logoUrl } from '../../../shared/drafts/logo-url.ts';

type SheetPreviewProps = { scene: Scene; laidOutCard: LaidOutCard; sheet: SheetPlaces };

/** One side of a sheet: the paper, the card at each place, and the marks of the cuts on the front. */
export function SheetPreview({ scene, laidOutCard: { fonts, draft }, sheet }: SheetPreviewProps) {
  const card = useId();
  const { width, height } = sheet.grid.paper;
  const { side, guides, cut } = scene;
  const bleedMm = -guides.bleed.x;
  const marks = side === 'front' ? cutMarks(sheet.grid, bleedMm) : [];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-40 w-full tablet:max-h-52">
      <rect width={width} height={height} fill="#ffffff" className="stroke-border" />
      <defs>
        <g id={card}>
          <SceneDrawing scene={scene} fonts={fonts} logoUrl={logoUrl(draft.logo)} />
        </g>
      </defs>
      {sheet.grid.places.map((front, index) => {
        const { place, printed, isUpsideDown } = sidePlace(front, side, sheet, bleedMm);
        const turn = isUpsideDown ? ` rotate(180 ${cut.width / 2} ${cut.height / 2})` : '';
        const clip = `${card}-${index}`;
        return (
          <g key={clip}>
            <clipPath id={clip}>
              <rect x={printed.x} y={printed.y} width={printed.width} height={printed.height} />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <use href={`#${card}`} transform={`translate(${place.x} ${place.y})${turn}`} />
            </g>
            <rect
              x={place.x}
              y={place.y}
              width={place.width}
              height={place.height}
              fill="none"
              stroke="#d6d3d1"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        );
      })}
      <path
        d={marks.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join('')}
        fill="none"
        stroke="#000000"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
