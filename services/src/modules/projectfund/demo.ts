import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import type { DemoCompany } from '../../kit/demo.ts';
import { projecttypeHandlers } from './projecttype.ts';

interface Words {
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
};
const ACME: Words = {
  types: [
    ['ACME research', 'New products and technology'],
    ['ACME delivery', 'Projects delivered under a contract'],
    ['ACME improvement', 'Now part of ACME research'],
  ],
  nodes: ['Line manager', 'HR', 'Chief executive'],
};

/** Types of projects with their flows, one of them disabled. */
export async function buildProjectFundDemo({ code, anchor, on }: DemoCompany): Promise<void> {
  const { types, nodes } = code === 'acme' ? ACME : CHINESE;
  const [manager, hr, head] = nodes;
  const mode = ApprovalMode.ANY;
  const flow = [
    { nodeName: manager, kind: ApproverKind.LINE_MANAGER, level: 1, mode },
    { nodeName: hr, kind: ApproverKind.ROLE, roleCode: 'hr', mode },
    { nodeName: head, kind: ApproverKind.ROLE, roleCode: 'CEO', mode },
  ];
  await on(anchor, async (ctx) => {
    for (const [at, [projectTypeName, description]] of types.entries()) {
      const said = { projectTypeName, description, flow: at === 0 ? flow : flow.slice(0, 2) };
      const clientMutationId = `demo-project-type-${at}`;
      const { projectTypeId, version } = await projecttypeHandlers.addprojecttype({ clientMutationId, ...said }, ctx);
      if (at === types.length - 1)
        await projecttypeHandlers.updateprojecttypestatus({ projectTypeId, version, enabled: false }, ctx);
    }
  });
}
