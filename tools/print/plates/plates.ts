import { runInTerminal } from '../run-command.ts';
import { platesCommand } from './plates-command.ts';

await runInTerminal(platesCommand);
