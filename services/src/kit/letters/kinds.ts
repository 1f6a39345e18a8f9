import { LetterKind, type ValueOf } from '@hengcai/shared/enums';
import { type LetterPlaceholder, placeholder } from '@hengcai/shared/rules/letter';
import { translate } from '../../messages/translate.ts';
import type { Ctx, LanguageCode } from '../context.ts';

export type Kind = ValueOf<typeof LetterKind>;

/** What stands for the placeholders of a letter about one person; null: not known, or not for the caller to read. */
export type LetterValues = Readonly<Record<string, string | null>>;

/** A kind of mail or letter; the module that writes it says what may stand in it. */
export interface LetterDefinition {
  /** The shipped wording is the messages `<text>.subject` and `<text>.body`, what a placeholder means `letter.<name>`. */
  text: string;
  placeholders: readonly LetterPlaceholder[];
  /** Whether fields the company has added may stand in it: as in a letter, or as in a mail. Absent: none. */
  own?: 'letter' | 'mail';
  /** What the letter to somebody the caller sees would say today; not found where the caller sees nobody. */
  preview: (ctx: Ctx, empId: string, language: LanguageCode) => Promise<LetterValues>;
}

const kinds = new Map<Kind, LetterDefinition>();

/** Makes a kind of letter known: companies can word it themselves from then on. */
export function registerLetter(kind: Kind, definition: LetterDefinition): void {
  if (kinds.has(kind)) throw new Error(`Two modules write letters of kind ${kind}.`);
  kinds.set(kind, definition);
}

/** What is known of a kind. */
export function letterOf(kind: Kind): LetterDefinition {
  const found = kinds.get(kind);
  if (!found) throw new Error(`No module writes letters of kind ${kind}.`);
  return found;
}

/** All kinds that modules write, in the order of their numbers. */
export const letterKinds = (): Kind[] => [...kinds.keys()].sort((a, b) => a - b);

/** How a kind is worded where a company has said nothing, with its placeholders as people write them. */
export function shippedWording(kind: Kind, language: LanguageCode): { subject: string; body: string } {
  const { text, placeholders } = letterOf(kind);
  const params = Object.fromEntries(placeholders.map(({ name }) => [name, placeholder(name)]));
  return {
    subject: translate(language, `${text}.subject`, params),
    body: translate(language, `${text}.body`, params),
  };
}

/** A placeholder that may stand anywhere and may be left out. */
export const plain = (name: string): LetterPlaceholder => ({ name, required: false, bodyOnly: false });
