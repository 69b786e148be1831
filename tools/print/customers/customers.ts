import { runInTerminal } from '../run-command.ts';
import { customersCommand } from './customers-command.ts';

await runInTerminal(customersCommand);
