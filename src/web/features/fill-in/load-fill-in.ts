import { callPaths } from '#contract/call-paths.ts';
import type { FillIn } from '#contract/links/fill-in-schemas.ts';
import { linkHeaderName } from '#contract/links/link-header.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import type { LogoSize } from '#layout/scene.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { request } from '../../shared/api/request.ts';
import { addPictureFile } from '../../shared/card/picture-files.ts';
import { requestPrint } from '../../shared/print-worker/print-client.ts';

/** What the page of a link works with. The images have addresses of this page, since their own need the token. */
export type LoadedFillIn = Pick<FillIn, 'companyName' | 'waiting' | 'expiresAt'> & {
  design: CompanyDesign;
  person: PersonContent | null;
  logo: { file: Blob; pixels: LogoSize } | null;
};

export async function loadFillIn(token: string, key: string): Promise<LoadedFillIn> {
  const { design, person, ...rest } = await request('readFillIn', { link: token, query: { key } });
  const { card } = design;
  const picture = async (shown: typeof card.picture) => {
    if (!shown?.ref) return shown;
    return { ...shown, ref: addPictureFile(await loadImage(token, shown.ref)) };
  };
  const logo = card.style.logo.ref ? await loadLogo(token, card.style.logo.ref) : null;
  return {
    ...rest,
    design: {
      ...design,
      card: {
        ...card,
        picture: await picture(card.picture),
        style: { ...card.style, logo: { ...card.style.logo, ref: logo?.url ?? null } },
      },
    },
    person: person && { ...person, picture: await picture(person.picture) },
    logo,
  };
}

/** The logo with its size, and the address of what browsers show right. */
async function loadLogo(token: string, ref: string) {
  const file = await loadImage(token, ref);
  const { pixels, preview } = await requestPrint('inspectLogo', { logo: file });
  return { file, pixels, url: URL.createObjectURL(preview ?? file) };
}

async function loadImage(token: string, ref: string): Promise<Blob> {
  const address = callPaths.readFillInImage.path.replace(':id', logoIdOf(ref));
  const response = await fetch(address, { credentials: 'omit', headers: { [linkHeaderName]: token } });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response.blob();
}
