/**
 * What several pages share, by what is used together. On a slow line a file more is a round trip more, and what few pages
 * need should not be loaded by the others: without these groups every module that two pages share is a file of its own.
 */
const sharedModules = {
  parts: [
    'node_modules/(lucide-react|@tanstack/react-query)/',
    String.raw`node_modules/@radix-ui/(primitive|react-(use|compose|context|id|direction|visually|arrow|portal|presence|slot|collection|primitive|roving|dismissable|focus)[\w-]*)/`,
    'src/layout/text/lru-cache',
    'src/web/features/billing/paid-plan',
    'src/web/shared/(api/next-page|card-usage|device-files|download-file|drafts/save-on-load|i18n/dollars|join-parts|login-path|use-scroll-padding)',
    'src/web/ui/feedback/',
    'src/web/ui/inputs/(field-error|option-handler|outline-styles|search-field|show-more-button|text-field)',
  ],
  forms: [
    'node_modules/(zod|react-hook-form|@hookform/resolvers|@radix-ui/react-tabs)/',
    'src/contract/account-schemas',
    'src/web/shared/(i18n/field-error-text|strength-hint)',
    'src/web/ui/inputs/password-field',
  ],
  auth: ['src/web/features/auth/'],
  dialogs: [
    'node_modules/@radix-ui/react-(alert-)?dialog/',
    'node_modules/(tslib|react-remove-scroll|react-style-singleton|aria-hidden|use-(callback-ref|sidecar))',
    'src/web/ui/overlays/(dialog|alert-dialog|use-return-focus)',
  ],
  choices: [
    'node_modules/@radix-ui/(number|react-(select|menu|dropdown-menu|popover|popper))/',
    'node_modules/@floating-ui/',
    'src/web/ui/overlays/(floating-panel-styles|menu|popover)',
    'src/web/ui/inputs/select',
  ],
  switches: [
    'node_modules/@radix-ui/react-(switch|radio-group)/',
    'src/web/ui/inputs/(switch|segmented-choice)',
  ],
  cards: [
    'src/layout/(?!qr/|check/|back/qr-text|text/(harfbuzz|text-direction|substitute))',
    'src/layout/check/(causes|contrast|findings|legibility)',
    'src/web/shared/(api/(designs|saved-cards)|card/|fetch-bytes|offer/|print-check/)',
  ],
  lists: ['src/web/features/cards/(?!proof-sheet|sheet-page)'],
  'opened-cards': [
    'src/web/features/designer/(edit/open-|logo/(bitmap-of|inspect-logo)|pdf/(print-client|printer))',
  ],
  editor: ['src/web/features/designer/(?!edit/|pdf/shops)', 'src/layout/check/'],
  'print-choices': [
    'src/domain/card/(full-name|vcard)',
    'src/print/(file-name|profile-settings|colour/(icc-texts|ink|own-press|press-condition)|sheets/(papers|sheet-grid))',
    'src/web/shared/print/',
    'src/web/ui/inputs/(chip|file-input)',
  ],
} as const;

/** The groups for the bundler. A module is in the first group that fits. */
export const sharedChunks = Object.entries(sharedModules).map(([name, paths]) => ({
  name,
  test: new RegExp(`/(?:${paths.join('|')})`),
  minShareCount: 2,
}));
