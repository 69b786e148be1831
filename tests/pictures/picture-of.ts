import type { Page } from '@playwright/test';

const viewports = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

type Width = (typeof viewports)[number]['width'];

/** Writes how the page looks now, at every width (or those given), in light and dark, to .data/pictures. */
export async function pictureOf(page: Page, name: string, ...widths: Width[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  for (const viewport of viewports) {
    if (widths.length > 0 && !widths.includes(viewport.width)) continue;
    await page.setViewportSize(viewport);
    // What is narrow is touched: its targets are larger.
    if (viewport.width < 1024) await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await rest(page);
      await page.screenshot({ path: `.data/pictures/${name}-${viewport.width}-${colorScheme}.png` });
    }
  }
  await device.detach();
}

/** Until what a new size or theme set off is drawn. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
