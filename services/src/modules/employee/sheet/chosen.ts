import { sameText } from '@hengcai/shared/rules/employee/import-mending';
import type { LanguageCode } from '../../../kit/context.ts';

/** What is chosen from a dictionary of the company. */
export interface ChosenCell {
  kind: 'chosen';
  several: boolean;
  values: readonly Choice[];
  /** The codes of the labels, in either language, that a cell names; null where it names another one. */
  codesIn: (written: string) => string[] | null;
}
interface Choice {
  value: string;
  label: Record<LanguageCode, string>;
  /** False: people have it, and nobody is given it any more. */
  offered: boolean;
}

const BETWEEN = { 'zh-CN': '、', 'en-US': ', ' } as const;
const SEPARATOR = /[,、;\n]/;
const UP_TO_SEPARATOR = /^\s*(?:[,、;\n]\s*|$)/;

export function chosenCell(values: readonly Choice[], several: boolean): ChosenCell {
  const codes = new Map<string, string>();
  for (const { value, label } of values)
    for (const text of [value, ...Object.values(label)].map(sameText)) if (!codes.has(text)) codes.set(text, value);
  const place = new Map(values.map(({ value }, at) => [value, at]));
  const inOrder = (found: readonly string[]) =>
    [...new Set(found)].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const codesIn = (written: string): string[] | null => {
    const text = sameText(written);
    const whole = codes.get(text);
    if (whole !== undefined) return [whole];
    if (!several) return null;
    const parts = text.split(SEPARATOR).flatMap((part) => part.trim() || []);
    const found = parts.flatMap((part) => codes.get(part) ?? []);
    if (parts.length > 0 && found.length === parts.length) return inOrder(found);
    const taken = longestFirst(text, codes);
    return taken && inOrder(taken);
  };
  return { kind: 'chosen', several, values, codesIn };
}

/** Labels may hold what stands between them: the longest that fits is taken each time. */
function longestFirst(text: string, codes: ReadonlyMap<string, string>): string[] | null {
  const labels = [...codes.keys()].sort((a, b) => b.length - a.length);
  const found: string[] = [];
  for (let rest = text; rest !== '';) {
    const label = labels.find((one) => rest.startsWith(one) && UP_TO_SEPARATOR.test(rest.slice(one.length)));
    if (label === undefined) return null;
    found.push(codes.get(label) ?? '');
    rest = rest.slice(label.length).replace(UP_TO_SEPARATOR, '');
  }
  return found.length === 0 ? null : found;
}

/** Choices by name, as screens join them; a code that the dictionary does not have stands as it is. */
export const choicesText = ({ values }: ChosenCell, codes: readonly string[], language: LanguageCode): string =>
  codes.map((code) => values.find(({ value }) => value === code)?.label[language] ?? code).join(BETWEEN[language]);
