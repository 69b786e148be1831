import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { LogoAlert } from '../../features/designer/core/logo/logo-alert.tsx';
import { isVcardFile } from '../../features/designer/core/logo/vcard-file.ts';
import { type DraggedFile, useFileDrop } from '../../features/designer/core/use-file-drop.ts';
import { Gallery } from '../../features/looks/gallery.tsx';
import { LookDetails } from '../../features/looks/look-details.tsx';
import { isLookId } from '../../shared/looks/look-link.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { useOwnCard } from './use-own-card.ts';

/** All looks, or the page of one. A logo that is dropped is shown on them. */
export function LooksPage() {
  const [, , id] = useLocation().pathname.split('/');
  const { own, addLogo, newLogo, refusedFile, clearRefusedFile } = useOwnCard();
  const onLogo = useCallback((file: File) => void addLogo(file), [addLogo]);
  const isDragOver = useFileDrop(onLogo, isNoVcard);
  if (id !== undefined && !isLookId(id)) return <NotFoundPage />;
  return (
    <>
      {id === undefined ? (
        <Gallery own={own} onLogo={onLogo} newLogo={newLogo} isDragOver={isDragOver} />
      ) : (
        <LookDetails key={id} id={id} own={own} />
      )}
      <LogoAlert refusedFile={refusedFile} onClose={clearRefusedFile} />
    </>
  );
}

/** A contact is for the editor. */
function isNoVcard(file: DraggedFile): boolean {
  return !isVcardFile(file);
}
