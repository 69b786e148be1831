import type { PlacedLogo } from '#layout/scene.ts';
import { fetchImage } from '../files/fetch-image.ts';
import { requestPrint } from '../print-worker/print-client.ts';
import { pictureFile } from './picture-files.ts';

/** The addresses of drawn logos. They are never revoked, since undo can restore any. */
const urls = new Map<string, Promise<string>>();

/** The address of a logo's image in the version that it is placed in. */
export function versionUrl(logoUrl: string, placed: PlacedLogo): Promise<string> {
  const { version, image } = placed;
  // Only a line around it depends on its size.
  const size = version?.kind === 'outline' ? [image.width.toFixed(1), image.height.toFixed(1)] : [];
  const key = JSON.stringify([logoUrl, version, size]);
  const found = urls.get(key) ?? draw(logoUrl, placed);
  urls.set(key, found);
  found.catch(() => urls.delete(key));
  return found;
}

async function draw(logoUrl: string, placed: PlacedLogo): Promise<string> {
  const file = pictureFile(logoUrl) ?? (await fetchImage(logoUrl));
  const drawn = await requestPrint('drawLogo', { logo: file, placed });
  return drawn ? URL.createObjectURL(drawn) : logoUrl;
}
