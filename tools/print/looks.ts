import { looksCommand } from './looks-command.ts';
import { runInTerminal } from './run-command.ts';

await runInTerminal(looksCommand);
