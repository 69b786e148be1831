/** Why cards cannot be frozen for others. */
export const freezeRefusals = [
  'CARD_NOT_FOUND',
  'CARD_TOO_NEW',
  'FONT_ON_DEVICE',
  'PRESS_PROFILE_ON_DEVICE',
  'LINK_LIMIT_EXCEEDED',
] as const;
