import { CustomFieldType, FieldGroup } from '@hengcai/shared/enums';
import { type LetterPlaceholder, type LetterText, placeholdersIn } from '@hengcai/shared/rules/letter';
import type { Ctx, LanguageCode } from '../../kit/context.ts';
import { administrator } from '../../kit/identity.ts';
import { type Kind, letterOf, type LetterValues } from '../../kit/letters/kinds.ts';
import { letterDay } from '../../kit/letters/write.ts';
import { inBoth } from './dictionary/entries.ts';
import { ownColumns, ownWords } from './custom/columns.ts';
import { readCustomFields, type CustomFieldData } from './custom/fields.ts';
import { customValuesOf } from './custom/values.ts';
import { readerOf, rightsOverPeople, type GroupName } from './rights.ts';

/** What is read after signing in and never in a mail. */
const NOT_MAILED: ReadonlySet<GroupName> = new Set([FieldGroup.SALARY, FieldGroup.BANK, FieldGroup.ID_DOCUMENT]);

/** The fields the company has added that a kind of letter may name, by their name, which is unique in the company. */
async function fieldsOf(ctx: Ctx, kind: Kind): Promise<CustomFieldData[]> {
  const { own, placeholders } = letterOf(kind);
  if (own === undefined) return [];
  return (await readCustomFields(ctx)).filter(
    ({ enabled, groupCode, name }) =>
      enabled &&
      !(own === 'mail' && NOT_MAILED.has(groupCode)) &&
      !/[{}]/.test(name) &&
      !placeholders.some((one) => one.name === name),
  );
}

/** What may be written into letters of a kind, the company's own fields behind the others; `meaning` is in the language of the call. */
export async function placeholdersOf(ctx: Ctx, kind: Kind): Promise<(LetterPlaceholder & { meaning: string })[]> {
  const { own, placeholders } = letterOf(kind);
  return [
    ...placeholders.map((one) => ({ ...one, meaning: ctx.t(`letter.${one.name}`) })),
    ...(await fieldsOf(ctx, kind)).map((field) => ({
      name: field.name,
      required: false,
      // A subject is read on locked screens.
      bodyOnly: own === 'mail',
      meaning: inBoth(field)[ctx.language],
    })),
  ];
}

/** What placeholders mean; one of a field that is not used any more, its name. */
export async function meaningsOf(ctx: Ctx, kind: Kind, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const known = new Map((await placeholdersOf(ctx, kind)).map(({ name, meaning }) => [name, meaning]));
  return names.map((name) => known.get(name) ?? name);
}

const namedIn = ({ subject, body }: LetterText): ReadonlySet<string> => new Set(placeholdersIn(`${subject}\n${body}`));

/** Placeholders of ours about what not everybody may read who may read work data. */
const OF_CONTRACT = ['contractType', 'contractStart', 'contractEnd'];

/** The groups of what a text names beyond work data: whoever may not read one of them does not read the letter. */
export async function groupsNamed(ctx: Ctx, kind: Kind, text: LetterText): Promise<GroupName[]> {
  const named = namedIn(text);
  const fields = await fieldsOf(ctx, kind);
  const contract = OF_CONTRACT.some((name) => named.has(name)) ? [FieldGroup.CONTRACT] : [];
  return [...new Set([...contract, ...fields.flatMap(({ name, groupCode }) => (named.has(name) ? groupCode : []))])];
}

/**
 * What the company's own fields that texts name hold for some people, as far as their maker may read them: as many
 * statements for one as for some hundred, and none where no text names any. What starts by itself, the company makes.
 */
export async function ownLetterValues(
  ctx: Ctx,
  kind: Kind,
  texts: readonly LetterText[],
  people: readonly { empId: string; language: LanguageCode }[],
): Promise<ReadonlyMap<string, LetterValues>> {
  const { placeholders } = letterOf(kind);
  const named = new Set(texts.flatMap((one) => [...namedIn(one)]));
  for (const { name } of placeholders) named.delete(name);
  if (named.size === 0) return new Map();
  const maker = ctx.session.userId === '' ? { ...ctx, session: { ...ctx.session, roles: [administrator()] } } : ctx;
  const columns = await ownColumns(
    ctx,
    (await fieldsOf(ctx, kind)).filter(({ name }) => named.has(name)),
  );
  const reader = await readerOf(maker);
  const ids = people.map(({ empId }) => empId);
  const rightsOf = await rightsOverPeople(maker, reader, ids);
  const held = await customValuesOf(ctx.tx, reader, new Map(ids.map((empId) => [empId, rightsOf(empId)])));
  return new Map(
    people.map(({ empId, language }) => [
      empId,
      Object.fromEntries(
        columns.map((column) => {
          const { fieldId, fieldType, name } = column.own;
          const values = held.get(empId)?.find((one) => one.fieldId === fieldId)?.values ?? [];
          const isDay = fieldType === CustomFieldType.DATE;
          return [name, isDay ? letterDay(values[0] ?? null, language) : ownWords(column, values, language)];
        }),
      ),
    ]),
  );
}
