import { z } from 'zod';
import { typedText } from './sent-text.ts';

/** Why support does something: it is in the audit log. */
export const reasonSchema = z.object({ reason: typedText.trim().min(1).max(200) });
