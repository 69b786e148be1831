import { useCallback, useEffect, useRef, useState } from 'react';
import { saveRefusal } from '#domain/plan/plans.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useIsOnline } from '../../../shared/online.ts';
import { useEditor } from '../core/editor-store.ts';
import type { RefusedFile } from './logo-alert.tsx';
import { type LogoUpload, setLogoUpload } from './logo-under-way.ts';
import { readLogo } from './read-logo.ts';
import { type UploadOptions, type UploadProgress, unusedUploadMs, uploadLogo } from './upload-logo.ts';

/** Makes a picked file the logo. Whoever may save sends it at once; anybody else's stays in the browser until then. */
export function useAddLogo() {
  const editor = useEditor();
  const { data: user } = useCurrentUser();
  const isOnline = useIsOnline();
  const owner = user && isOnline && saveRefusal(user, 0) === null ? user.id : null;
  const [taking, setTaking] = useState<LogoUpload | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const latest = useRef<AbortController | null>(null);

  useEffect(() => {
    setLogoUpload(taking);
    return () => setLogoUpload(null);
  }, [taking]);

  const take = useCallback(
    async (file: File) => {
      latest.current?.abort();
      const attempt = new AbortController();
      latest.current = attempt;
      const { signal } = attempt;
      const tell = (progress: UploadProgress | null) => {
        if (!signal.aborted) setTaking({ name: file.name, progress });
      };
      tell(null);
      const result = await taken(file, owner, { signal, onProgress: tell });
      // Another file was picked meanwhile, or this one was given up.
      if (signal.aborted) return;
      setTaking(null);
      if (typeof result === 'string') setRefused({ alert: result, file });
      else editor.change({ logo: result });
    },
    [editor, owner],
  );

  function giveUp() {
    latest.current?.abort();
    setTaking(null);
  }

  return { take, taking, giveUp, refused, forgetRefused: () => setRefused(null) };
}

async function taken(file: File, owner: string | null, options: UploadOptions) {
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
