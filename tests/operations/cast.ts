import type { Staffed } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import type { Data, Person, Stack } from './stack.ts';

/** Who plays in the walk, and what they write into every name and text. */
export interface Cast {
  company: Staffed;
  /** For rows that no operation makes. */
  services: Stack['services'];
  hr: Person;
  boss: Person;
  worker: Person;
  workerId: string;
  /** Runs the product for all companies. */
  operator: Person;
  mark: string;
  /** Reads a list whose rows a page size changes; answers the long page. */
  list(person: Person, name: string, variables: (pageSize: number) => Data): Promise<Data>;
}

/** Signs in an administrator, the head of the first department and one of the people there. */
export async function castOf(
  stack: Stack,
  company: Staffed,
  mark: string,
  list: Cast['list'] = (person, name, variables) => person.run(name, variables(40)),
): Promise<Cast> {
  const platform = await stack.services.createTestCompany('platform');
  const workerId = company.staffIds[0] ?? '';
  const numberOf = (id: string) => company.numberOf.get(id) ?? '';
  return {
    company,
    services: stack.services,
    hr: await stack.signIn(company.code, 'admin'),
    boss: await stack.signIn(company.code, numberOf(company.bossIds[0])),
    worker: await stack.signIn(company.code, numberOf(workerId)),
    workerId,
    operator: await stack.signIn(platform.code, 'admin'),
    mark,
    list,
  };
}

export const page = (pageSize: number) => ({ page: { pageNo: 1, pageSize } });
