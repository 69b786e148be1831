import type { ProfileSettings } from './profile-settings.ts';

/** Profiles for usual wishes of print shops. The first is the default. */
export const profilePresets = {
  standard: {},
  compatible: { standard: 'X-1a', bleedMm: 3, inkLimit: 280, text: 'outlines' },
  uncoated: { bleedMm: 3, icc: 'FOGRA47' },
  unitedStates: { bleedMm: 3.175, safeMm: 3.175, icc: 'GRACoL2006' },
} as const satisfies Record<string, ProfileSettings>;
