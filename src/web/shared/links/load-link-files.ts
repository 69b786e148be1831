import { linkHeaderName } from '#contract/links/link-header.ts';
import { startPaths } from '#contract/paths/start-paths.ts';
import type { LogoSize } from '#layout/scene.ts';
import { ApiError } from '../api/api-error.ts';
import { keepFileAt } from '../card/picture-files.ts';
import { requestPrint } from '../print-worker/print-client.ts';

/** A logo with its size, and the address of what browsers show right. */
export type LinkLogo = { file: Blob; pixels: LogoSize; url: string; dark?: LinkLogo };

/** A file behind a link. The token is in a header, so the browser cannot load it by its address. */
export async function loadLinkFile(
  token: string,
  call: 'readFillInImage' | 'openProofImage' | 'openProofFile' | 'openShopImage' | 'openShopFile',
  id: string,
): Promise<Blob> {
  const address = startPaths[call].path.replace(':id', id);
  const response = await fetch(address, { credentials: 'omit', headers: { [linkHeaderName]: token } });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.blob();
}

/** Reads a logo. What is printed is its file, also where the page draws a preview. */
export async function openLogo(file: Blob): Promise<LinkLogo> {
  const { pixels, preview } = await requestPrint('inspectLogo', { logo: file });
  return { file, pixels, url: keepFileAt(URL.createObjectURL(preview ?? file), file) };
}

/** A logo with its file for dark grounds. */
export function withDarkFile(logo: LinkLogo, dark: LinkLogo | null): LinkLogo {
  return dark
    ? { ...logo, dark, pixels: { ...logo.pixels, dark: { ...dark.pixels, asset: dark.url } } }
    : logo;
}
