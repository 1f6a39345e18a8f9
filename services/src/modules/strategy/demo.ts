import { and, eq, isNull } from 'drizzle-orm';
import { StrategyPerspective, type ValueOf } from '@hengcai/shared/enums';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { deptVersion } from '../org/tables.ts';
import { agreedTargetsOfYear } from '../performance/public.ts';
import { strategymapHandlers } from './strategymap.ts';

const { CUSTOMER, FINANCE, LEARNING, PROCESS } = StrategyPerspective;

interface Words {
  map: (year: number) => string;
  /** In the order of `SHAPE`. */
  objectives: readonly (readonly [name: string, measure: string])[];
}
/** Where each objective stands, and which it leads to. */
const SHAPE: readonly (readonly [ValueOf<typeof StrategyPerspective>, leadsTo: readonly number[]])[] = [
  [FINANCE, []],
  [FINANCE, [0]],
  [FINANCE, [0]],
  [CUSTOMER, [1]],
  [CUSTOMER, [1, 2]],
  [PROCESS, [3]],
  [PROCESS, [4]],
  [PROCESS, [2]],
  [LEARNING, [5, 6]],
  [LEARNING, [7]],
  [LEARNING, [6]],
];
const CHINESE: Words = {
  map: (year) => `${year} 年公司战略地图`,
  objectives: [
    ['提高经营利润', '经营利润率'],
    ['扩大销售收入', '销售收入同比增长'],
    ['降低运营成本', '成本收入比'],
    ['赢得重点行业客户', '重点行业新签客户数'],
    ['提升客户满意度', '客户净推荐值'],
    ['缩短新品上市周期', '立项到上市天数'],
    ['准时交付', '准时交付率'],
    ['精益生产', '一次合格率'],
    ['建设关键人才梯队', '关键岗位继任者覆盖率'],
    ['生产数字化', '设备联网率'],
    ['营造安全文化', '安全培训覆盖率'],
  ],
};
const ACME: Words = {
  map: (year) => `ACME strategy ${year}`,
  objectives: [
    ['ACME operating profit', 'Operating margin'],
    ['Grow revenue', 'Growth over last year'],
    ['Lower operating costs', 'Cost-income ratio'],
    ['Win key industries', 'New customers in key industries'],
    ['Delight customers', 'Net promoter score'],
    ['Bring products out faster', 'Days from start to launch'],
    ['Deliver on time', 'Deliveries on time'],
    ['Lean production', 'First pass yield'],
    ['Build the bench', 'Key positions with a successor'],
    ['Digital production', 'Machines connected'],
    ['A culture of safety', 'People trained'],
  ],
};

/** The strategy map of this year, whose lower objectives are brought by what departments agreed to reach. */
export async function buildStrategyDemo({ code, anchor, on }: DemoCompany): Promise<void> {
  const words = code === 'acme' ? ACME : CHINESE;
  const year = Number(anchor.slice(0, 4));
  const head = await on(anchor, headOfCompany);
  // Its head heads all departments, and so sees their targets.
  const draw = async (ctx: Ctx) => {
    const { items } = await agreedTargetsOfYear(ctx, { year, pageNo: 1, pageSize: 100 });
    const reported = items.filter((one) => one.progress !== null);
    const ids = SHAPE.map(() => ctx.newId());
    const objectives = SHAPE.map(([perspective, leadsTo], i) => ({
      objectiveId: ids[i] ?? '',
      perspective,
      objectiveName: words.objectives[i]?.[0] ?? '',
      measure: words.objectives[i]?.[1] ?? null,
      leadsTo: leadsTo.flatMap((at) => ids[at] ?? []),
      // The causes have targets, one each; what they lead to is read from the arrows.
      cellCodes: perspective === FINANCE ? [] : reported.slice(i - 3, i - 2).map((one) => one.cellCode),
    }));
    const input = { clientMutationId: 'demo-strategy-map', strategyMapName: words.map(year), year, objectives };
    await strategymapHandlers.savestrategymap(input, ctx);
  };
  await on(anchor, draw, head);
}

async function headOfCompany({ tx, session, today }: Ctx): Promise<string | undefined> {
  const [root] = await tx
    .select({ head: deptVersion.headEmpId })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, session.companyId), isNull(deptVersion.parentId), asOf(deptVersion, today)));
  return root?.head ?? undefined;
}
