import { cardsCommand } from './cards-command.ts';
import { runInTerminal } from './run-command.ts';

await runInTerminal(cardsCommand);
