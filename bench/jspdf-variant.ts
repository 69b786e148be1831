import { jsPDF } from 'jspdf';
import { pictureSize } from '#image/read-picture.ts';
import { layoutCard } from '#layout/layout-card.ts';
import type { FaceName } from '#layout/text/faces.ts';
import type { Variant } from './lib/compare-variants.ts';
import { type BenchCard, benchDesign } from './pdf-variants.ts';

/** The card drawn by jsPDF: vector text in the same faces, RGB, no profile, no marks. */
export function jsPdfVariant({ fonts, assets, logo }: BenchCard): Variant {
  const scene = layoutCard(benchDesign, fonts, pictureSize(logo));
  const files = new Map<FaceName, string>();
  for (const item of scene.items) {
    if (item.kind === 'text') files.set(item.face, base64(assets.fontFile(item.face)));
  }
  const { x: left, y: top, width, height } = scene.guides.bleed;
  return {
    name: 'jsPDF, vector',
    run() {
      const pdf = new jsPDF({
        unit: 'mm',
        format: [width, height],
        orientation: 'landscape',
        compress: true,
      });
      for (const [face, file] of files) {
        pdf.addFileToVFS(`${face}.ttf`, file);
        pdf.addFont(`${face}.ttf`, face, 'normal');
      }
      for (const item of scene.items) {
        if (item.kind === 'fill') {
          const { box } = item;
          pdf.setFillColor(item.colour).rect(box.x - left, box.y - top, box.width, box.height, 'F');
        } else if (item.kind === 'logo') {
          const { image } = item;
          pdf.addImage(logo, 'PNG', image.x - left, image.y - top, image.width, image.height);
        } else if (item.kind === 'text') {
          pdf.setFont(item.face, 'normal').setFontSize(item.sizePt).setTextColor(item.colour);
          pdf.text(item.text, item.x - left, item.y - top);
        }
      }
      return pdf.output('arraybuffer');
    },
  };
}

/** Available on all our platforms, but not part of the ES library types. */
declare function btoa(binary: string): string;

function base64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
