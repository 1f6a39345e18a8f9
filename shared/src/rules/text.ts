import { LIMITS } from './limits.ts';

/** Texts as people type them (specification 5). Lengths count characters as a person does (code points), as PostgreSQL does too. */

/** The number of characters of a text. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Takes emoji out of a text; digits, `#`, `*` and Chinese characters outside the basic plane stay (specification 5, text areas). */
export function stripEmoji(text: string): string {
  return text.replace(/\p{RGI_Emoji}/gv, '');
}

/** How many more characters fit; negative when the text is too long (specification 5, text areas). */
export function remaining(text: string, max: number): number {
  return max - lengthOf(text);
}

/** Cuts a long text and ends it with an ellipsis (specification 5, remind text); shorter ones stay as they are. */
export function cutText(text: string, max: number = LIMITS.remindText): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}
