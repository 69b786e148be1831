import type { Page } from '@playwright/test';

const viewports = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

type Width = (typeof viewports)[number]['width'];

/** Writes screenshots of the window to .data/pictures, at every width (or the given ones), in light and dark. */
export function pictureOf(page: Page, name: string, ...widths: Width[]): Promise<void> {
  return takePictures(page, name, { widths, fullPage: false });
}

/** The same of the whole page, for pages that are longer than the window. */
export function wholePictureOf(page: Page, name: string, ...widths: Width[]): Promise<void> {
  return takePictures(page, name, { widths, fullPage: true });
}

async function takePictures(
  page: Page,
  name: string,
  { widths, fullPage }: { widths: Width[]; fullPage: boolean },
): Promise<void> {
  const device = await page.context().newCDPSession(page);
  for (const viewport of viewports) {
    if (widths.length > 0 && !widths.includes(viewport.width)) continue;
    await page.setViewportSize(viewport);
    // Narrow widths emulate touch, which has larger targets.
    if (viewport.width < 1024) await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await rest(page);
      await page.screenshot({
        path: `.data/pictures/${name}-${viewport.width}-${colorScheme}.png`,
        fullPage,
      });
    }
  }
  await device.detach();
}

/** Waits until a new size or theme is rendered. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
