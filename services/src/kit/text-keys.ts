import { pinyin } from 'pinyin-pro';

const HAN = /\p{Script=Han}/u;
/** A character of Chinese, or a run of letters and digits. */
const PARTS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** The whole, and what is left of it without its first part, its first two... */
export const tails = (parts: readonly string[], between: string): string[] =>
  parts.map((_, from) => parts.slice(from).join(between));

/** What a text may be found by, lower case: as it is, in pinyin and by its initials, each from every word or character on. */
export function textKeys(text: string): string[] {
  const lower = text.toLowerCase();
  const keys = [...lower.matchAll(PARTS)].map(({ index }) => lower.slice(index));
  if (HAN.test(text)) {
    const parts = lower.match(PARTS) ?? [];
    const read = parts.map((part) => (HAN.test(part) ? pinyin(part, { toneType: 'none', v: true }) : part));
    keys.push(
      ...tails(read, ''),
      ...tails(
        read.map((part) => [...part][0] ?? ''),
        '',
      ),
    );
  }
  return [...new Set(keys)];
}
