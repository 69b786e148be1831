import { iconsOf } from './icons-of-pages.ts';

/**
 * What several pages share, by what is used together. Without these groups every module that two pages share is a file of
 * its own, and each file may be a round trip: the editor would be 69 files and 111.0 kB instead of 8 and 97.0, `/list` 58
 * files instead of 12 (Brotli, 2026-11-17).
 */
const sharedModules = {
  parts: [
    'node_modules/@tanstack/react-query/',
    'node_modules/lucide-react/dist/esm/[\\w-]+.mjs',
    String.raw`node_modules/@radix-ui/(primitive|react-(use|compose|context|id|direction|visually|arrow|portal|presence|slot|collection|primitive|roving|dismissable|focus)[\w-]*)/`,
    'src/domain/(card/look/card-look|plain-text)',
    'src/editor/join-parts',
    'src/layout/text/lru-cache',
    'src/web/features/billing/paid-plan',
    'src/web/shared/(api/next-page|session/card-usage|files/device-files|files/download-file|drafts/save-on-load|i18n/(dollars|use-texts)|session/login-path|page/use-scroll-padding|offer/(start-checkout|plan-refusal)|mutations/|notify/|usage-analytics/count-usage)',
    'src/web/ui/feedback/',
    'src/web/ui/inputs/(field-error|file-input|option-handler|outline-styles|search-field|show-more-button|text-input)',
  ],
  // Small rules and numbers that pages to read have too, so that they do not load the editor and the lists for them.
  rules: [
    'src/domain/(days|sorted-json|card/(look/text-palettes|logo-file|card-picture|card-text|card-style|colour/)|design/(company-design|size-changes))',
    'src/layout/(look-layout|crop-marks|colour/contrast|limits/print-limits|check/findings)',
    'src/web/shared/(i18n/dates|card/(scene-parts|crop-marks)|print-worker/print-client)',
    'src/web/ui/inputs/radio-cards',
  ],
  numbers: [
    'src/domain/(link/share-links|proof/proof)',
    'src/print/(file-name|profile/profile-settings|colour/press-condition)',
  ],
  forms: [
    'node_modules/(react-hook-form|@radix-ui/react-tabs)/',
    'src/web/shared/(i18n/field-error-text|session/strength-hint)',
    'src/web/ui/inputs/password-field',
  ],
  // After the forms: those without a session load it with the first key.
  schemas: ['node_modules/(zod|@hookform/resolvers)/', 'src/contract/account-schemas'],
  auth: ['src/web/features/auth/'],
  dialogs: [
    'node_modules/@radix-ui/react-dialog/',
    'node_modules/(tslib|react-remove-scroll|react-style-singleton|aria-hidden|use-(callback-ref|sidecar))',
    'src/web/ui/overlays/(dialog|alert-dialog|confirm-dialog|use-return-focus)',
  ],
  choices: [
    'node_modules/@radix-ui/(number|react-(select|menu|dropdown-menu|popover|popper|tooltip))/',
    'node_modules/@floating-ui/',
    'src/web/ui/overlays/(menu|popover|tooltip)',
    'src/web/ui/inputs/(select|floating-panel-styles)',
    'src/web/shared/offer/',
  ],
  switches: [
    'node_modules/@radix-ui/react-(switch|radio-group)/',
    'src/web/ui/inputs/(switch|segmented-choice)',
  ],
  cards: [
    'src/layout/(?!qr/|check/|graphics/|looks/|colour/|logo/(choose-logo|loss-of)|back/(layout-back|place-qr|qr-text|cropped)|text/(harfbuzz|text-direction|substitute|font-measures))',
    'src/layout/check/causes',
    'src/web/shared/(api/(saved-cards|card-of-saved|designs-query)|team/designs|card/(?!finishing-drawing)|fonts/card-fonts|loading/fetch-bytes|print-check/(?!print-check-text|quantity|in-sentence))',
  ],
  backs: ['node_modules/lean-qr/', 'src/layout/(qr/|back/(layout-back|place-qr|qr-text|cropped))'],
  lists: ['src/web/features/cards/(?!empty/)'],
  editor: [
    'src/editor/(?!store|hand/(?!adjust|field-order))',
    'src/web/features/designer/edit/open-',
    'src/web/shared/files/upload-logo',
    'src/web/features/designer/(?!hand/|core/(adjust|logo-version|announce|snap-choice)|core/controls/(row-style|card-colour-picker|font-picker|qr-content|contact-fields)|edit/|pdf/print-shops|core/check/(check-on-page|show-check)|save/draft/conflict-dialog|soft-proof/soft-proof-slider|picture/|style/(contact-labels|colour-choices|font-choices|further-font|custom-fonts|layout-choices|choice-card|logo-palette-names)|format/(format-choices|custom-s|format-drawing)|logo/monogram|import-contact/(?!import-contact)|look-(panel|control|of-card)|look/(?!look-skeletons|start/start-(frame|looks)))',
    'src/layout/colour/readable-colour',
  ],
  'print-choices': [
    'src/domain/card/contact/',
    'src/print/(file-name|profile/(print-shop|profile-settings)|colour/(icc-texts|ink|custom-press|press-condition)|sheets/(papers|sheet-grid))',
    'src/web/shared/(print/(?!use-pdf-part-texts)|sheets/(?!sheet-row)|print-worker/icc-storage)',
    'src/web/ui/inputs/chip',
  ],
  // What looks are made of and who they fit, without what draws them.
  'look-data': [
    'src/domain/(card/)?look/',
    'src/layout/looks/(data/|fitting-parts|six-looks|similar-looks|arrangements/arrangement-layout)',
  ],
  // After the others: a group also takes what its modules import.
  looks: ['src/layout/(looks/|graphics/|colour/mix-colours|logo/(choose-logo|loss-of))'],
} as const;

/** The texts of the help in one language are one file. */
const helpTexts = {
  name: (id: string) => `help-${/\/help\/([\w-]+)\//.exec(id)?.[1]}`,
  test: /\/help\/[\w-]+\/[\w-]+\.md/,
};

function testOf(paths: readonly string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})`);
}

/** The icons of what the editor starts with are with its other parts; the icons of other pages are one file. */
const { parts, ...others } = sharedModules;
const { rules, dialogs, choices, switches, cards, editor } = others;
const firstIcons = iconsOf(testOf([parts, rules, dialogs, choices, switches, cards, editor].flat()));
const withIcons = {
  parts: [...parts, ...firstIcons.map((file) => `node_modules/lucide-react/dist/esm/${file}`)],
  icons: ['node_modules/lucide-react/'],
  ...others,
};

/** The groups for the bundler. A module is in the first group that fits. */
export const sharedChunks = [
  helpTexts,
  ...Object.entries(withIcons).map(([name, paths]) => ({
    name,
    test: testOf(paths),
    minShareCount: 2,
  })),
];
