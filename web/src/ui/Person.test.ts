import { expect, it } from 'vitest';
import { initials } from './Person';

it.each([
  ['\u6797\u6653', '\u6653'],
  ['Ada Lovelace', 'AL'],
  ['cher', 'C'],
  ['Mary Ann Evans', 'ME'],
])('%s -> %s', (name, sign) => expect(initials(name)).toBe(sign));
