import { adminPaths } from './admin/admin-paths.ts';
import type { CallPath } from './call-path.ts';
import { startPaths } from './call-paths.ts';
import { eventPaths } from './events/event-paths.ts';
import { ssoPaths } from './sso/sso-paths.ts';

/** Calls that no page makes. */
const programPaths = {
  cardFile: { method: 'GET', path: '/api/business-cards/:id/file.pdf', company: 'member' },
} as const satisfies Record<string, CallPath>;

/**
 * All calls. Pages import only its types: a module that every page imports is in the first file of the web, with what it
 * imports.
 */
export const callPaths = { ...startPaths, ...programPaths, ...adminPaths, ...ssoPaths, ...eventPaths };

export type CallName = keyof typeof callPaths;
