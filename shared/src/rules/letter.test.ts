import { describe, expect, it } from 'vitest';
import { checkLetterText, filledIn, type LetterPlaceholder, placeholder, placeholdersIn } from './letter.ts';

const ALLOWED: LetterPlaceholder[] = [
  { name: 'name', required: false, bodyOnly: false },
  { name: 'link', required: true, bodyOnly: true },
];
const check = (subject: string, body: string) =>
  checkLetterText({ subject, body }, ALLOWED).map(({ field, code, params }) => [field, code, params?.['placeholder']]);

describe('placeholders of letters', () => {
  it('are found once each, in their order, with or without blanks', () => {
    expect(placeholdersIn('{{name}}, {{ link }} and {{name}} {single}')).toEqual(['name', 'link']);
    expect(placeholder('name')).toBe('{{name}}');
  });

  it('S3.080 are filled in, and what a value brings along is left as it is', () => {
    expect(filledIn('{{name}}: {{ link }}', { name: '{{link}} $1', link: 'x' })).toBe('{{link}} $1: x');
    expect(filledIn('{{name}}', {})).toBe('{{name}}');
  });

  it.each([
    ['Hello', '{{link}}', []],
    ['Hello {{name}}', '{{name}} {{link}}', []],
    ['Hello', '{{name}}', [['body', 'PLACEHOLDER_MISSING', '{{link}}']]],
    ['{{link}}', '{{link}}', [['subject', 'PLACEHOLDER_NOT_IN_SUBJECT', '{{link}}']]],
    [
      '{{salary}}',
      '{{link}} {{姓名}}',
      [
        ['subject', 'PLACEHOLDER_UNKNOWN', '{{salary}}'],
        ['body', 'PLACEHOLDER_UNKNOWN', '{{姓名}}'],
      ],
    ],
    ['{{name', '{{link}}', [['subject', 'PLACEHOLDER_OPEN', '{{name}}']]],
    ['Hello', '{{link}} name}}', [['body', 'PLACEHOLDER_OPEN', '{{name}}']]],
    ['Hello', '{{link}} {name}', []],
  ])('checked: %s | %s', (subject, body, issues) => {
    expect(check(subject, body)).toEqual(issues);
  });
});
