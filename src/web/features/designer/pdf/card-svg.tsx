import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readJpegHeader } from '#image/jpeg/jpeg-header.ts';
import { isJpeg } from '#image/jpeg/segments.ts';
import { drawnBox } from '#layout/logo/logo-box.ts';
import { isDarkLogo, logoAsset } from '#layout/logo/logo-on-ground.ts';
import type { PlacedLogo, Scene } from '#layout/scene.ts';
import type { Outlines } from '../../../shared/card/glyph-paths.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { SceneDrawing } from '../../../shared/card/scene-drawing.tsx';
import { viewBoxOf } from '../../../shared/card/scene-parts.ts';
import { fetchImage } from '../../../shared/files/fetch-image.ts';
import { requestPrint } from '../../../shared/print-worker/print-client.ts';

/** One side as an SVG file, cut at its edge: texts are outlines, the logo and the picture are inside the file. */
export async function cardSvg(scene: Scene, fonts: Outlines, logo: Blob | null): Promise<Blob> {
  const { cut } = scene.guides;
  const drawn = logo && (await withLogoDrawn(scene, logo));
  const logoUrl = drawn && (await dataUrl(await upright(drawn.logo)));
  const whole = await withPictureInside(drawn?.scene ?? scene);
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() =>
    root.render(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        aria-hidden="true"
        width={`${cut.width}mm`}
        height={`${cut.height}mm`}
        viewBox={viewBoxOf(cut)}
      >
        <SceneDrawing scene={whole} fonts={fonts} logoUrl={logoUrl} />
      </svg>,
    ),
  );
  const drawing = holder.firstElementChild;
  drawing?.removeAttribute('aria-hidden');
  const text = drawing ? new XMLSerializer().serializeToString(drawing) : '';
  root.unmount();
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The file of the logo in its version, and the scene with it as it is. */
async function withLogoDrawn(scene: Scene, logo: Blob): Promise<{ scene: Scene; logo: Blob }> {
  const placed = scene.items.find((item): item is PlacedLogo => item.kind === 'logo');
  if (!placed) return { scene, logo };
  const file = isDarkLogo(placed) ? (pictureFile(placed.asset) ?? logo) : logo;
  const drawn = placed.version ? await requestPrint('drawLogo', { logo: file, placed }) : null;
  const { version, ...own } = placed;
  const shown: PlacedLogo = drawn
    ? { ...own, image: drawnBox(placed), asset: logoAsset }
    : { ...own, ...(version && { version }), asset: logoAsset };
  const items = scene.items.map((item) => (item === placed ? shown : item));
  return { scene: { ...scene, items }, logo: drawn ?? file };
}

/** The scene with the file of its picture in place of its address. */
async function withPictureInside(scene: Scene): Promise<Scene> {
  const items = scene.items.map(async (item) => {
    if (item.kind !== 'picture') return item;
    const file = pictureFile(item.asset) ?? (await fetchImage(item.asset));
    return { ...item, asset: await dataUrl(await upright(file)) };
  });
  return { ...scene, items: await Promise.all(items) };
}

const jpegQuality = 0.95;

/** Drawing programs ignore the orientation that a camera writes into a JPEG, so the pixels themselves are turned. */
async function upright(logo: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await logo.arrayBuffer());
  if (!isJpeg(bytes) || readJpegHeader(bytes)?.orientation === 1) return logo;
  const bitmap = await createImageBitmap(logo);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The logo cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** Two pixels for each pixel of a screen, so that the picture is sharp in a mail. */
const pngScale = 2;
const screenPxPerMm = 96 / 25.4;

/** An SVG of one side as a PNG for a mail signature. */
export async function cardPng(svg: Blob, { cut }: Scene): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = pngScale * screenPxPerMm;
    const canvas = new OffscreenCanvas(Math.round(cut.width * scale), Math.round(cut.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
