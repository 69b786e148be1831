import { runInTerminal } from '../run-command.ts';
import { judgementCommand } from './judgement-command.ts';

await runInTerminal(judgementCommand);
