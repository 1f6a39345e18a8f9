import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { ConditionResult } from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { addDays } from '@hengcai/shared/rules/dates';
import { LEVELS } from '@hengcai/shared/rules/position/match';
import { startServices, type TestCompany, type TestServices } from './testing/kit.ts';
import { remindersOf } from './testing/reminders.ts';
import { idOf, peopleFor } from './modules/employee/fixtures.ts';
import { createPositions } from './modules/position/public.ts';

const { BELOW_MINIMUM, BELOW_IDEAL, OVERQUALIFIED } = ConditionResult;
const TODAY = '2026-11-01';
type Calls = Contract['positionmatch']['endpoints'];
type Match = DataOf<Calls['getmatch']>;

let services: TestServices;
let company: TestCompany;
let tokens: Record<string, string>;
let positionId: string;
let other: string;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TODAY } });
});
afterAll(() => services.stop());

const ok = <K extends keyof Calls>(name: K, input: object, as = 'HR') =>
  services.ok<DataOf<Calls[K]>>(`positionmatch.${name}`, { ...input }, tokens[as] ?? company.adminToken);
async function refusal(name: keyof Calls, input: object, as = 'HR') {
  const { status, data } = await services.call(`positionmatch.${name}`, { ...input }, tokens[as] ?? company.adminToken);
  const { errors } = data as { errors: { field: string | null; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field || '-'} ${code}`)];
}
const condition = (itemName: string, minimum: string, ideal: string, weight = '1') => ({
  itemName,
  minimum,
  ideal,
  weight,
});
const CONDITIONS = [condition('沟通', '2', '4', '3'), condition('分析', '1', '2'), condition('带教', '3', '4')];

// HR; the boss leads lead, who leads a and b; x is led by nobody here.
beforeEach(async () => {
  company = await services.createTestCompany();
  await services.as(company, 'writes', async (ctx) => {
    [positionId, other] = [ctx.newId(), ctx.newId()];
    await createPositions(ctx, [
      { positionId, code: 'DEV', name: '工程师' },
      { positionId: other, code: 'QA', name: '测试' },
    ]);
    await peopleFor(ctx, [
      { key: 'HR', roles: ['hr'] },
      { key: 'boss', positionId },
      { key: 'lead', boss: 'boss', positionId },
      { key: 'a', boss: 'lead', positionId },
      { key: 'b', boss: 'lead', positionId: other },
      { key: 'x', positionId: other },
    ]);
  });
  tokens = {};
  for (const key of ['HR', 'boss', 'lead', 'a']) tokens[key] = await services.signIn(company.code, key);
  await ok('saverequirement', { positionId, version: 0, conditions: CONDITIONS });
});

const matchOf = (key: string, as = 'HR', of = positionId) => ok('getmatch', { empId: idOf(key), positionId: of }, as);
/** Levels by the names of what they are of. */
async function levels(key: string, of: Record<string, string>, more: object = {}) {
  const { conditions } = await matchOf(key);
  const own = 'own' in more;
  return {
    empId: idOf(key),
    positionId,
    validFrom: TODAY,
    levels: Object.entries(of).map(([name, level]) => {
      const { itemId, assessed, ownView } = conditions.find(({ itemName }) => itemName === name)!;
      return { itemId, level, evidence: own ? undefined : '述职', version: (own ? ownView : assessed)?.version ?? 0 };
    }),
    ...more,
  };
}
const say = async (key: string, of: Record<string, string>, as = 'HR', more: object = {}): Promise<Match> =>
  ok('savelevel', await levels(key, of, more), as);

it('S1.042 S5.084 a position asks for levels, each item once, ideal above minimum by less than three', async () => {
  const save = (conditions: object[], version = 1) => refusal('saverequirement', { positionId, version, conditions });
  expect(await save([condition('沟通', '2', '5')])).toEqual([422, 'conditions.0.ideal CONDITION_SPAN']);
  expect(await save([condition('沟通', '2', '2')])).toEqual([422, 'conditions.0.ideal CONDITION_SPAN']);
  expect(await save([condition('a', '1', '2'), condition('A', '1', '2')])).toEqual([
    422,
    'conditions.1.itemName CONDITION_TWICE',
  ]);
  expect(await save(CONDITIONS, 0)).toEqual([409, 'version CONFLICT']);

  // One thing has one name, whoever asks for it and however it is written.
  const saved = await ok('saverequirement', {
    positionId: other,
    version: 0,
    conditions: [condition(' 沟通 ', '1', '2'), condition('新知', '0', '2.5')],
  });
  const first = await ok('getrequirement', { positionId });
  expect(saved.conditions[0]?.itemId).toBe(first.conditions[0]?.itemId);
  expect(first).toMatchObject({ version: 1, editable: true, conditions: CONDITIONS });
  expect((await ok('listitem', {})).map(({ itemName }) => itemName).sort()).toEqual(
    ['沟通', '分析', '带教', '新知'].sort(),
  );
  expect((await ok('getrequirement', { positionId }, 'lead')).editable).toBe(false);
  expect(await refusal('saverequirement', { positionId, version: 1, conditions: [] }, 'lead')).toEqual([
    403,
    '- FORBIDDEN',
  ]);
});

it('S1.042 a match is the weighted mean of what is met, gaps first, the own view beside it', async () => {
  expect((await matchOf('a')).fit).toMatchObject({ match: null, unassessedCount: 3 });
  await say('a', { 沟通: '3', 分析: '4.5' });
  const told = await say('a', { 带教: '2' }, 'lead');
  expect(told.conditions.map(({ itemName, result }) => [itemName, result])).toEqual([
    ['带教', BELOW_MINIMUM],
    ['沟通', BELOW_IDEAL],
    ['分析', OVERQUALIFIED],
  ]);
  // (3 x 2/3 + 1 + 0) / 5
  expect(told.fit).toMatchObject({ match: '60', belowCount: 1, unassessedCount: 0, overqualifiedCount: 1 });

  const own = await say('a', { 带教: '4.5' }, 'a', { own: true });
  expect(own).toMatchObject({ isMe: true, assessable: false, fit: { match: '60' } });
  expect(own.conditions[0]).toMatchObject({ itemName: '带教', assessed: { level: '2' }, ownView: { level: '4.5' } });
});

it('S1.042 levels are said by the line manager or HR, with evidence, and never by oneself', async () => {
  expect((await matchOf('a', 'lead')).assessable).toBe(true);
  expect((await matchOf('a', 'boss')).assessable).toBe(false);
  const one = await levels('a', { 沟通: '3' });
  expect(await refusal('savelevel', one, 'boss')).toEqual([422, '- LEVEL_NOT_YOURS']);
  expect(await refusal('savelevel', one, 'a')).toEqual([422, '- LEVEL_NOT_YOURS']);
  expect(await refusal('savelevel', { ...one, own: true }, 'lead')).toEqual([403, '- FORBIDDEN']);
  const [level] = one.levels;
  const wrong = (change: object) => refusal('savelevel', { ...one, levels: [{ ...level, ...change }] }, 'lead');
  expect(await wrong({ evidence: ' ' })).toEqual([422, 'levels.0.evidence LEVEL_EVIDENCE_REQUIRED']);
  expect(await wrong({ level: '3.2' })).toEqual([422, 'levels.0.level LEVEL_IN_HALVES']);
  expect(await wrong({ itemId: idOf('nothing') })).toEqual([422, 'levels.0.itemId UNKNOWN_REFERENCE']);
  expect(await wrong({ version: 7 })).toEqual([409, 'version CONFLICT']);
  expect(await refusal('savelevel', { ...one, validFrom: addDays(TODAY, 1) }, 'lead')).toEqual([
    422,
    'validFrom LEVEL_NOT_AHEAD',
  ]);
  expect(await refusal('savelevel', { ...one, levels: [level, level] }, 'lead')).toEqual([
    422,
    'levels.1.itemId LEVEL_TWICE',
  ]);
});

it('S1.042 what was said before stays known, and the same day is said anew', async () => {
  const past = addDays(TODAY, -40);
  await say('a', { 沟通: '2' }, 'lead', { validFrom: past });
  await say('a', { 沟通: '3' }, 'lead');
  const { levels: all, conditions } = await say('a', { 沟通: '3.5' }, 'HR');
  expect(conditions.find(({ itemName }) => itemName === '沟通')).toMatchObject({
    assessed: { level: '3.5', since: TODAY, version: 3 },
  });
  expect(all).toMatchObject([
    { level: '3.5', validFrom: TODAY, saidBy: idOf('HR') },
    { level: '2', validFrom: past, saidBy: idOf('lead') },
  ]);
  expect(await refusal('savelevel', await levels('a', { 沟通: '1' }, { validFrom: past }), 'lead')).toEqual([
    422,
    'validFrom LEVEL_UNDER_A_LATER_ONE',
  ]);
});

it('levels are seen by the person, those above and HR: of nobody above oneself, and of no colleague', async () => {
  await say('lead', { 沟通: '3' });
  await say('boss', { 沟通: '3' });
  expect((await ok('getmatch', {}, 'a')).empId).toBe(idOf('a'));
  const unseen = [404, '- NOT_FOUND'];
  // Those who report see who leads them, and not how they are judged.
  for (const [whose, who] of [
    ['lead', 'a'],
    ['b', 'a'],
    ['boss', 'lead'],
    ['x', 'lead'],
  ] as const)
    expect(await refusal('getmatch', { empId: idOf(whose) }, who)).toEqual(unseen);
  expect(await refusal('whofits', { positionId }, 'a')).toEqual([403, '- FORBIDDEN']);
  const seenBy = async (who: string, everybody = false) =>
    (await ok('whofits', { positionId, everybody }, who)).items.map(({ empId }) => empId);
  expect(await seenBy('HR')).toEqual([idOf('boss'), idOf('lead'), idOf('a')]);
  expect(await seenBy('boss')).toEqual([idOf('boss'), idOf('lead'), idOf('a')]);
  expect(await seenBy('lead')).toEqual([idOf('lead'), idOf('a')]);
  expect(await seenBy('lead', true)).toEqual([idOf('lead')]);
  expect((await ok('listmatch', {}, 'lead')).items).toMatchObject([
    { positionId, conditionCount: 3, peopleCount: 2, assessedCount: 1, belowCount: 0 },
    { positionId: other, conditionCount: 0, peopleCount: 1 },
  ]);
});

it('whoever is next learns of it: the person of an assessment, the line manager of an own view', async () => {
  const places = async (who: string) => (await remindersOf(services, tokens[who] ?? '')).map(({ page }) => page);
  await say('a', { 沟通: '3' }, 'lead');
  await say('a', { 沟通: '4' }, 'a', { own: true });
  const page = `/position/person-job/match?person=${idOf('a')}`;
  expect(await places('a')).toEqual([page]);
  expect(await places('lead')).toEqual([page]);
});

it('who fits is in the order of the match, by the formula of one person, with one count for all filters', async () => {
  const pick = randomOf(20_261_124);
  const keys = ['boss', 'lead', 'a', 'b', 'x'];
  for (const key of keys)
    await say(key, {
      沟通: pick.pick(LEVELS),
      ...(pick.chance(0.6) && { 分析: pick.pick(LEVELS) }),
      ...(pick.chance(0.6) && { 带教: pick.pick(LEVELS) }),
    });
  const { items, total } = await ok('whofits', { positionId, everybody: true });
  expect(total).toBe(keys.length);
  const alone = await Promise.all(keys.map(async (key) => (await matchOf(key)).fit));
  const byMatch = alone.sort((a, b) => Number(b.match) - Number(a.match)).map(({ empId, match }) => ({ empId, match }));
  expect(items.map(({ match }) => match)).toEqual(byMatch.map(({ match }) => match));
  for (const fit of alone) expect(items.find(({ empId }) => empId === fit.empId)).toEqual(fit);
  const fitting = await ok('whofits', { positionId, everybody: true, fitting: true, pageSize: 1 });
  expect(fitting.total).toBe(alone.filter((one) => one.belowCount + one.unassessedCount === 0).length);
  expect((await ok('whofits', { positionId, everybody: true, keyword: 'person a' })).items).toMatchObject([
    { empId: idOf('a') },
  ]);
  expect((await ok('listmatch', { described: false })).items.map((one) => one.positionId)).toEqual([other]);
  expect(items.filter((one) => one.unassessedCount > 0).length).toBe(
    alone.filter((one) => one.unassessedCount > 0).length,
  );
});
