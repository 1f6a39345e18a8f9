import { syncPerson } from '@hengcai/services/src/modules/employee/tables-sync.ts';
import { FEISHU_APP, startFeishuServer } from '@hengcai/services/src/testing/feishu-server.ts';
import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';
import { approveChanges, changeByDate, proposePersonnelChanges } from '../operations/walk-changes.ts';
import { importFiles } from '../operations/walk-files.ts';

export const proof: ModuleProof = {
  walk: [
    ['files personnel changes and takes them back', changeByDate],
    ['has personnel changes approved', approveChanges],
    ['has managers propose personnel changes', proposePersonnelChanges],
    ['arranges fields and gives rights on them', arrangeFields],
    ['keeps dictionaries', keepDictionaries],
    ['adds fields of its own', addFields],
    ['keeps minimum wages', keepWages],
    ['takes out the own record', ({ boss }) => boss.run('ExportMyRecord').then(() => undefined)],
    ['proposes changes of the own record', proposeChanges],
    ['takes people over from a directory', takeFromDirectory],
    ['imports files of departments, positions and records, and takes them back', importFiles],
    ['keeps titles, certificates and share options, and finds people by conditions', keepRecords],
  ],
  rows: {
    changeId: 'personnel_change',
    proposedChangeId: 'change_proposal',
    handOverTo: 'employee',
    letterId: 'letter',
    fieldId: 'custom_field',
    fieldIds: 'custom_field',
    recordId: 'employee_record',
    sortField: 'custom_field',
    wageId: 'minimum_wage',
    proposalId: 'record_proposal',
    runId: 'sync_run',
  },
  // Each reads the person beside the form; records read the pay beside the rest.
  budgets: {
    EmployeeRecords: 2,
    ChangeForm: 6,
    ChangeProposalForm: 5,
    RegularisationForm: 6,
    ExitForm: 6,
    StartDirectorySync: 2,
    // Pay over time beside the rest of what was saved; who approves beside the change.
    UpdateEmployeeSalary: 2,
    PersonnelChangeFlows: 2,
    SavePersonnelChangeFlow: 2,
    ChangesToApprove: 2,
    PersonnelChangeApproval: 2,
    ApprovePersonnelChange: 2,
    RefusePersonnelChange: 2,
    // The import beside its rows, and a step beside the job it starts.
    PersonnelChangeImportRows: 2,
    MapPersonnelChangeImport: 2,
    MendPersonnelChangeImport: 2,
    CommitPersonnelChangeImport: 2,
    FileImportRows: 2,
    MapFileImport: 2,
    MendFileImport: 2,
    CommitFileImport: 2,
    UndoFileImport: 2,
  },
};

/** Another order of the groups without one field, and a right of a role; both are put back. */
async function arrangeFields({ hr }: Cast): Promise<void> {
  const layout = async () => (await hr.run('EmployeeFieldLayout'))['employeeFieldLayout'] as Data;
  const arrange = async (groups: string[], hiddenFields: string[]) =>
    hr.run('ArrangeEmployeeFields', { input: { groups, hiddenFields, version: (await layout())['version'] } });
  const groups = ((await layout())['groups'] as { group: string }[]).map(({ group }) => group);
  await arrange(groups.toReversed(), ['politicalStatus']);
  await arrange(groups, []);
  const ceo = async () =>
    ((await hr.run('EmployeeFieldRoles'))['employeeFieldRoles'] as Data[]).find(({ id }) => id === 'CEO') as Data;
  for (const right of ['NONE', 'READ'])
    await hr.run('SaveEmployeeFieldRights', {
      input: { id: 'CEO', version: (await ceo())['version'], fieldRights: [{ group: 'BANK', right }] },
    });
}

/** A dictionary of the company with two entries: renamed, sorted, one disabled and enabled again. */
async function keepDictionaries({ hr, mark }: Cast): Promise<void> {
  const made = (answer: Data) => (Object.values(answer)[0] as Data)['dictionary'] as Data;
  const { id } = made(await hr.run('AddDictionaryEntry', { input: { name: `${mark} dictionary` } }));
  const dictionaryId = id as string;
  await hr.run('AddDictionaryEntry', { input: { dictionaryId, name: `${mark} one` } });
  await hr.run('AddDictionaryEntry', { input: { dictionaryId, name: `${mark} two` } });
  const now = async () => {
    const { dictionaries } = await hr.run('Dictionaries', { ids: [dictionaryId] });
    return (dictionaries as { version: number; entries: { code: string }[] }[])[0]!;
  };
  const { entries, version } = await now();
  const codes = entries.map(({ code }) => code).toReversed();
  await hr.run('OrderDictionary', { input: { dictionaryId, codes, version } });
  const one = async () => ({ dictionaryId, code: codes[0], version: (await now()).version });
  await hr.run('RenameDictionaryEntry', { input: { ...(await one()), name: `${mark} second` } });
  await hr.run('DisableDictionaryEntry', { input: await one() });
  await hr.run('EnableDictionaryEntry', { input: await one() });
}

/** Two proposals of somebody, one accepted and one withdrawn, a third refused, and two that wait. */
async function proposeChanges({ worker, workerId, hr, mark }: Cast): Promise<void> {
  const propose = async (group: string, values: Data) => {
    const input = { clientMutationId: mutationKey(), group, note: `${mark} note`, ...values };
    await worker.run('ProposeRecordChange', { input });
    const { employeeProposals } = await hr.run('EmployeeProposals', { employeeId: workerId });
    const { id, version } = (employeeProposals as Data[]).find((one) => one['group'] === group) as Data;
    return { id, version };
  };
  await hr.run('AcceptRecordProposal', { input: await propose('CONTACT', { phone: '13900001111' }) });
  const refused = await propose('BANK', { bankName: `${mark} bank` });
  await hr.run('RefuseRecordProposal', { input: { ...refused, opinion: `${mark} opinion` } });
  await worker.run('WithdrawRecordProposal', { input: await propose('PERSONAL', { nationality: `${mark} land` }) });
  await propose('CONTACT', { emergencyContact: `${mark} contact` });
  await propose('PERSONAL', { nationality: `${mark} other land` });
  await hr.run('EmployeeList', { filter: { hasProposals: true }, ...page });
}

/** Three minimum wages of cities, one of them changed and one taken away. */
async function keepWages({ hr, mark }: Cast): Promise<void> {
  const save = async (input: Data): Promise<Data> =>
    ((await hr.run('SaveMinimumWage', { input }))['saveMinimumWage'] as Data)['minimumWage'] as Data;
  const wage = { city: `${mark} city`, amount: '2690' };
  const { id, version } = await save({ ...wage, validFrom: '2025-07-01' });
  await save({ ...wage, id, version, validFrom: '2025-08-01' });
  await save({ ...wage, validFrom: '2026-07-01' });
  const third = await save({ ...wage, validFrom: '2027-07-01' });
  await hr.run('MinimumWages');
  await hr.run('DeleteMinimumWage', { input: { id: third['id'], version: third['version'] } });
}

/** Two fields of the company, one of them renamed, with a value of somebody in the other. */
async function addFields({ company, hr, mark }: Cast): Promise<void> {
  const add = async (name: string): Promise<Data> => {
    const input = { clientMutationId: mutationKey(), name: `${mark} ${name}`, group: 'CONTACT', type: 'TEXT' };
    return ((await hr.run('AddCustomField', { input }))['addCustomField'] as Data)['customField'] as Data;
  };
  const first = await add('first');
  const { id, version } = await add('second');
  await hr.run('UpdateCustomField', {
    input: { id, version, name: `${mark} other`, group: 'CONTACT', required: false, enabled: true },
  });
  const fields = (await hr.run('CustomFields'))['customFields'] as { id: string }[];
  await hr.run('OrderCustomFields', { input: { ids: fields.map((field) => field.id).toReversed() } });
  const employeeId = company.staffIds[5] ?? '';
  const { employee } = await hr.run('EmployeeDetails', { id: employeeId });
  const customValues = [{ fieldId: first['id'], values: [`${mark} value`] }];
  await hr.run('UpdateEmployeeContact', {
    input: { id: employeeId, version: (employee as Data)['version'], customValues },
  });
}

/** A title that is changed, a certificate, a grant and the pay of somebody, and people found by conditions. */
async function keepRecords({ company, hr, mark }: Cast): Promise<void> {
  const id = company.staffIds[4] ?? '';
  const save = async (name: string, lists: Data) => {
    const { employee } = await hr.run('EmployeeDetails', { id });
    const input = { id, version: (employee as Data)['version'], reason: `${mark} reason`, ...lists };
    return ((await hr.run(name, { input }))['saved'] as Data)['records'] as Record<string, { id: string }[]>;
  };
  const { titles } = await save('UpdateEmployeeTitles', { titles: [{ name: `${mark} title` }] });
  await save('UpdateEmployeeTitles', { titles: [{ id: titles?.[0]?.id, name: `${mark} senior` }] });
  await save('UpdateEmployeeCertificates', {
    certificates: [{ name: `${mark} certificate`, number: 'C-1', validFrom: '2024-01-01', validTo: '2030-01-01' }],
  });
  await save('UpdateEmployeeShareOptions', {
    shareOptions: [{ name: `${mark} plan`, validFrom: '2026-01-01', granted: '1000', vested: '250' }],
  });
  await save('UpdateEmployeeEarlierContracts', {
    contracts: [{ name: `${mark} contract`, validFrom: '2016-01-01', validTo: '2016-12-31' }],
  });
  const unpaid = (await hr.run('EmployeeDetails', { id }))['employee'] as Data;
  const pay = { baseSalary: '20000.00', targetBonus: '40000.00', salaryFrom: '2026-01-01' };
  await hr.run('UpdateEmployeeSalary', { input: { id, version: unpaid['version'], ...pay } });
  await hr.run('EmployeeRecords', { employeeId: id });
  await hr.run('EmployeeList', { filter: { contractNotices: ['ENDS_SOON', 'BELOW_MINIMUM_WAGE'] }, ...page });
  const filter = {
    conditions: {
      join: 'AND',
      conditions: [{ field: 'status', operator: 'IS', values: ['REGULAR', 'PROBATION', 'IN_SERVICE'] }],
      groups: [
        {
          join: 'OR',
          conditions: [
            { field: 'city', operator: 'FILLED' },
            { field: 'city', operator: 'EMPTY' },
          ],
        },
      ],
    },
  };
  await hr.run('EmployeeList', { filter, ...page });
  await hr.run('EmployeeSummary', { filter });
  const { employee } = await hr.run('EmployeeDetails', { id });
  const version = (employee as Data)['version'];
  await hr.run('UpdateEmployeePersonal', { input: { id, version, nationality: `${mark} nation` } });
  await hr.run('Nationalities');
}

/** A directory that pushes gets a token and loses it; one that is asked is tried, and asked as a dry run. */
async function takeFromDirectory({ company, hr, list, mark, services }: Cast): Promise<void> {
  const feishu = await startFeishuServer();
  feishu.users = [{ open_id: 'ou_1', departments: ['0'], employee_no: 'sync-1', name: `${mark} person` }];
  const { outboundHosts } = services.kernel.settings;
  (outboundHosts as Set<string>).add(feishu.host);
  const settings = async () => (await hr.run('DirectorySync'))['directorySync'] as Data;
  const save = async (input: Data) => {
    const { version } = await settings();
    const how = { identifyBy: 'NUMBER', nightly: false, createDepartments: false, groupsAreDepartments: false };
    await hr.run('SaveDirectorySync', { input: { ...how, version, ...input } });
  };
  const named = [
    { field: 'empNumber', source: 'userName' },
    { field: 'empName', source: 'displayName' },
  ];
  await save({ type: 'SCIM', mapping: named });
  await hr.run('CreateScimToken');
  await hr.run('RevokeScimToken');
  const { kinds } = await settings();
  const { defaults } = (kinds as Data[]).find(({ type }) => type === 'CHAT') as Data;
  const connection = { type: 'CHAT', address: feishu.url, ...FEISHU_APP };
  await hr.run('TestDirectorySync', { input: connection });
  const mapping = (defaults as Data[]).map(({ field, source }) => ({ field, source }));
  await save({ ...connection, mapping });
  const dryRun = async (): Promise<unknown> => {
    const input = { commit: false, clientMutationId: mutationKey() };
    const { runId, job } = (await hr.run('StartDirectorySync', { input }))['startDirectorySync'] as Data;
    for (let status = ''; status !== 'DONE' && status !== 'FAILED';)
      status = ((await hr.run('Job', { id: (job as Data)['id'] }))['job'] as Data)['status'] as string;
    return runId;
  };
  await dryRun();
  const runId = await dryRun();
  await feishu.stop();
  (outboundHosts as Set<string>).delete(feishu.host);
  await list(hr, 'DirectorySyncRuns', page);
  await list(hr, 'DirectorySyncLines', (size) => ({ runId, ...page(size) }));
  // Nobody has been taken over by a dry run: three who were, and are gone there, with something that could not be taken.
  const gone = company.staffIds.slice(1, 4);
  await services.as(company, 'writes', async (ctx) => {
    await ctx.tx.insert(syncPerson).values(
      gone.map((empId) => ({
        companyId: company.companyId,
        empId,
        externalId: `${mark}-${empId}`,
        problems: [{ field: 'deptName', code: 'UNKNOWN_NAME', value: `${mark} department` }],
        goneSince: ctx.now,
        goneReason: 'missing' as const,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })),
    );
  });
  await list(hr, 'DirectoryConflicts', page);
  await list(hr, 'DirectoryDepartures', page);
  await hr.run('DecideDirectoryDepartures', { input: { employeeIds: gone.slice(0, 1), close: false } });
}
