import html2canvas from 'html2canvas';
import { jsPDF } from 'jspdf';
import type { CapturedCard } from './drawn-card.ts';

/** As the specification describes it: draws off screen, waits, captures at four times the size, and adds it to a page. */
const [waitMs, scale] = [300, 4];

export async function capture({ element, width, height }: CapturedCard): Promise<ArrayBuffer> {
  const stage = document.createElement('div');
  stage.style.cssText = 'position:absolute; left:-10000px; top:0';
  stage.append(element);
  document.body.append(stage);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const canvas = await html2canvas(element, { scale, backgroundColor: null, logging: false });
  stage.remove();
  const pdf = new jsPDF({ unit: 'mm', format: [width, height], orientation: 'landscape' });
  pdf.addImage(canvas.toDataURL('image/png'), 'PNG', 0, 0, width, height);
  return pdf.output('arraybuffer');
}
