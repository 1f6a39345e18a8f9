import { PLAN_DETAILS } from '@hengcai/shared/contract/probation/probationplan';
import { RULE_DETAILS } from '@hengcai/shared/contract/probation/probationplanrule';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyStep } from '../../kit/jobs/daily.ts';
import { hasRight, registerPage } from '../../kit/pages.ts';
import { registerTodo } from '../../kit/todos.ts';
import './departments.ts';
import './leavers.ts';
import { buildProbationDemo } from './demo.ts';
import { moveByDay, planEntries } from './daily.ts';
import { probationExportHandlers, probationFlowHandlers, probationplanHandlers } from './probationplan.ts';
import { mayRead, namesOfPerson } from './plan.ts';
import { probationplanruleHandlers } from './rules.ts';
import { registerProbationLetter } from './tell.ts';
import { probationTodos } from './todos.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** HR and the company's head look after rules; everybody works on the plans they take part in. */
const grants = { CEO: VISIT + EDIT + EXPORT, hr: VISIT + EDIT + EXPORT };
registerPage({ path: RULE_DETAILS, grants });
registerPage({ path: PLAN_DETAILS, grants: { ...grants, MANAGER: VISIT + EDIT, ORDINARY: VISIT + EDIT } });

registerTodo(probationTodos);
registerProbationLetter();
registerDailyStep('probationEntries', planEntries);
registerDailyStep('probationDays', moveByDay);
registerAuditedObject('probationRule', async ({ session }) => hasRight(session, RULE_DETAILS));
registerAuditedObject('probationPlan', mayRead, { names: namesOfPerson });

/** What the module brings beside its entries in the registries. */
export const probation = {
  demo: buildProbationDemo,
  handlers: {
    probationplanrule: probationplanruleHandlers,
    probationplan: probationplanHandlers,
    probationFlow: probationFlowHandlers,
    probationExport: probationExportHandlers,
  },
};
