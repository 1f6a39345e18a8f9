import { describe, expect, it } from 'vitest';
import { PersonnelChangeType as Type } from '@hengcai/shared/enums';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { remindersOf } from '../../../testing/reminders.ts';
import { idOf, peopleFor } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';
import { onDay } from './change-testing.ts';
import { warnOfRegular } from './regular.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange((made) => void ({ services, company, hr } = made));

let keys = 0;
const versionOf = async (who: string) =>
  (await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] }, hr))[0]?.version ?? 0;
const done = async (name: string, who: string, input: object) =>
  services.ok(
    `personnelChange.${name}`,
    { clientMutationId: `mutation-${(keys += 1)}`, empId: idOf(who), version: await versionOf(who), ...input },
    hr,
  );
const memberPage = (who: string) => `/team-management/my-team/details?id=${idOf(who)}`;
const pagesOf = async (who: string) =>
  (await remindersOf(services, await services.signIn(company.code, who))).map(({ page }) => page);

describe('what a manager is told of a change leads to', () => {
  it('the person in the team, for whoever leads the person by then', async () => {
    const transfer = { changeType: Type.TRANSFER, deptId: idOf('south'), bossEmpId: idOf('chief') };
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-11-10' });
    expect([await pagesOf('lead'), await pagesOf('chief')]).toEqual([[memberPage('ann')], [null]]);
  });

  it('nowhere for whoever has led the person', async () => {
    const transfer = { changeType: Type.TRANSFER, deptId: idOf('south'), bossEmpId: idOf('chief') };
    await done('relocate', 'ann', { ...transfer, effectiveDate: '2026-11-01' });
    expect([await pagesOf('lead'), await pagesOf('chief')]).toEqual([[null], [memberPage('ann')]]);
  });

  it('the person whose probation ends, and where several end the team on probation', async () => {
    await onDay(services, company, '2026-11-01', warnOfRegular);
    expect(await pagesOf('chief')).toEqual([memberPage('trial')]);
    const other = { key: 'other', boss: 'chief', deptId: idOf('south') };
    await services.as(company, 'writes', (ctx) =>
      peopleFor(ctx, [{ ...other, entryDate: '2026-09-01', regularDate: '2026-12-01' }]),
    );
    await onDay(services, company, '2026-11-16', warnOfRegular);
    expect(await pagesOf('chief')).toEqual(['/team-management/my-team?status=PROBATION', memberPage('trial')]);
  });
});
