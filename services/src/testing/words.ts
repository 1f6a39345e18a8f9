import { expect } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { nameKeys } from '../modules/employee/names.ts';

interface Stored {
  number: string;
  name: string;
  nameEn: string | null;
  email: string | null;
  keys: string[];
}

/** Everybody in the database is found by the words that their names make now, and by no others. */
export async function expectWordsKept(engine: Engine): Promise<void> {
  const { rows } = await engine.run(
    `select e.emp_number as number, e.name, e.name_en as "nameEn", e.email, array(select k.key from employee_key k
       where k.company_id = e.company_id and k.emp_id = e.id) as keys from employee e order by e.company_id, e.id`,
  );
  const people = rows as unknown as Stored[];
  expect(people.length).toBeGreaterThan(0);
  expect(people.map(({ number, keys }) => ({ number, keys: keys.toSorted() }))).toEqual(
    people.map((person) => ({ number: person.number, keys: nameKeys(person).toSorted() })),
  );
}
