import { pdfCommand } from './pdf-command.ts';
import { runInTerminal } from './run-command.ts';

await runInTerminal(pdfCommand);
