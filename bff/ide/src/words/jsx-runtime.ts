// React's own, with GraphiQL's words said in the language of the page: `vite.config.ts` puts it in its place.
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import chinese from '../../messages/graphiql.zh-CN.json';
import { language } from '../texts.ts';
import { inWords, type Words } from './words.ts';

export { Fragment } from 'react/jsx-runtime';

const words: Words = language === 'zh-CN' ? chinese : {};

type Props = Readonly<Record<string, unknown>>;

/** What of an element is read or read aloud. */
const SAID = ['children', 'aria-label', 'placeholder', 'title'];

const say = (value: unknown): unknown =>
  typeof value === 'string' ? inWords(value, words) : Array.isArray(value) ? value.map(say) : value;

/** Only at elements of the page: what components get may be a name that they look something up by. */
const worded = (type: ElementType, props: Props): Props =>
  typeof type === 'string'
    ? { ...props, ...Object.fromEntries(SAID.filter((name) => name in props).map((name) => [name, say(props[name])])) }
    : props;

export const jsx = (type: ElementType, props: Props, key?: Key) => react.jsx(type, worded(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => react.jsxs(type, worded(type, props), key);
