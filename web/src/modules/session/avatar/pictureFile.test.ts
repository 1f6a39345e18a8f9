import { describe, expect, it } from 'vitest';
import { fileProblem, sizeProblem } from './pictureFile';

const MAX = 5_242_880;

describe('a file for the own picture', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 1, null],
    ['a.JPEG', 'image/jpeg', MAX, null],
    ['a.png', 'image/png', 1, null],
    ['a.gif', 'image/gif', 1, null],
    ['a.jpg', 'image/jpeg', MAX + 1, 'session.avatar.tooLarge'],
    ['a.webp', 'image/webp', 1, 'session.avatar.wrongType'],
    ['a.svg', 'image/svg+xml', 1, 'session.avatar.wrongType'],
    ['a.png', 'text/html', 1, 'session.avatar.wrongType'],
    ['a.png.html', 'image/png', 1, 'session.avatar.wrongType'],
    ['a', '', 1, 'session.avatar.wrongType'],
    // What it is says more than how large it is.
    ['a.pdf', 'application/pdf', MAX + 1, 'session.avatar.wrongType'],
  ])('S2.065 S2.066 S5.080 S5.081 %s of type %s and %i bytes: %s', (name, type, size, expected) => {
    expect(fileProblem({ name, type, size })).toBe(expected);
  });

  it.each([
    [3_000, 3_000, null],
    [3_001, 1, 'session.avatar.tooBig'],
    [1, 3_001, 'session.avatar.tooBig'],
  ])('S9.024 %i x %i pixels: %s', (width, height, expected) => {
    expect(sizeProblem({ width, height })).toBe(expected);
  });
});
