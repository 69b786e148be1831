type Sorted = { branch: string; name: string };

/** Sorts people by branch, then by name, as the language does. People without a branch come last. */
export function byBranchAndName(language: string): (one: Sorted, other: Sorted) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => {
    const [a, b] = [one.branch.trim(), other.branch.trim()];
    if (a !== b && (a === '' || b === '')) return a === '' ? 1 : -1;
    return compare(a, b) || compare(one.name, other.name);
  };
}
