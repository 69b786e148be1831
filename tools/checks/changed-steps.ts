/**
 * The steps of the gate that run only when something that they try has changed. `npm run nightly` runs all of them, whatever
 * has changed.
 */
export const touchedBy: Record<string, RegExp[]> = {
  guards: [
    /^tools\/checks\/(?!restore-drill|agreed-bytes)/,
    /^\.(dependency-cruiser\.js|oxlintrc\.json|gitignore)$/,
    /^(biome|knip|tsconfig[\w.]*)\.json$/,
    /^vitest(\.browser)?\.config\.ts$/,
  ],
  'faults that measure time': [
    /^tests\/faults\//,
    /^src\/api\/(database|http|jobs|storage|printing|outbound|snapshots|security)\//,
    /^src\/api\/[\w-]+\.ts$/,
    /^src\/api\/features\/(card-files|proofs|uploads)\//,
  ],
  failover: [/^ops\/failover/, /^tests\/faults\/(?!payments)/, /^src\/api\/(database|jobs)\//],
  'upgrade, long form': [
    /^src\/api\/migrations\//,
    /^tests\/upgrade\//,
    /^src\/api\/(database|store\/operations)\//,
    /^src\/api\/(commands\/migrate|server)\.ts$/,
  ],
  deployment: [/^infra\//, /^ops\/(deployment|operator)/, /^src\/api\/(config|commands)\//, /^vite\.api\./],
  kubernetes: [/^infra\//, /^ops\/(kubernetes|operator)/, /^src\/api\/config\//],
  alerts: [/^infra\//, /^ops\/alert/, /^docs\/runbook\.md$/, /^src\/api\/(http|security)\//],
  faces: [
    /^tools\/build\/(card-faces|face-files|subset-face)/,
    /^src\/(layout\/text|print\/(fonts|pdf))\//,
    /^src\/domain\/card\/(fonts|look\/)/,
  ],
  language: [
    /^tools\/(messages\/|build\/(texts|text-names|prerender))/,
    /^(vite|tsconfig)[\w.]*\.(ts|json)$/,
    /^src\/(messages|web\/shared\/i18n)\//,
    /^src\/domain\/account\/languages\.ts$/,
  ],
  partitions: [/^ops\/partitions/, /^src\/api\/(migrations|store)\//],
};

/** What every step may depend on: the gate itself, and packages. A release alone changes no package. */
const everyStep = /^(\.ci\/|tools\/(run|dev)\/|tools\/checks\/changed|package-lock\.json$)/;

/** The steps to run for the files that have changed; all where nobody knows which those are. */
export function stepsFor(files: readonly string[] | null): string[] {
  const steps = Object.keys(touchedBy);
  if (!files || files.some((file) => everyStep.test(file))) return steps;
  return steps.filter((step) => touchedBy[step]?.some((path) => files.some((file) => path.test(file))));
}
