import { COMMODITIES_PAGE } from '@hengcai/shared/contract/reward/commodities';
import { EXCHANGE_RATE_PAGE } from '@hengcai/shared/contract/reward/exchange';
import { EXCHANGE_RULE_PAGE } from '@hengcai/shared/contract/reward/point-rules';
import { LETTERS_PAGE } from '@hengcai/shared/contract/reward/letters';
import { MALL_PAGE } from '@hengcai/shared/contract/reward/mall-page';
import { RECORDS_PAGE } from '@hengcai/shared/contract/reward/orders';
import { ALL_POINTS_PAGE, OWN_POINTS_PAGE, RANKING_PAGE } from '@hengcai/shared/contract/reward/points';
import { VALUES_PAGE } from '@hengcai/shared/contract/reward/values';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject, type CanSee } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerOwnRecord } from '../../kit/own-record.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerTodo } from '../../kit/todos.ts';
import { visibleIdsOf } from '../employee/public.ts';
import { commoditiesHandlers } from './commodities.ts';
import { buildRewardDemo } from './demo.ts';
import { exchangeRateHandlers } from './exchange-rate.ts';
import { lapsePoints } from './lapse.ts';
import { seesLetter, thanksLettersHandlers } from './letters.ts';
import { awardMallHandlers } from './mall.ts';
import { seesOrder } from './orders.ts';
import { ownRewards } from './own-record.ts';
import { pointRulesHandlers } from './point-rules.ts';
import { awardPointsHandlers } from './points.ts';
import { conversionRecordsHandlers, ordersOnPages } from './records.ts';
import { givePointsByRules } from './rule-points.ts';
import { rewardTodos } from './todos.ts';
import { awardValuesHandlers } from './values.ts';

const { EDIT, EXPORT, VISIT } = PageRight;
/** Everybody thanks and is thanked; HR looks after values, letters and points, and the company's head sees them. */
const everybody = (rights: number) => ({ CEO: rights, hr: rights, MANAGER: rights, ORDINARY: rights });

registerMenuGroup({ id: '120', parentId: null, order: 70, icon: 'reward' });
registerPage({
  path: LETTERS_PAGE,
  menu: { id: '12010', parentId: '120', order: 10, icon: 'thankYouLetters' },
  grants: everybody(VISIT + EDIT),
});
registerPage({
  path: RANKING_PAGE,
  menu: { id: '12020', parentId: '120', order: 20, icon: 'pointRanking' },
  grants: everybody(VISIT),
});
registerPage({
  path: OWN_POINTS_PAGE,
  menu: { id: '12030', parentId: '120', order: 30, icon: 'ownPoints' },
  grants: everybody(VISIT),
});
registerPage({
  path: MALL_PAGE,
  menu: { id: '12035', parentId: '120', order: 35, icon: 'mall' },
  grants: everybody(VISIT + EDIT),
});
registerPage({
  path: ALL_POINTS_PAGE,
  menu: { id: '12040', parentId: '120', order: 40, icon: 'allPoints' },
  grants: { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT },
});
registerPage({
  path: VALUES_PAGE,
  menu: { id: '12050', parentId: '120', order: 50, icon: 'rewardValues' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});
registerPage({
  path: COMMODITIES_PAGE,
  menu: { id: '12070', parentId: '120', order: 70, icon: 'commodities' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});
registerPage({
  path: RECORDS_PAGE,
  menu: { id: '12080', parentId: '120', order: 80, icon: 'conversionRecords' },
  grants: { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT },
});
registerPage({
  path: EXCHANGE_RATE_PAGE,
  menu: { id: '12090', parentId: '120', order: 90, icon: 'exchangeRate' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});

registerPage({
  path: EXCHANGE_RULE_PAGE,
  menu: { id: '12060', parentId: '120', order: 60, icon: 'pointRules' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});

registerTodo(rewardTodos);
registerOwnRecord(ownRewards);
registerDailyStep('pointsLapse', lapsePoints);
registerDailyStep('pointsByRules', givePointsByRules);

const seesValues: CanSee = async ({ session }) => hasRight(session, VALUES_PAGE);
registerAuditedObject('rewardValue', seesValues);
registerAuditedObject('rewardSetting', seesValues);
registerAuditedObject('pointRule', async ({ session }) => hasRight(session, EXCHANGE_RULE_PAGE));
registerAuditedObject('exchangeRate', async ({ session }) => hasRight(session, EXCHANGE_RATE_PAGE));
registerAuditedObject('commodity', async ({ session }) => hasRight(session, COMMODITIES_PAGE));
registerAuditedObject('commodityOrder', seesOrder(ordersOnPages));
registerAuditedObject('thankYouLetter', seesLetter);
registerAuditedObject(
  'points',
  async (ctx, empId) => hasRight(ctx.session, ALL_POINTS_PAGE) && (await visibleIdsOf(ctx, [empId])).has(empId),
);

/** What the module brings beside its entries in the registries. */
export const reward = {
  demo: buildRewardDemo,
  handlers: {
    awardValues: awardValuesHandlers,
    thanksLetters: thanksLettersHandlers,
    awardPoints: awardPointsHandlers,
    exchangeRate: exchangeRateHandlers,
    pointRules: pointRulesHandlers,
    commodities: commoditiesHandlers,
    awardMall: awardMallHandlers,
    conversionRecords: conversionRecordsHandlers,
  },
};
