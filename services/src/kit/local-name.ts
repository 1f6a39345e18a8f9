import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from './context.ts';

type Reader = Pick<Ctx, 'language'>;

/** A name as the screens show it to a reader: the English one where English is read and there is one. */
export const localName = <Name extends string | null>(
  { language }: Reader,
  name: Name,
  nameEn: string | null | undefined,
): Name | string => (language === 'en-US' && nameEn ? nameEn : name);

/** The same as a column of a query; of a row that an outer join did not find, null. */
export const localNameOf = <Name extends string | null = string>(
  { language }: Reader,
  { name, nameEn }: { name: PgColumn | SQL; nameEn: PgColumn | SQL },
): SQL<NoInfer<Name>> =>
  language === 'en-US' ? sql<Name>`coalesce(nullif(${nameEn}, ''), ${name})` : sql<Name>`${name}`;

/** What an account is called: as its person is, by its own name where it is nobody's. */
export const accountNameOf = <Name extends string | null = string>(
  reader: Reader,
  account: { displayName: PgColumn },
  person: { name: PgColumn; nameEn: PgColumn },
): SQL<NoInfer<Name>> => sql<Name>`coalesce(${localNameOf(reader, person)}, ${account.displayName})`;

/** What a stored text is told with: a name with its English one beside it (`name`, `nameEn`) as its reader has it. */
export const localParams = <Value>(reader: Reader, params: Record<string, Value>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      const nameEn = params[`${key}En`];
      return [key, typeof value === 'string' && typeof nameEn === 'string' ? localName(reader, value, nameEn) : value];
    }),
  );

/** Whether a written name is somebody's, whichever language a file was made in. */
export const isNameOf = (written: string, name: string, nameEn: string | null): boolean =>
  written === name || written === nameEn;
