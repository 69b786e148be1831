import { pictureSize } from '#image/read-picture.ts';
import { ruleBox } from '#layout/blocks/text-box.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { Scene } from '#layout/scene.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { mmToPreviewPx, ptToMm } from '#layout/units.ts';
import { benchDesign } from '../pdf-variants.ts';

/** The card as DOM elements for the capture, and its size with bleed in mm. */
export type CapturedCard = { element: HTMLElement; width: number; height: number };

/** The same scene as HTML boxes and text. */
export function drawCard(fonts: LoadedFonts, logo: Uint8Array<ArrayBuffer>): CapturedCard {
  const scene = layoutCard(benchDesign, fonts, pictureSize(logo));
  const { bleed } = scene.guides;
  const element = document.createElement('div');
  element.style.cssText = `position:absolute; overflow:hidden; width:${mmToPreviewPx(bleed.width)}px; height:${mmToPreviewPx(bleed.height)}px`;
  element.append(...scene.items.map((item) => drawn(item, scene, logo)));
  return { element, width: bleed.width, height: bleed.height };
}

function drawn(item: Scene['items'][number], { guides }: Scene, logo: Uint8Array<ArrayBuffer>): HTMLElement {
  const left = (mm: number) => mmToPreviewPx(mm - guides.bleed.x);
  const top = (mm: number) => mmToPreviewPx(mm - guides.bleed.y);
  const place = (x: number, y: number, more: string) =>
    `position:absolute; left:${left(x)}px; top:${top(y)}px; ${more}`;
  const size = ({ width, height }: { width: number; height: number }) =>
    `width:${mmToPreviewPx(width)}px; height:${mmToPreviewPx(height)}px;`;
  switch (item.kind) {
    case 'fill': {
      const box = document.createElement('div');
      box.style.cssText = place(item.box.x, item.box.y, `${size(item.box)} background:${item.colour}`);
      return box;
    }
    case 'rule': {
      const line = document.createElement('div');
      const box = ruleBox(item);
      line.style.cssText = place(box.x, box.y, `${size(box)} background:${item.colour}`);
      return line;
    }
    case 'logo': {
      const image = document.createElement('img');
      image.src = URL.createObjectURL(new Blob([logo], { type: 'image/png' }));
      image.style.cssText = place(item.image.x, item.image.y, size(item.image));
      return image;
    }
    case 'qr':
      throw new Error('The card of this bench has no code');
    case 'text': {
      const text = document.createElement('span');
      const em = mmToPreviewPx(ptToMm(item.sizePt));
      text.textContent = item.text;
      text.style.cssText = place(
        item.x,
        item.y - ptToMm(item.sizePt),
        `white-space:pre; font:${em}px/1 "${item.face}"; color:${item.colour}; letter-spacing:${item.trackingEm}em`,
      );
      return text;
    }
  }
}
