import { asc, eq } from 'drizzle-orm';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import type { Effect } from '@hengcai/shared/contract/kernel';
import { NOBODY } from '../../../kit/calls.ts';
import type { Ctx, Session } from '../../../kit/context.ts';
import { createContext } from '../../../kit/run.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { createPositions, createRanks } from '../../position/public.ts';
import { createDepartments, rootDepartmentId } from '../../org/public.ts';
import { idOf, peopleFor, type TestPerson } from '../fixtures.ts';
import { employee, employment } from '../tables.ts';
import { applyDueChanges } from './due.ts';

const PEOPLE: readonly TestPerson[] = [
  { key: 'chief', deptId: idOf('north') },
  { key: 'lead', boss: 'chief', deptId: idOf('north') },
  { key: 'ann', boss: 'lead', deptId: idOf('north'), cityName: 'Beijing' },
  { key: 'bob', boss: 'lead', deptId: idOf('north') },
  { key: 'trial', boss: 'chief', deptId: idOf('south'), entryDate: '2026-09-01', regularDate: '2026-12-01' },
  { key: 'hr', deptId: idOf('south'), roles: ['hr'] },
];

/** A company in which people can be moved about: four departments, two ranks, a chief, a manager with two reports, HR. */
export async function companyToChange(services: TestServices): Promise<TestCompany> {
  const company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    const parentId = await rootDepartmentId(ctx);
    const names = ['north', 'south', 'east', 'west'];
    await createDepartments(
      ctx,
      names.map((code) => ({
        deptId: idOf(code),
        code,
        name: `Department ${code}`,
        parentId,
        validFrom: '2020-01-01',
      })),
    );
    await peopleFor(ctx, PEOPLE);
    await createRanks(ctx, [
      { rankId: idOf('p5'), code: 'P5', name: 'P5', grade: 5 },
      { rankId: idOf('p6'), code: 'P6', name: 'P6', grade: 6 },
    ]);
    await createPositions(ctx, [{ positionId: idOf('clerk'), code: 'clerk', name: 'Clerk', jobFamilyId: null }]);
  });
  return company;
}

/** Runs code on a day, as the company's administrator unless somebody else is named. */
export const onDay = <T>(
  services: TestServices,
  company: TestCompany,
  day: string,
  fn: (ctx: Ctx) => Promise<T>,
  session: Session = company.session,
  effect: Effect = 'writes',
): Promise<T> =>
  services.kernel.db.withTenant(session, effect, (tx) =>
    fn(
      createContext(
        services.kernel,
        { session, language: 'en-US', requestId: 'test' },
        tx,
        instantOf(day, '09:00', company.session.timeZone),
        () => undefined,
      ),
    ),
  );

/** The daily job of a day. */
export function dayPasses(services: TestServices, company: TestCompany, day: string): Promise<void> {
  const { companyId, companyCode, timeZone } = company.session;
  const nobody = { ...NOBODY, companyId, companyCode, timeZone };
  return applyDueChanges((effect, fn) => onDay(services, company, day, fn, nobody, effect));
}

/** The dated rows of a person, in order, and what lists show of today. */
export const careerOf = (services: TestServices, company: TestCompany, key: string) =>
  services.as(company, 'reads', async ({ tx }) => ({
    rows: await tx
      .select()
      .from(employment)
      .where(eq(employment.empId, idOf(key)))
      .orderBy(asc(employment.validFrom)),
    now: (
      await tx
        .select()
        .from(employee)
        .where(eq(employee.id, idOf(key)))
    )[0],
  }));
