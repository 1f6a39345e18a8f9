import { pageWords } from './generated/pageWords';

/** A page of the reader's menu. */
export interface FoundPage {
  path: string;
  name: string;
  /** Id of the page's title, by which its words are known. */
  title: string;
}

const tails = (parts: readonly string[], between: string) => parts.map((_, from) => parts.slice(from).join(between));

/** What a page may be found by: its name and its titles in both languages, in pinyin, by initials, from each word on. */
function keysOf({ name, title }: FoundPage): string[] {
  const [chinese = '', english = '', read = ''] = pageWords[title] ?? [];
  const syllables = read.split(' ');
  return [
    ...tails([...name], ''),
    ...tails([...chinese], ''),
    ...tails(english.split(' '), ' '),
    ...tails(syllables, ''),
    ...tails(
      syllables.map((one) => one.slice(0, 1)),
      '',
    ),
  ].map((key) => key.toLowerCase());
}

/** The pages of which a word begins so, those whose name does first. */
export function findPages(pages: readonly FoundPage[], keyword: string): FoundPage[] {
  const wanted = keyword.trim().toLowerCase();
  const found = pages.filter((page) => keysOf(page).some((key) => key.startsWith(wanted)));
  const rank = ({ name }: FoundPage) => (name.toLowerCase().startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
