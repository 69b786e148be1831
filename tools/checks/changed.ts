import { changedFiles, comparedCommit } from './changed-files.ts';
import { stepsFor } from './changed-steps.ts';

/** Prints the steps of the gate that what has changed asks for, one a line. GATE_SINCE names the commit to compare with. */

const since = await comparedCommit('.', process.env.GATE_SINCE);
const files = since === null ? null : await changedFiles('.', since);
console.error(
  since === null
    ? 'There is nothing to compare with: every step runs'
    : `${files?.length} files differ from ${since}`,
);
for (const step of stepsFor(files)) console.log(step);
