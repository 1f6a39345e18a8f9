import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { PointRuleEvent } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { employee, inServiceOn } from '../employee/tables.ts';
import { levelNames } from '../performance/public.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { buildMallDemo } from './demo-mall.ts';
import { thanksLettersHandlers } from './letters.ts';
import { pointRulesHandlers } from './point-rules.ts';
import { givePointsByRules } from './rule-points.ts';
import { savePointSetting } from './setting.ts';
import { awardValuesHandlers } from './values.ts';

interface Words {
  values: readonly (readonly [name: string, nameEn: string, description: string])[];
  letters: readonly string[];
}
const CHINESE: Words = {
  values: [
    ['客户第一', 'Customer first', '先想客户要解决什么，再想我们怎么做'],
    ['坦诚协作', 'Open teamwork', '有话直说，主动补位'],
    ['追求卓越', 'Excellence', '把事情做到自己满意为止'],
    ['持续学习', 'Keep learning', '每个项目都复盘，每次复盘都分享'],
    ['担当', 'Ownership', '看见问题的人就是解决问题的人'],
  ],
  letters: [
    '客户凌晨反馈数据对不上，您第一时间上线排查，天亮前就给出了结果，客户专门来电感谢。',
    '评审会上您直接指出了方案的漏洞，又留下来陪我们一起改完，这个版本因此少走了很多弯路。',
    '感谢您把培训材料重新做了一遍，新同事都说一看就懂。',
    '项目交接时您把每个细节都写成了文档，我接手的第一周几乎没有卡住。',
    '展会缺人手，您主动放弃周末来帮忙，布展和接待都安排得井井有条。',
    '月底结账赶上系统升级，您带着大家核对到最后一笔，一分不差。',
    '谢谢您耐心听完一线同事的意见，并在两周内推动流程改好。',
  ],
};
const ACME: Words = {
  values: [
    ['ACME care', 'ACME care', 'ACME people look after their customers'],
    ['ACME candour', 'ACME candour', 'ACME people say what they think'],
    ['ACME craft', 'ACME craft', 'ACME people finish what they begin'],
  ],
  letters: [
    'Thank you for staying late to get the ACME release out.',
    'You told us plainly what was wrong with the ACME plan, and helped to put it right.',
    'Your notes made my first week at ACME easy.',
  ],
};

const { BIRTHDAY, LETTER, RESULT_LEVEL, SERVICE_YEARS } = PointRuleEvent;
/** Days since rules give points. */
const RULES_HOLD = 30;
const LETTERS = 28;
/** Days from one letter to the next. */
const STEP = 4;
/** Points for each recipient, in turns. */
const POINTS = [5, 10, 0, 3, 8, 15, 5, 0, 10];
/** Of people without a demo account. */
const OTHERS = 14;
/** Accounts that visitors of the demo sign in with. */
const ACCOUNTS = ['manager', 'employee', 'hr'];

/** Values, letters over the last months between some people, those of the demo accounts among them, and what they redeem. */
export async function buildRewardDemo(company: DemoCompany): Promise<void> {
  const { code, anchor, on } = company;
  const words = code === 'acme' ? ACME : CHINESE;
  const first = addDays(anchor, -(LETTERS + 1) * STEP);
  const { valueIds, people } = await on(first, async (ctx) => {
    await savePointSetting(ctx, { version: 0, monthlyAllowance: 100, lapseMonths: 24 });
    return { valueIds: await valuesOf(ctx, words), people: await peopleOf(ctx) };
  });
  const personAt = (at: number) => people[at % people.length] ?? '';
  for (let at = 0; at < LETTERS; at += 1) {
    const sender = personAt(at);
    const recipients = [at + 1 + (at % 3), ...(at % 4 === 0 ? [at + 5] : [])].map(personAt);
    const letter = {
      clientMutationId: `demo-letter-${at}`,
      empIds: recipients.filter((one) => one !== sender),
      valueId: valueIds[at % valueIds.length] ?? '',
      text: words.letters[at % words.letters.length] ?? '',
      points: POINTS[at % POINTS.length] ?? 0,
    };
    if (letter.empIds.length > 0)
      await on(addDays(first, (at + 1) * STEP), (ctx) => thanksLettersHandlers.sendLetter(letter, ctx), sender);
  }
  await buildMallDemo(company, people);
  await on(addDays(anchor, -RULES_HOLD), addRules);
  await on(anchor, givePointsByRules);
}

/** Points for birthdays, years of service, letters, and the best levels of appraisals. */
async function addRules(ctx: Ctx): Promise<void> {
  const best = (await levelNames(ctx)).slice(0, 1);
  const occasions = [
    ...best.map((level) => ({ event: RESULT_LEVEL, level, years: null, points: 60 })),
    ...[1, 3, 5, 10].map((years) => ({ event: SERVICE_YEARS, level: null, years, points: 20 * years })),
    { event: BIRTHDAY, level: null, years: null, points: 66 },
    { event: LETTER, level: null, years: null, points: 2 },
  ];
  for (const [at, occasion] of occasions.entries())
    await pointRulesHandlers.addRuleTemplate({ clientMutationId: `demo-point-rule-${at}`, ...occasion }, ctx);
}

async function valuesOf(ctx: Ctx, { values }: Words): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, [valueName, valueNameEn, description]] of values.entries()) {
    const value = { clientMutationId: `demo-value-${at}`, valueName, valueNameEn, description };
    ids.push((await awardValuesHandlers.addValue(value, ctx)).valueId);
  }
  return ids;
}

/** The people of the demo accounts, and the first of the others who sign in and stay. */
async function peopleOf({ tx, session, today }: Ctx): Promise<string[]> {
  const stays = and(
    eq(employee.companyId, session.companyId),
    eq(loginName.kind, 'account'),
    eq(userAccount.enabled, true),
    inServiceOn(today),
    isNull(employee.lastDay),
  );
  const people = (where: SQL | undefined, most: number) =>
    tx
      .select({ empId: employee.id })
      .from(employee)
      .innerJoin(userAccount, and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id)))
      .innerJoin(loginName, and(eq(loginName.companyId, userAccount.companyId), eq(loginName.userId, userAccount.id)))
      .where(and(stays, where))
      .orderBy(asc(employee.empNumber))
      .limit(most);
  const known = await people(inArray(loginName.name, ACCOUNTS), ACCOUNTS.length);
  const others = await people(undefined, OTHERS);
  return [...new Set([...known, ...others].map(({ empId }) => empId))];
}
