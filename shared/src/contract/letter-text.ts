import * as z from 'zod';
import { LIMITS } from '../rules/limits.ts';

/** The words of a letter. A subject is one line, because it stands in the head of a mail. */
export const letterText = {
  letterSubject: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.letterSubject)
    .regex(/^[^\p{Cc}]*$/u)
    .describe('subject of the mail, title of the document'),
  letterBody: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.letterBody)
    .regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u)
    .describe('plain text'),
};
