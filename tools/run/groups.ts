/** The programs that a command of package.json runs by name, such as `npm run bench -- keystroke`. */
type Group = {
  /** What the command runs without a name: names, each perhaps with arguments. Empty where a name is needed. */
  whole: string[];
  /** Command lines of a shell, as package.json has them. */
  programs: Record<string, string>;
};

const opsTest = 'vitest run --config ops/vitest.config.ts';

export const groups = {
  bench: {
    whole: ['all'],
    programs: {
      all: 'node bench/all.ts',
      keystroke: 'node bench/keystroke.ts',
      'first-visit': 'node bench/first-visit.ts',
      lighthouse: 'node bench/lighthouse.ts',
      pdf: 'node --expose-gc bench/pdf.ts',
      api: 'node bench/auth-user.ts',
      cards: 'node bench/cards.ts',
      list: 'node bench/list.ts',
      interactions: 'node bench/interactions.ts',
      looks: 'node bench/looks.ts',
      'logo-analysis': 'node bench/logo-analysis.ts',
      orders: 'node bench/orders.ts',
      import: 'node bench/import.ts',
      export: 'node bench/export.ts',
      known: 'node bench/known-accounts.ts',
      scale: 'node bench/scale.ts',
      users: 'node bench/users.ts',
    },
  },
  /** Full sizes of tests that `npm test` runs for some cases. */
  'test:full': {
    whole: [],
    programs: {
      random:
        'FULL_RUNS=1 vitest run --project api fuzz.test model.test histories.test races.test account-states.test former-member.test move-killed.test print-share.test payments/orders.test usage-metrics.test unstorable-text.test',
      layouts:
        'LAYOUT_DESIGNS=20000 FIX_DESIGNS=2000 EVERYDAY_TEXTS=4000 LONG_CARDS=2000 vitest run src/layout/fuzz.test.ts src/layout/everyday-cards.test.ts src/layout/full-cards.test.ts src/print/tests/fix-all.test.ts',
      adjustments:
        'ADJUSTED_CARDS=10000 PLACED_CARDS=5000 vitest run src/layout/adjust/adjusted-cards.test.ts',
      breaks: 'BROKEN_CARDS=2000 vitest run src/layout/line-breaks.test.ts',
      lists:
        'REIMPORT_LISTS=2000 CHECKED_ROWS=10000 vitest run src/domain/design/reimport.test.ts src/domain/design/three-lists.test.ts src/web/features/team/import/check/accepted-rows.test.ts',
      print:
        'PRINT_FILES=all vitest run src/print/tests/profile-files.test.ts src/print/tests/preflight.test.ts',
      logos:
        'LOGO_FILES=300 SVG_FUZZ=10000 DAMAGED_LOGOS=500 vitest run src/print/drawing/logo-files.test.ts src/image/svg/fuzz.test.ts src/print/image/fuzz.test.ts',
      looks: 'node --max-semi-space-size=64 tools/print/taste/taste.ts',
      seats: 'WHOLE_SEATS=1 vitest run src/layout/looks/seats/layout-seats.test.ts src/layout/looks/hero',
      'code-backs':
        'CODE_BACKS=60 CODES_READ=540 vitest run src/layout/looks/seats/code-backs.test.ts tools/print/customers/code-backs.test.ts tools/print/customers/back-motifs.test.ts',
      printed: 'PRINTED_CARDS=1 vitest run src/print/tests/printed-or-named.test.ts',
      'look-files':
        'LOOK_FILES=all vitest run src/print/tests/looks.test.ts src/web/shared/looks/looks-in-print.test.tsx',
      files: 'CARD_FILES=50 vitest run src/api/features/card-files/card-files.test.ts',
      fonts: 'FONT_FUZZ=10000 vitest run src/print/fonts/fuzz.test.ts',
      // In the gate where what they try has changed.
      faces: 'OWN_STEP=1 vitest run --project unit tools/build/card-faces.test.ts',
      language: 'OWN_STEP=1 vitest run --project unit tools/messages/new-language.test.ts',
      tones: 'TONES=all vitest run src/print/image/continuous-tone.test.ts',
      pages: 'EVERY_PAGE=full playwright test every-page',
    },
  },
  drill: {
    whole: ['restore', 'upgrade --short'],
    programs: {
      restore: 'node tools/checks/restore-drill.ts',
      upgrade: 'node tests/upgrade/run.ts',
    },
  },
  /** What an operator relies on, tried with the programs of an operator; outside the gate. */
  ops: {
    whole: [
      'deployment',
      'kubernetes',
      'alerts',
      'partitions',
      'pooler',
      'failover',
      'containers',
      'capacity --short',
    ],
    programs: {
      deployment: `${opsTest} deployment.test`,
      kubernetes: `${opsTest} kubernetes.test`,
      alerts: `${opsTest} alerts.test && node ops/alert-rules.ts`,
      partitions: `${opsTest} partitions.test`,
      pooler: 'node ops/pooler.ts',
      failover: 'node ops/failover.ts',
      containers: 'node ops/containers.ts',
      capacity: 'node ops/capacity.ts',
    },
  },
  draw: {
    whole: [],
    programs: {
      sheets: 'node tools/print/contact-sheets.ts',
      looks: 'node tools/print/looks.ts',
      customers: 'node tools/print/customers/customers.ts',
      judgement: 'node tools/print/customers/judgement.ts',
      plates: 'node tools/print/plates/plates.ts',
    },
  },
} satisfies Record<string, Group>;

/** The group of a command of package.json. */
export function groupNamed(name: string): Group {
  const group = (groups as Record<string, Group>)[name];
  if (!group) throw new Error(`There is no group ${name}. There are: ${Object.keys(groups).join(', ')}`);
  return group;
}

/** The program of a command line's first word and its other words, or why there is none. */
export function chosen(group: Group, [name = '', ...rest]: string[]): { program: string; rest: string[] } {
  const program = group.programs[name];
  if (program === undefined)
    throw new Error(
      `${name ? `There is no ${name}` : 'Which one?'}: ${Object.keys(group.programs).join(', ')}`,
    );
  return { program, rest };
}
