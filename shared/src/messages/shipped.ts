import type { Pair } from './bilingual.ts';
import { labels } from './modules/performance.ts';

const HEADINGS: readonly Pair[] = Object.values(labels.AssessmentColumnType);

/** English headings that were shipped before, by the Chinese ones of today: templates made then still have them. */
const FORMER: readonly Pair[] = [
  ['计量单位', 'Measure unit'],
  ['上级评分', 'Superior’s score'],
  ['上级评语', 'Superior’s comment'],
];

const BY_TEXT = new Map<string, Pair>([
  ...HEADINGS.flatMap((pair) => pair.map((text): [string, Pair] => [text, pair])),
  ...FORMER.flatMap(([zh, text]) => HEADINGS.filter(([now]) => now === zh).map((pair): [string, Pair] => [text, pair])),
]);

/**
 * A text of a template in the reader's language, where the product brought it and nobody has changed it since; what
 * people wrote themselves stays as they wrote it.
 */
export function shippedIn(language: 'zh-CN' | 'en-US', text: string): string {
  const pair = BY_TEXT.get(text);
  return pair ? pair[language === 'zh-CN' ? 0 : 1] : text;
}
