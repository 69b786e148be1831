import { compileFolder, messagesFolder, writeMessages } from './message-files.ts';

/**
 * npm run messages – compiles messages/ into src/messages, or names what is wrong in the catalogues.
 * `npm run messages -- cs` only checks a language that is not released yet.
 */

const [tag] = process.argv.slice(2);
const { faults } = compileFolder(messagesFolder, tag ? [tag] : undefined);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if (!tag) writeMessages();
