import start from '#messages/en/start.ts';
import { joinMessages } from './messages.ts';

/** English is part of the first script: it is shown if another language does not load. */
export const en = joinMessages(start);
