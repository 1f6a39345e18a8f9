import {
  departmentImport,
  jobFamilyImport,
  positionImport,
  rankImport,
  recordImport,
} from '@hengcai/shared/contract/employee/file-imports';
import { empmanage } from '@hengcai/shared/contract/employee/employee';
import { personnelChange } from '@hengcai/shared/contract/employee/personnelChange';
import { invitations } from '@hengcai/shared/contract/employee/invitation';
import { PageRight } from '@hengcai/shared/enums';
import { registerApprovers } from '../../kit/approval.ts';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { registerDailyPasses, registerDailyStep } from '../../kit/jobs/daily.ts';
import { registerJob } from '../../kit/jobs/registry.ts';
import { registerOwnRecord } from '../../kit/own-record.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { registerPeopleRights } from '../../kit/people-rights.ts';
import { registerTodo } from '../../kit/todos.ts';
import { registerRoutes } from '../../kit/routes.ts';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { accountHandlers } from './accounts.ts';
import { applyDueChanges } from './change/due.ts';
import { buildChangesDemo } from './change/demo.ts';
import { changeTodos } from './change/approval/todos.ts';
import { personnelChangeHandlers } from './change/handlers.ts';
import { checkChanges } from './change/import/check-job.ts';
import { commitChanges } from './change/import/commit-job.ts';
import { changeProposalHandlers } from './change/proposal/handlers.ts';
import { changeProposalTodos } from './change/proposal/todos.ts';
import { registerChangeLetters } from './change/letter-values.ts';
import { recordRegular, warnOfRegular } from './change/regular.ts';
import { warnOfContracts } from './contract/warn.ts';
import { customFieldHandlers } from './custom/handlers.ts';
import { customDictHandlers } from './dictionary/handlers.ts';
import { departmentPeopleHandlers } from './department-people.ts';
import { empmanageHandlers } from './empmanage.ts';
import { empupdateHandlers } from './empupdate.ts';
import { closeAccountsOfLeavers } from './exit.ts';
import { eraseLeavers } from './erase.ts';
import { findApprovers } from './approvers.ts';
import { checkImportSafely } from './import/check-job.ts';
import { namesOfPerson, tellChanges } from './history.ts';
import { commitImport } from './import/commit-job.ts';
import { undoImport } from './import/undo-job.ts';
import { checkFile } from './import/file/check-job.ts';
import { commitFile } from './import/file/commit-job.ts';
import {
  departmentImportHandlers,
  jobFamilyImportHandlers,
  positionImportHandlers,
  rankImportHandlers,
  recordImportHandlers,
} from './import/file/handlers.ts';
import { undoFile } from './import/file/undo-job.ts';
import { forgetImports } from './import/forget.ts';
import { jobsOf } from './import/steps.ts';
import type { FileKind } from './tables-import.ts';
import { invitationHandlers } from './invite/handlers.ts';
import { registerInvitations } from './invite/letter.ts';
import { inviteByMail } from './invite/mail-job.ts';
import { empfieldHandlers } from './layout/handlers.ts';
import './known.ts';
import './merge.ts';
import './search.ts';
import { ownSheets } from './own/sheets.ts';
import { recordProposalHandlers } from './proposal/handlers.ts';
import { proposalTodos } from './proposal/todos.ts';
import { turnProposals } from './proposal/turn.ts';
import { syncHandlers } from './sync/handlers.ts';
import { startNightly } from './sync/pull/nightly.ts';
import { syncDirectory } from './sync/pull/run-job.ts';
import { SCIM_PATH } from './sync/scim/path.ts';
import { scimRoutes } from './sync/scim/routes.ts';
import { turnSyncSecret } from './sync/turn-secret.ts';
import { warnOfCertificates } from './records/warn.ts';
import { inDetails } from './rights.ts';
import { seeAsHandlers } from './see-as/handlers.ts';
import { turnSecrets } from './turn-secrets.ts';
import { aboveCaller, departmentsInScope, visibleEmployees, visibleIdsOf } from './visible.ts';

const { EDIT, EXPORT, VISIT } = PageRight;

const FILE_CALLS = {
  departments: departmentImport,
  positions: positionImport,
  ranks: rankImport,
  jobFamilies: jobFamilyImport,
  records: recordImport,
} as const;
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

registerPeopleRights({ visible: visibleEmployees, visibleIdsOf, aboveCaller, departmentsInScope });
registerApprovers(findApprovers);
registerJob('employee.checkImport', checkImportSafely, { through: empmanage.endpoints.mapimport.policy });
registerJob('employee.commitImport', commitImport, { through: empmanage.endpoints.commitimport.policy });
registerJob('employee.undoImport', undoImport, { through: empmanage.endpoints.undoimport.policy });
registerJob('employee.invite', inviteByMail, { through: invitations.endpoints.invitebymail.policy });
registerJob('employee.syncDirectory', syncDirectory);
registerJob('employee.checkChanges', checkChanges, { through: personnelChange.endpoints.mapimport.policy });
registerJob('employee.commitChanges', commitChanges, { through: personnelChange.endpoints.commitimport.policy });

for (const [kind, { endpoints }] of Object.entries(FILE_CALLS) as [FileKind, (typeof FILE_CALLS)[FileKind]][]) {
  const { check, commit, undo } = jobsOf(kind);
  registerJob(check, checkFile(kind), { through: endpoints.mapimport.policy });
  registerJob(commit, commitFile(kind), { through: endpoints.commitimport.policy });
  registerJob(undo, undoFile(kind), { through: endpoints.undoimport.policy });
}

registerRoutes(SCIM_PATH, scimRoutes);
registerDailyStep('directorySync', startNightly);

registerOwnRecord(ownSheets);
registerTodo(proposalTodos);
registerTodo(changeTodos);
registerTodo(changeProposalTodos);
registerInvitations();
registerChangeLetters();

registerTurnStep(({ write }) => turnSecrets(write));
registerTurnStep(({ write }) => turnProposals(write));
registerTurnStep(({ write }) => write(turnSyncSecret));

registerAuditedObject('employee', async (ctx, empId) => (await visibleIdsOf(inDetails(ctx), [empId])).has(empId), {
  tell: tellChanges,
  names: namesOfPerson,
});

/** What was filed ahead takes effect on its day; whoever has left signs in no more. */
registerDailyPasses('personnelChanges', applyDueChanges);
registerDailyPasses('erasedLeavers', eraseLeavers);
registerDailyStep('accountsOfLeavers', closeAccountsOfLeavers);
registerDailyStep('regularisations', recordRegular);
registerDailyStep('endingProbations', warnOfRegular);
registerDailyStep('endingCertificates', warnOfCertificates);
registerDailyStep('contracts', warnOfContracts);

registerDailyStep('imports', forgetImports);

/** What the module brings beside its entries in the registries. */
export const employee = {
  demo: buildChangesDemo,
  handlers: {
    customDict: customDictHandlers,
    customField: customFieldHandlers,
    departmentImport: departmentImportHandlers,
    departmentPeople: departmentPeopleHandlers,
    positionImport: positionImportHandlers,
    rankImport: rankImportHandlers,
    jobFamilyImport: jobFamilyImportHandlers,
    recordImport: recordImportHandlers,
    seeAs: seeAsHandlers,
    empfield: empfieldHandlers,
    empmanage: empmanageHandlers,
    empupdate: empupdateHandlers,
    invitations: invitationHandlers,
    accounts: accountHandlers,
    personnelChange: personnelChangeHandlers,
    changeProposal: changeProposalHandlers,
    recordProposal: recordProposalHandlers,
    sync: syncHandlers,
  },
};
