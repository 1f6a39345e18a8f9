import { PageRight } from '@hengcai/shared/enums';
import { registerApprovers } from '../../kit/approval.ts';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyPasses, registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerJob } from '../../kit/jobs/registry.ts';
import { registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { accountHandlers } from './accounts.ts';
import { applyDueChanges } from './change/due.ts';
import { buildChangesDemo } from './change/demo.ts';
import { personnelChangeHandlers } from './change/handlers.ts';
import { recordRegular, warnOfRegular } from './change/regular.ts';
import { departmentPeopleHandlers } from './department-people.ts';
import { empmanageHandlers } from './empmanage.ts';
import { empupdateHandlers } from './empupdate.ts';
import { closeAccountsOfLeavers } from './exit.ts';
import { findApprovers } from './approvers.ts';
import { checkImportSafely } from './import/check-job.ts';
import { tellChanges } from './history.ts';
import { commitImport } from './import/commit-job.ts';
import { undoImport } from './import/undo-job.ts';
import { forgetImports } from './import/forget.ts';
import { invitationHandlers } from './invite/handlers.ts';
import { inviteByMail } from './invite/mail-job.ts';
import './known.ts';
import './merge.ts';
import './search.ts';
import { turnSecrets } from './turn-secrets.ts';
import { visibleIdsOf } from './visible.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

/** The company's head reads and exports, HR does everything. */
const grants = { CEO: VISIT + EXPORT, hr: VISIT + EDIT + EXPORT };
registerMenuGroup({ id: '20', parentId: null, order: 20, icon: 'employee' });
registerPage({ path: '/employee/list', menu: { id: '2010', parentId: '20', order: 10, icon: 'list' }, grants });
registerPage({
  path: '/employee/personnel-changes',
  menu: { id: '2020', parentId: '20', order: 20, icon: 'changes' },
  grants,
});
registerPage({ path: '/employee/add', grants });
registerPage({ path: '/employee/details', grants });

registerApprovers(findApprovers);
registerJob('employee.checkImport', checkImportSafely);
registerJob('employee.commitImport', commitImport);
registerJob('employee.undoImport', undoImport);
registerJob('employee.invite', inviteByMail);

registerTurnStep(({ write }) => turnSecrets(write));

registerAuditedObject('employee', async (ctx, empId) => (await visibleIdsOf(ctx, [empId])).has(empId), tellChanges);

/** What was filed ahead takes effect on its day; whoever has left signs in no more. */
registerDailyPasses('personnelChanges', applyDueChanges);
registerDailyStep('accountsOfLeavers', closeAccountsOfLeavers);
registerDailyStep('regularisations', recordRegular);
registerDailyStep('endingProbations', warnOfRegular);

registerDailyStep('imports', forgetImports);

/** What the module brings beside its entries in the registries. */
export const employee = {
  demo: buildChangesDemo,
  handlers: {
    departmentPeople: departmentPeopleHandlers,
    empmanage: empmanageHandlers,
    empupdate: empupdateHandlers,
    invitations: invitationHandlers,
    accounts: accountHandlers,
    personnelChange: personnelChangeHandlers,
  },
};
