import type { ProofedPixels } from '#print/image/convert-logo.ts';

export function encodePng({ rgba, width, height }: Omit<ProofedPixels, 'box'>): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob();
}
