import { issue, type RuleIssue } from './issue.ts';

/** Templates of mails and letters (specification 3): a subject and a body, with placeholders like `{{name}}`. */

/** What may be written into a kind of letter. */
export interface LetterPlaceholder {
  name: string;
  /** Without it the letter is of no use, e.g. the link of an invitation. */
  required: boolean;
  /** It must not be read before the letter is opened, so it stands in the body alone. */
  bodyOnly: boolean;
}

export interface LetterText {
  subject: string;
  body: string;
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** How a placeholder is written. */
export const placeholder = (name: string): string => `{{${name}}}`;

/** The names of the placeholders of a text, each once, in their order. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** A text with its placeholders filled in, once: what a value brings along is never taken for a placeholder. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (found: string, name: string) => values[name] ?? found);

/** A text in which a placeholder is called otherwise. */
export const renamedIn = (text: string, before: string, after: string): string =>
  text.replace(PLACEHOLDER, (found: string, name: string) => (name === before ? placeholder(after) : found));

/** What is wrong with the placeholders of a template. */
export function checkLetterText({ subject, body }: LetterText, allowed: readonly LetterPlaceholder[]): RuleIssue[] {
  const about = (field: string, code: string, name: string) => issue(field, code, { placeholder: placeholder(name) });
  const inBody = placeholdersIn(body);
  const wrong = ([field, text]: readonly [field: string, text: string]) => [
    ...(hasOpen(text) ? [about(field, 'PLACEHOLDER_OPEN', allowed[0]?.name ?? '…')] : []),
    ...placeholdersIn(text)
      .filter((name) => allowed.every((one) => one.name !== name))
      .map((name) => about(field, 'PLACEHOLDER_UNKNOWN', name)),
  ];
  return [
    ...(
      [
        ['subject', subject],
        ['body', body],
      ] as const
    ).flatMap(wrong),
    ...allowed
      .filter((one) => one.bodyOnly && placeholdersIn(subject).includes(one.name))
      .map(({ name }) => about('subject', 'PLACEHOLDER_NOT_IN_SUBJECT', name)),
    ...allowed
      .filter((one) => one.required && !inBody.includes(one.name))
      .map(({ name }) => about('body', 'PLACEHOLDER_MISSING', name)),
  ];
}

/** Whether braces are left over that belong to no placeholder. */
const hasOpen = (text: string): boolean => /\{\{|\}\}/u.test(text.replace(PLACEHOLDER, ''));
