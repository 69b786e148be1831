import type { FillIn } from '#contract/links/fill-in-schemas.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import type { CompanyDesign, PersonContent } from '#domain/design/company-design.ts';
import { request } from '../../shared/api/request.ts';
import { addPictureFile } from '../../shared/card/picture-files.ts';
import { type LinkLogo, loadLinkFile, openLogo, withDarkFile } from '../../shared/links/load-link-files.ts';

/** What the page of a link works with. The images have addresses of this page, since their own need the token. */
export type LoadedFillIn = Pick<FillIn, 'companyName' | 'waiting' | 'expiresAt'> & {
  design: CompanyDesign;
  person: PersonContent | null;
  logo: LinkLogo | null;
};

export async function loadFillIn(token: string, key: string): Promise<LoadedFillIn> {
  const { design, person, ...rest } = await request('readFillIn', { link: token, query: { key } });
  const { card } = design;
  const picture = async (shown: typeof card.picture) => {
    if (!shown?.ref) return shown;
    return { ...shown, ref: addPictureFile(await loadImage(token, shown.ref)) };
  };
  const logoAt = async (ref: string | null | undefined) =>
    ref ? openLogo(await loadImage(token, ref)) : null;
  const { ref, darkRef } = card.style.logo;
  const own = await logoAt(ref);
  const logo = own && withDarkFile(own, await logoAt(darkRef));
  return {
    ...rest,
    design: {
      ...design,
      card: {
        ...card,
        picture: await picture(card.picture),
        style: {
          ...card.style,
          logo: { ...card.style.logo, ref: logo?.url ?? null, darkRef: logo?.dark?.url },
        },
      },
    },
    person: person && { ...person, picture: await picture(person.picture) },
    logo,
  };
}

function loadImage(token: string, ref: string): Promise<Blob> {
  return loadLinkFile(token, 'readFillInImage', logoIdOf(ref));
}
