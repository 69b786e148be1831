import { adminPaths } from './admin/admin-paths.ts';
import { startPaths } from './call-paths.ts';
import { eventPaths } from './events/event-paths.ts';
import { ssoPaths } from './sso/sso-paths.ts';

/**
 * All calls. Pages import only its types: a module that every page imports is in the first file of the web, with what it
 * imports.
 */
export const callPaths = { ...startPaths, ...adminPaths, ...ssoPaths, ...eventPaths };

export type CallName = keyof typeof callPaths;
