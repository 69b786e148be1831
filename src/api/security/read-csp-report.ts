import { z } from 'zod';
import { isPage } from '#contract/pages.ts';

const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'document-uri': z.string().optional(),
  }),
});

/** The directives of our policy, and the more specific ones that browsers report. */
const directives =
  /^(default|script|style|img|font|connect|object|frame|worker|media|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/;
const blockedKeywords = /^(inline|eval|wasm-eval|self|data|blob|about|filesystem)$/;
const maxLength = 100;

export type CspReport = { directive: string; blocked: string; page: string };

/** The blocked origin, the page and the directive of a report; null if the text is not a report. Paths and queries of URLs are removed, since they may contain secrets. */
export function readCspReport(text: string, ownOrigin: string): CspReport | null {
  const parsed = reportSchema.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
  return {
    directive: directives.test(named) ? named : 'other',
    blocked: originOf(report['blocked-uri'] ?? ''),
    page: pageOf(report['document-uri'] ?? '', ownOrigin),
  };
}

function originOf(blocked: string): string {
  if (blockedKeywords.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return 'other';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, maxLength);
}

function pageOf(address: string, ownOrigin: string): string {
  const url = URL.parse(address);
  return url?.origin === ownOrigin && isPage(url.pathname) ? url.pathname.slice(0, maxLength) : 'other';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
