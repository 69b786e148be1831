import type { CardContent } from '#domain/card/card.ts';

/** What somebody typed at a link, and the key that tells them apart from others who use it. */
export type FillInDraft = {
  key: string;
  /** Null until something was typed. */
  typed: { texts: CardContent; branchId?: string | undefined } | null;
};

/**
 * The draft of a link in this window. It survives a reload and is gone with the window: the next colleague at a shared
 * computer does not see it.
 */
export function readFillInDraft(token: string): FillInDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null');
    if (isDraft(stored)) return stored;
  } catch {
    // Without storage the draft lives as long as the page.
  }
  const draft = { key: crypto.randomUUID(), typed: null };
  writeDraft(token, draft);
  return draft;
}

export function writeDraft(token: string, draft: FillInDraft): void {
  try {
    sessionStorage.setItem(nameOf(token), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

/** The token is not stored again: its beginning is enough to tell links apart. */
function nameOf(token: string): string {
  return `vizitka-fill-in-${token.slice(0, 6)}`;
}

function isDraft(value: unknown): value is FillInDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'typed' in value
  );
}
