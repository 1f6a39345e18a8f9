import { describe, expect, it } from 'vitest';
import { describedDocument } from '../openapi.ts';
import { type Described, everythingIn, places } from './told.ts';

// A document is asserted as the plain JSON that others read.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = Record<string, any>;

const described = describedDocument('test');
const document = JSON.parse(JSON.stringify(described.document)) as Json;

const everything = everythingIn(document as Described);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
const EMPTY = new Set(['the', 'a', 'an', 'of', 'this', 'its', 'null', 'none', 'absent', 'or']);
const isNullable = ({ type, anyOf }: Json): boolean =>
  [type].flat().includes('null') || ((anyOf as Json[] | undefined) ?? []).some(isNullable);

describe('a stranger who reads the OpenAPI document', () => {
  it('is told of every parameter and of every property what it is', () => {
    expect(everything.length).toBeGreaterThan(1500);
    expect(places(everything.filter(({ description }) => !description))).toEqual([]);
  });

  it('is told more than its name', () => {
    const repeating = everything.filter(({ name, description }) => {
      const known = new Set(wordsOf(name.replace(/[A-Z]/g, ' $&')));
      return wordsOf(String(description)).every((word) => known.has(word) || EMPTY.has(word));
    });
    expect(places(repeating)).toEqual([]);
  });

  it('is told of everything that may be null what null means', () => {
    const silent = everything.filter(
      ({ schema, description }) => isNullable(schema) && !/\bnull\b/i.test(String(description)),
    );
    // What a call answers beside "done" is told as a whole.
    expect(places(silent.filter(({ schema }) => schema['type'] !== 'null'))).toEqual([]);
  });

  it('meets no schema that nothing refers to', () => {
    const text = JSON.stringify(document);
    const unused = Object.keys(document['components'].schemas as Json).filter(
      (name) => !text.includes(`"#/components/schemas/${name}"`),
    );
    expect(unused).toEqual([]);
  });
});

it('no description waits for a property that is not there', () => {
  expect(described.unusedWords).toEqual([]);
});
