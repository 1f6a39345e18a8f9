import { PageRight } from '@hengcai/shared/enums';
import { registerApprovers } from '../../kit/approval.ts';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyPasses, registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerJob } from '../../kit/jobs/registry.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerPeopleRights } from '../../kit/people-rights.ts';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { accountHandlers } from './accounts.ts';
import { applyDueChanges } from './change/due.ts';
import { buildChangesDemo } from './change/demo.ts';
import { personnelChangeHandlers } from './change/handlers.ts';
import { checkChanges } from './change/import/check-job.ts';
import { commitChanges } from './change/import/commit-job.ts';
import { registerChangeLetters } from './change/letter-values.ts';
import { recordRegular, warnOfRegular } from './change/regular.ts';
import { customFieldHandlers } from './custom/handlers.ts';
import { customDictHandlers } from './dictionary/handlers.ts';
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
import { registerInvitations } from './invite/letter.ts';
import { inviteByMail } from './invite/mail-job.ts';
import { empfieldHandlers } from './layout/handlers.ts';
import './known.ts';
import './merge.ts';
import './search.ts';
import { warnOfCertificates } from './records/warn.ts';
import { turnSecrets } from './turn-secrets.ts';
import { departmentsInScope, visibleEmployees, visibleIdsOf } from './visible.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

const SETTING_PAGE = '/employee/custom-setting';
const FIELD_PAGE = '/employee/field';

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
/** Who may see what of people is the administrators' to decide. */
registerPage({
  path: FIELD_PAGE,
  menu: { id: '2040', parentId: '20', order: 40, icon: 'fields' },
  grants: { CEO: VISIT, hr: VISIT },
});
registerPage({
  path: SETTING_PAGE,
  menu: { id: '2050', parentId: '20', order: 50, icon: 'dictionaries' },
  grants: { CEO: VISIT, hr: VISIT + EDIT },
});
registerAuditedObject('dictionary', async ({ session }) => hasRight(session, SETTING_PAGE));
registerAuditedObject('employeeFields', async ({ session }) => hasRight(session, FIELD_PAGE));

registerPeopleRights({ visible: visibleEmployees, visibleIdsOf, departmentsInScope });
registerApprovers(findApprovers);
registerJob('employee.checkImport', checkImportSafely);
registerJob('employee.commitImport', commitImport);
registerJob('employee.checkChanges', checkChanges);
registerJob('employee.commitChanges', commitChanges);
registerJob('employee.undoImport', undoImport);
registerJob('employee.invite', inviteByMail);

registerInvitations();
registerChangeLetters();

registerTurnStep(({ write }) => turnSecrets(write));

registerAuditedObject('employee', async (ctx, empId) => (await visibleIdsOf(ctx, [empId])).has(empId), tellChanges);

/** What was filed ahead takes effect on its day; whoever has left signs in no more. */
registerDailyPasses('personnelChanges', applyDueChanges);
registerDailyStep('accountsOfLeavers', closeAccountsOfLeavers);
registerDailyStep('regularisations', recordRegular);
registerDailyStep('endingProbations', warnOfRegular);
registerDailyStep('endingCertificates', warnOfCertificates);

registerDailyStep('imports', forgetImports);

/** What the module brings beside its entries in the registries. */
export const employee = {
  demo: buildChangesDemo,
  handlers: {
    customDict: customDictHandlers,
    customField: customFieldHandlers,
    departmentPeople: departmentPeopleHandlers,
    empfield: empfieldHandlers,
    empmanage: empmanageHandlers,
    empupdate: empupdateHandlers,
    invitations: invitationHandlers,
    accounts: accountHandlers,
    personnelChange: personnelChangeHandlers,
  },
};
