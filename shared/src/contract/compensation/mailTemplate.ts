import * as z from 'zod';
import { LetterKind } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { letterText } from '../letter-text.ts';
import {
  Id,
  Instant,
  Keyword,
  Language,
  none,
  pageOf,
  PageQuery,
  pages,
  post,
  reads,
  Saved,
  service,
  Version,
  writes,
} from '../kernel.ts';

const PAGE = '/payment/communicate-template';
const visiting = pages(PAGE, 'visit');
const editing = pages(PAGE, 'edit');

const kind = z.enum(LetterKind).describe('what is written from it');
const language = Language.describe('language of the letter');
const Name = z.string().trim().min(1).max(LIMITS.letterTemplateName);

/** What may stand in a kind of letter, and how it is worded by itself. */
export const LetterKindInfo = z.object({
  kind,
  placeholders: z
    .array(
      z.object({
        placeholder: z.string().describe('its name; written as {{name}}'),
        meaning: z.string().describe('what stands there in a letter, in the language of the call'),
        required: z.boolean().describe('the body cannot do without it'),
        bodyOnly: z.boolean().describe('it cannot stand in the subject'),
      }),
    )
    .describe('what may be written into it'),
  wordings: z
    .array(
      z.object({
        language,
        letterSubject: z.string().describe('subject or title, with placeholders'),
        letterBody: z.string().describe('plain text, with placeholders'),
      }),
    )
    .describe('how it is worded as shipped, in each language'),
});

/** A wording of a kind of letter in one language: shipped, or the company's own. */
export const LetterTemplate = z.object({
  letterTemplateId: Id.nullable().describe('which template; null: the shipped wording'),
  kind,
  language,
  letterTemplateName: z.string().nullable().describe('what it is called; null: the shipped wording'),
  letterSubject: z.string().describe('subject or title, with placeholders'),
  letterBody: z.string().describe('plain text, with placeholders'),
  inUse: z.boolean().describe('letters of the kind in the language are written from it'),
  updatedAt: Instant.nullable().describe('when it was changed last; null: the shipped wording'),
  version: Version.nullable().describe('to be sent with a change; null: the shipped wording, which cannot be changed'),
});

const one = { letterTemplateId: Id.describe('which template'), version: Version };

export const mailTemplate = service('compensation', '/mailTemplate', {
  listkind: post(reads, visiting, {
    summary: 'The kinds of mails and letters that a company can word itself, with what may stand in them.',
    body: none,
    data: z.object({ items: z.array(LetterKindInfo) }),
  }),
  listtemplate: post(reads, visiting, {
    summary: 'All wordings by kind and language: the shipped one first, then the company’s own by name.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the name or subject; absent: all'),
      kind: kind.optional().describe('only of this kind; absent: all'),
      language: language.optional().describe('only in this language; absent: both'),
    }),
    data: pageOf(LetterTemplate),
  }),
  usabletemplatename: post(reads, editing, {
    summary: 'Whether no other template of the company has that name.',
    body: z.object({
      letterTemplateName: Name.describe('the name in question'),
      letterTemplateId: Id.optional().describe('the template that shall have it; absent: a new one'),
    }),
    data: z.object({ usable: z.boolean().describe('true: it is free') }),
  }),
  addtemplate: post(writes, editing, {
    summary: 'Adds a wording. Letters are written from it once it is put to use.',
    body: z.object({ kind, language, letterTemplateName: Name.describe('unique in the company'), ...letterText }),
    data: LetterTemplate,
  }),
  updatetemplate: post(writes, editing, {
    summary: 'Changes a wording; letters that were written keep their text.',
    body: z.object({ ...one, letterTemplateName: Name.describe('unique in the company'), ...letterText }),
    data: LetterTemplate,
  }),
  usetemplate: post(writes, editing, {
    summary: 'Says from which wording letters of a kind in a language are written from now on.',
    body: z.object({
      kind,
      language,
      letterTemplateId: Id.nullable().describe('the template; null: the shipped wording'),
    }),
    data: LetterTemplate,
  }),
  deletetemplate: post(writes, editing, {
    summary: 'Deletes a wording that is not in use; letters that were written stay.',
    body: z.object(one),
    data: Saved,
  }),
  preview: post(reads, visiting, {
    summary: 'The letter somebody would get today by some words, with what the caller may read of the person.',
    body: z.object({ kind, language, ...letterText, empId: Id.describe('the person it is written to') }),
    data: z.object({
      letterSubject: z.string().describe('subject or title as it would stand'),
      letterBody: z.string().describe('the text as it would stand'),
      blanks: z
        .array(z.string())
        .describe('meaning of the placeholders nothing is known for, or the caller may not read; left to fill in'),
    }),
  }),
});
