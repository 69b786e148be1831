/** Renders a logo as the editor does. The code is loaded on the first such logo. */
export async function renderLogo(file: Blob): Promise<Blob | null> {
  const { inspectLogo } = await import('../../features/designer/logo/inspect-logo.ts');
  const inspected = await inspectLogo(file);
  return (typeof inspected === 'object' && inspected.preview) || null;
}
