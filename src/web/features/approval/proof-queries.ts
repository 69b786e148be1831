import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/endpoints.ts';
import type { OpenProof, ShownProof } from '#contract/links/proof-schemas.ts';
import { applyPatch, type Card } from '#domain/card/card.ts';
import { logoIdOf } from '#domain/card/logo-file.ts';
import type { PrintShop } from '#print/profile/print-shop.ts';
import { readProfileSettings } from '#print/profile/profile-settings.ts';
import { request } from '../../shared/api/request.ts';
import { retryUnanswered } from '../../shared/api/retry-unanswered.ts';
import { addPictureFile } from '../../shared/card/picture-files.ts';
import { type LinkLogo, loadLinkFile, openLogo, withDarkFile } from '../../shared/links/load-link-files.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';

/** What a proof link shows. */
export const proofQuery = (token: string) =>
  queryOptions({
    queryKey: ['proof', token] as const,
    queryFn: () => request('openProof', { link: token }),
    retry: retryUnanswered,
  });

/** Sends an answer. The page shows what the server has recorded. */
export function useAnswer(token: string) {
  const { queryKey } = proofQuery(token);
  return useApiMutation((body: CallBody<'answerProof'>) => request('answerProof', { link: token, body }), {
    failure: null,
    onSuccess: (answered: ShownProof, _, client) =>
      client.setQueryData(
        queryKey,
        (before: OpenProof | undefined) =>
          before && {
            ...before,
            cards: before.cards.map((card) => (card.id === answered.id ? answered : card)),
          },
      ),
    // Somebody else may have answered, or the link has ended.
    onError: (_, __, client) => client.invalidateQueries({ queryKey }),
  });
}

/** A frozen card whose images have addresses of this page, since their own need the token, and the print shop of its file. */
export type ProofCard = { card: Card; logo: LinkLogo | null; shop: PrintShop };

/** Loads the images of a card. Those that several cards have are loaded once. */
export function useProofCard(token: string, { id, card, profile }: ShownProof) {
  const client = useQueryClient();
  const once = <Loaded>(kind: string, ref: string | null | undefined, open: (file: Blob) => Loaded) =>
    ref
      ? client.query({
          queryKey: ['proof-image', kind, ref],
          queryFn: async () => open(await loadLinkFile(token, 'openProofImage', logoIdOf(ref))),
          staleTime: 'static',
          retry: retryUnanswered,
        })
      : null;
  return useQuery({
    queryKey: ['proof-card', token, id],
    queryFn: async (): Promise<ProofCard> => {
      const { picture, style } = card;
      const [own, dark, address] = await Promise.all([
        once('logo', style.logo.ref, openLogo),
        once('logo', style.logo.darkRef, openLogo),
        once('picture', picture?.ref, addPictureFile),
      ]);
      const logo = own && withDarkFile(own, dark);
      return {
        logo,
        shop: { id: 'proof', settings: readProfileSettings(profile) },
        card: applyPatch(card, {
          style: { logo: { ref: logo?.url ?? null, darkRef: logo?.dark?.url } },
          ...(picture && { picture: { ...picture, ref: address } }),
        }),
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryUnanswered,
  });
}
