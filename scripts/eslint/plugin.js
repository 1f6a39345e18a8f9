import { expectMatcher } from './expect-matcher.js';
import { importDirection } from './import-direction.js';
import { noHan } from './no-han.js';

/** The rules that no published plugin has. */
export const house = {
  meta: { name: 'house' },
  rules: { 'import-direction': importDirection, 'no-han': noHan, 'expect-matcher': expectMatcher },
};
