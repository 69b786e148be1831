import { useCallback, useEffect, useRef, useState } from 'react';
import { logoRefusal } from '#domain/card/logo-file.ts';
import { saveRefusal } from '#domain/plan/plans.ts';
import type { Logo } from '#editor/draft.ts';
import { useIsOnline } from '../../../../shared/api/online.ts';
import { useCurrentUser } from '../../../../shared/api/session.ts';
import {
  type UploadOptions,
  type UploadProgress,
  unusedUploadMs,
  uploadLogo,
} from '../../../../shared/files/upload-logo.ts';
import type { SlovakAlert } from '../../../../shared/i18n/slovak-alert.ts';
import { ownerIdOf } from '../../../../shared/session/owner-id.ts';
import { useEditor } from '../use-editor.ts';
import { imageSize, inspectLogo } from './inspect-logo.ts';
import type { RefusedFile } from './logo-alert.tsx';
import { type LogoUpload, setLogoUpload } from './logo-upload-state.ts';

/** Makes a file the logo of the card. */
export function useSetLogo(): (logo: Logo) => void {
  const editor = useEditor();
  return useCallback((logo) => editor.change({ logo }), [editor]);
}

/** Reads a picked file of a logo for `use`. It is uploaded at once if the user may save; otherwise it stays in the browser until then. */
export function useAddLogo(use: (logo: Logo) => void) {
  const { data: user } = useCurrentUser();
  const isOnline = useIsOnline();
  const owner = user && isOnline && saveRefusal(user, 0) === null ? ownerIdOf(user) : null;
  const [upload, setUpload] = useState<LogoUpload | null>(null);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);
  const attemptRef = useRef<AbortController | null>(null);

  useEffect(() => {
    setLogoUpload(upload);
    return () => setLogoUpload(null);
  }, [upload]);

  const addLogo = useCallback(
    async (file: File) => {
      attemptRef.current?.abort();
      const attempt = new AbortController();
      attemptRef.current = attempt;
      const { signal } = attempt;
      const onProgress = (progress: UploadProgress | null) => {
        if (!signal.aborted) setUpload({ name: file.name, progress });
      };
      onProgress(null);
      const result = await readAndUpload(file, owner, { signal, onProgress });
      // Another file was picked in the meantime, or this one was cancelled.
      if (signal.aborted) return;
      setUpload(null);
      if (typeof result === 'string') setRefusedFile({ alert: result, file });
      else use(result);
    },
    [use, owner],
  );

  function cancel() {
    attemptRef.current?.abort();
    setUpload(null);
  }

  return { addLogo, upload, cancel, refusedFile, clearRefusedFile: () => setRefusedFile(null) };
}

async function readAndUpload(file: File, owner: string | null, options: UploadOptions) {
  const logo = await readLogo(file);
  if (typeof logo === 'string' || owner === null) return logo;
  options.onProgress?.({ sent: 0, total: logo.file.size });
  try {
    const path = await uploadLogo(logo.file, options);
    return { ...logo, stored: { path, owner, untilMs: Date.now() + unusedUploadMs } };
  } catch {
    return 'UPLOAD_FAILED';
  }
}

/** Reads a picked file as a logo, or returns why it is refused. The file is decoded, since its type may be wrong. */
export async function readLogo(file: File): Promise<Logo | SlovakAlert> {
  const refusal = logoRefusal(file);
  if (refusal) return refusal;
  try {
    // A copy in memory: the file on disk may be changed or deleted.
    const bytes = await file.arrayBuffer();
    const copy = new Blob([bytes], { type: file.type });
    return await decodeLogo(copy, file.name);
  } catch {
    return 'UPLOAD_FAILED';
  }
}

async function decodeLogo(file: Blob, name: string): Promise<Logo | SlovakAlert> {
  try {
    const inspected = await inspectLogo(file, true);
    if (typeof inspected === 'string') return inspected;
    // The browser draws the preview, so it must be able to decode the file too.
    await imageSize(inspected.file ?? file);
    return { file, name, ...inspected };
  } catch {
    return 'NOT_AN_IMAGE';
  }
}
