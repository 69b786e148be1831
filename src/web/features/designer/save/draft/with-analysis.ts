import type { StoredDraft } from '#editor/stored-draft.ts';
import type { LogoSize } from '#layout/scene.ts';

type Inspect = (file: Blob) => Promise<{ pixels: LogoSize } | string>;

/**
 * A stored draft with what its logo shows, which an earlier release did not store: its person may choose a look or a version
 * of the logo that needs it. As it was stored where the file cannot be read now, such as offline.
 */
export async function withAnalysis(
  stored: StoredDraft | null,
  inspect: Inspect,
): Promise<StoredDraft | null> {
  const { logo = null } = stored?.draft ?? {};
  if (!stored || !logo || logo.pixels.analysis) return stored;
  const inspected = await inspect(logo.file).catch(() => null);
  if (inspected === null || typeof inspected === 'string') return stored;
  return { ...stored, draft: { ...stored.draft, logo: { ...logo, pixels: inspected.pixels } } };
}
