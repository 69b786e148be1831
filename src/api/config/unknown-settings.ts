import { fileSetting, settingList } from './settings/settings.ts';

const secretFiles = settingList.filter(({ isSecret }) => isSecret).map(({ name }) => fileSetting(name));
const known = [...settingList.map(({ name }) => name), ...secretFiles];

/** Nobody else starts names like this. Others, such as REDIS_, are also set by Kubernetes for its services. */
const ownStart = /^(LEGAL|MAKER|STRIPE|S3|STORAGE|MAIL|TRUSTED|METRICS)_/;
const ofService = /_(SERVICE_(HOST|PORT)|PORT)(_|$)/;

/** The variables that look like settings of ours and are none, each in a sentence: they are ignored. */
export function unknownSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || ofService.test(name)) return [];
    const [nearest] = known
      .map((setting) => ({ setting, edits: editsBetween(name, setting) }))
      .filter(({ setting, edits }) => edits <= (setting.length < 8 ? 1 : 2))
      .sort((a, b) => a.edits - b.edits);
    if (nearest) return [`${name} is no setting and is ignored. Did you mean ${nearest.setting}?`];
    return ownStart.test(name)
      ? [`${name} is no setting and is ignored. docs/deploy.md names all settings.`]
      : [];
  });
}

/** How many letters were added, left out, replaced or swapped with the next. */
function editsBetween(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = (last?.[j - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (beforeLast?.[j - 2] ?? Number.POSITIVE_INFINITY) + 1 : changed;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (last?.[j] ?? 0) + 1, changed, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last?.[other.length] ?? 0;
}
