import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PointEntryKind, PointRuleEvent } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { openAppraisalOf, staffedCompany } from '../../testing/appraisals.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { remindersOf } from '../../testing/reminders.ts';
import { idOf } from '../../testing/staff.ts';
import { newKey, rewardCompany, type RewardCompany } from './reward-testing.ts';
import { givePointsByRules } from './rule-points.ts';

const { BIRTHDAY, LETTER, RESULT_LEVEL, SERVICE_YEARS } = PointRuleEvent;
let services: TestServices;
let at: RewardCompany;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
});
afterAll(() => services.stop());
beforeEach(async () => {
  at = await rewardCompany(services);
});

const asOf = <T>(company: RewardCompany['company'], day: string, act: (ctx: Ctx) => Promise<T>) =>
  services.as(company, 'writes', (ctx) => act({ ...ctx, today: day, now: new Date(`${day}T04:00:00Z`) }));
/** Gives what is due at the beginning of some days. */
const give = async (...days: string[]) => {
  for (const day of days) await asOf(at.company, day, givePointsByRules);
};
const rule = (event: number, points: number, more: object = {}) => ({
  clientMutationId: newKey(),
  ...{ event, level: null, years: null, points },
  ...more,
});
const add = (...said: Parameters<typeof rule>) => at.ok('hr', 'addRuleTemplate', rule(...said));
/** What somebody was given by rules, the newest first. */
const given = async (who: string) =>
  (await at.ok(who, 'listOwnEntry')).items
    .filter(({ kind }) => kind === PointEntryKind.RULE)
    .map(({ delta, rule }) => [delta, rule?.event, rule?.level ?? rule?.years ?? null]);
const born = (who: string, day: string) =>
  services.engine.run('update employee set birth_date = $2 where id = $1', [idOf(who), day]);
const entered = (who: string, day: string) =>
  services.engine.run('update employee set entry_date = $2 where id = $1', [idOf(who), day]);

describe('S7.062 rules of points', () => {
  it('are added once for an event, changed, disabled and enabled again from that day on, and deleted', async () => {
    const { ruleId, ...first } = await add(BIRTHDAY, 66, { level: 'A', years: 3 });
    expect(first).toMatchObject({ level: null, years: null, points: 66, enabled: true, since: '2026-11-01' });
    expect(await at.refusal('hr', 'addRuleTemplate', rule(BIRTHDAY, 1))).toEqual([422, 'event POINT_RULE_EXISTS']);
    await add(SERVICE_YEARS, 5, { years: 1 });
    await add(SERVICE_YEARS, 5, { years: 3 });
    await add(RESULT_LEVEL, 9, { level: 'A' });
    const again = rule(RESULT_LEVEL, 1, { level: 'a' });
    expect(await at.refusal('hr', 'addRuleTemplate', again)).toEqual([422, 'event POINT_RULE_EXISTS']);
    const changed = { ruleId, version: 1, points: 88, enabled: false };
    expect(await at.ok('hr', 'updateRuleTemplate', changed)).toMatchObject({ points: 88, enabled: false, version: 2 });
    expect(await at.refusal('hr', 'updateRuleTemplate', changed)).toEqual([409, 'version CONFLICT']);
    await at.ok('hr', 'deleteRuleTemplate', { ruleId, version: 2 });
    const { items } = await at.ok('hr', 'listRuleTemplate');
    expect(items.map(({ event, level, years }) => [event, level ?? years])).toEqual([
      [RESULT_LEVEL, 'A'],
      [SERVICE_YEARS, 1],
      [SERVICE_YEARS, 3],
    ]);
  });

  it('say what their event asks for, and give one point at least', async () => {
    expect(await at.refusal('hr', 'addRuleTemplate', rule(RESULT_LEVEL, 1))).toEqual([422, 'level REQUIRED']);
    expect(await at.refusal('hr', 'addRuleTemplate', rule(SERVICE_YEARS, 1))).toEqual([422, 'years REQUIRED']);
    expect(await at.refusal('hr', 'addRuleTemplate', rule(BIRTHDAY, 0))).toEqual([400, 'points TOO_SMALL']);
  });

  it('S2.019 are a page of HR', async () => {
    expect(await at.refusal('ann', 'listRuleTemplate')).toEqual([403, '- FORBIDDEN']);
    expect(await at.refusal('ann', 'addRuleTemplate', rule(BIRTHDAY, 1))).toEqual([403, '- FORBIDDEN']);
  });
});

describe('S1.045 points by rules', () => {
  it('come on a birthday, also after days without a run, once a year, and are told', async () => {
    await add(BIRTHDAY, 66);
    await born('bob', '1990-11-05');
    await born('ann', '2000-02-29');
    await give('2026-11-04');
    expect(await given('bob')).toEqual([]);
    await give('2026-11-08', '2026-11-08', '2026-11-09');
    expect(await given('bob')).toEqual([[66, BIRTHDAY, null]]);
    expect((await remindersOf(services, at.token('bob'))).map(({ remindContent }) => remindContent)).toEqual([
      'Happy birthday! This brings you points: 66.',
    ]);
    await give('2027-02-27');
    expect(await given('ann')).toEqual([]);
    await give('2027-02-28', '2027-03-01', '2027-11-05');
    expect(await given('ann')).toEqual([[66, BIRTHDAY, null]]);
    expect(await given('bob')).toHaveLength(2);
  });

  it('come for years of service, and not for those completed before the rule or while it was disabled', async () => {
    const { ruleId } = await add(SERVICE_YEARS, 30, { years: 3 });
    await entered('bob', '2023-11-10');
    await entered('ann', '2023-10-31');
    await entered('cai', '2023-11-20');
    await give('2026-11-10');
    expect([await given('bob'), await given('ann')]).toEqual([[[30, SERVICE_YEARS, 3]], []]);
    const used = await at.refusal('hr', 'deleteRuleTemplate', { ruleId, version: 1 });
    expect(used).toEqual([422, '- POINT_RULE_USED']);
    await at.ok('hr', 'updateRuleTemplate', { ruleId, version: 1, points: 30, enabled: false });
    await give('2026-11-20');
    await services.engine.run(`update point_rule set enabled = true, since = '2026-11-21' where id = $1`, [ruleId]);
    await give('2026-11-22');
    expect(await given('cai')).toEqual([]);
  });

  it('come for letters, one of each sender a month, and never for hidden ones', async () => {
    await add(LETTER, 2);
    for (const who of ['ann', 'ann', 'cai']) await at.ok(who, 'sendLetter', at.letter(['bob']));
    const hidden = await at.ok('hr', 'sendLetter', at.letter(['bob']));
    const { letterId, version } = hidden;
    await at.ok('admin', 'hideLetter', { letterId, version, reason: '重复' });
    await give('2026-11-02', '2026-11-03');
    expect(await given('bob')).toEqual([
      [2, LETTER, null],
      [2, LETTER, null],
    ]);
  });

  it('are explained to their person alone: a rule would say when somebody was born', async () => {
    await add(BIRTHDAY, 66);
    await born('bob', '1990-11-05');
    await give('2026-11-05');
    const { items } = await at.ok('hr', 'listEntry', { empId: idOf('bob') });
    expect(items).toMatchObject([{ delta: 66, kind: PointEntryKind.RULE, rule: null }]);
  });

  it('pass over whoever has left', async () => {
    await add(BIRTHDAY, 66);
    await born('gone', '1990-11-05');
    await give('2026-11-05');
    expect((await at.ok('hr', 'listEntry', { empId: idOf('gone') })).items).toEqual([]);
  });
});

describe('points for results', () => {
  it('come with the level of an archived plan, unless its people see comments only', async () => {
    const company = await staffedCompany(services);
    const appraisal = await openAppraisalOf(services, company);
    const plan = (values: string) =>
      services.engine.run(`update assessment_plan set ${values} where id = $1`, [appraisal.plan.id]);
    await services.engine.run(`update assessment_info set level_name = 'B' where plan_id = $1`, [appraisal.plan.id]);
    const [calibrated] = company.staffIds;
    await services.engine.run(`update assessment_info set calibrated_level = 'A' where emp_id = $1`, [calibrated]);
    const said = rule(RESULT_LEVEL, 9, { level: 'A' });
    await services.ok('pointRules.addRuleTemplate', said, company.adminToken);
    expect(await services.ok('pointRules.listRuleLevel', {}, company.adminToken)).toContain('A');
    const entries = async (day: string) => {
      await asOf(company, day, givePointsByRules);
      const { rows } = await services.engine.run('select emp_id, delta from point_entry where company_id = $1', [
        company.companyId,
      ]);
      return rows;
    };
    expect(await entries('2026-11-02')).toEqual([]);
    await plan(`status = 5, archived_at = '2026-11-02T02:00:00Z', view_what = 1`);
    expect(await entries('2026-11-03')).toEqual([]);
    await plan('view_what = 2');
    expect(await entries('2026-11-04')).toEqual([{ emp_id: calibrated, delta: 9 }]);
    expect(await entries('2026-11-05')).toHaveLength(1);
  });
});
