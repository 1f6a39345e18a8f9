import { expect, it } from 'vitest';
import { isLoginTransition } from './transitions';

it.each([
  [null, '/login', false],
  ['/login', '/index', true],
  ['/index', '/login', true],
  ['/login', '/login', false],
  ['/index', '/employee/list', false],
])('%s -> %s is delayed: %s', (from, to, delayed) => expect(isLoginTransition(from, to)).toBe(delayed));
