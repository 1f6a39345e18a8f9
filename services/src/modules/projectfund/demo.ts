import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { DemoCompany } from '../../kit/demo.ts';
import { buildBudgets, type BudgetWords } from './demo-budgets.ts';
import { projecttypeHandlers } from './projecttype.ts';

/** Days before the first of the month of the demo. */
const TYPES_SINCE = 60;

interface Words extends BudgetWords {
  /** Name and what it is for; the last one is not used any more. */
  types: readonly (readonly [name: string, description: string])[];
  nodes: readonly [manager: string, hr: string, head: string];
}
const CHINESE: Words = {
  types: [
    ['研发项目', '新产品研发、重大技术改造'],
    ['客户交付项目', '按合同向客户交付的实施项目'],
    ['市场拓展项目', '新区域、新行业的市场开拓'],
    ['内部改善项目', '已并入研发项目'],
  ],
  nodes: ['直属上级审批', '人力资源审核', '总经理批准'],
  projects: [
    ['智能排产系统', 'YF-2026-001'],
    ['华东客户交付', 'JF-2026-007'],
    ['薪酬体系升级', 'JF-2026-009'],
    ['西南市场拓展', 'SC-2026-003'],
    ['能耗监测平台', 'YF-2026-004'],
  ],
  agreed: '目标明确，同意。',
  rejected: '预算偏高，请按人天重新测算后提交。',
  lead: '项目负责人',
  joined: '中途加入，实际投入高于计划',
};
const ACME: Words = {
  types: [
    ['ACME research', 'New products and technology'],
    ['ACME delivery', 'Projects delivered under a contract'],
    ['ACME improvement', 'Now part of ACME research'],
  ],
  nodes: ['Line manager', 'HR', 'Chief executive'],
  projects: [
    ['ACME planner', 'R-2026-001'],
    ['ACME rollout east', 'D-2026-007'],
    ['ACME pay system', 'D-2026-009'],
    ['ACME leaner stock', 'D-2026-003'],
    ['ACME energy meter', 'R-2026-004'],
  ],
  agreed: 'Clear goals. Agreed.',
  rejected: 'The budget is high. Please work it out by person-days and submit it again.',
  lead: 'Leads the project',
  joined: 'Did more than was planned',
};

/** Types of projects with their flows, and applications for budgets; the last type is disabled by now. */
export async function buildProjectFundDemo(company: DemoCompany): Promise<void> {
  const { code, anchor, on } = company;
  const words = code === 'acme' ? ACME : CHINESE;
  const { types, nodes } = words;
  const [manager, hr, head] = nodes;
  const mode = ApprovalMode.ANY;
  const flow = [
    { nodeName: manager, kind: ApproverKind.LINE_MANAGER, level: 1, mode },
    { nodeName: hr, kind: ApproverKind.ROLE, roleCode: 'hr', mode },
    { nodeName: head, kind: ApproverKind.ROLE, roleCode: 'CEO', mode },
  ];
  const typeIds: string[] = [];
  await on(addDays(anchor, -TYPES_SINCE), async (ctx) => {
    for (const [at, [projectTypeName, description]] of types.entries()) {
      const said = { projectTypeName, description, flow: at === 0 ? flow : flow.slice(0, 2) };
      const clientMutationId = `demo-project-type-${at}`;
      typeIds.push((await projecttypeHandlers.addprojecttype({ clientMutationId, ...said }, ctx)).projectTypeId);
    }
  });
  await buildBudgets(company, words, typeIds);
  await on(anchor, (ctx) =>
    projecttypeHandlers.updateprojecttypestatus(
      { projectTypeId: typeIds.at(-1) ?? '', version: 1, enabled: false },
      ctx,
    ),
  );
}
