import { syncPerson } from '@hengcai/services/src/modules/employee/tables-sync.ts';
import { FEISHU_APP, startFeishuServer } from '@hengcai/services/src/testing/feishu-server.ts';
import { addDays } from '@hengcai/shared/rules/dates';
import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';
import { finished } from '../operations/walk-employees.ts';
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

/** A change of each type, one cancelled, one reversed, and what is left to HR. */
async function changeByDate({ company, hr, boss, list, mark, services }: Cast): Promise<void> {
  const employeeId = company.staffIds[6] ?? '';
  const today = await services.as(company, 'reads', async (ctx) => ctx.today);
  const { changeForm } = await hr.run('ChangeForm', { employeeId });
  const base = () => ({ clientMutationId: mutationKey(), employeeId, version: (changeForm as Data)['version'] });
  const ahead = (days: number) => ({ effectiveDate: addDays(today, days), reason: `${mark} reason` });
  const filed = async (name: string, input: Data): Promise<Data> => {
    const answer = await hr.run(name, { input: { ...base(), ...input } });
    return (Object.values(answer)[0] as Data)['personnelChange'] as Data;
  };
  const { positions } = await hr.run('EmployeeReferences');
  await hr.run('EmployeeOptions', { superiorOfId: employeeId });
  await hr.run('TimeSpans', { spans: [{ from: addDays(today, -400), until: today }] });
  const transfer = await filed('TransferEmployee', { ...ahead(20), city: `${mark} city` });
  await filed('PromoteEmployee', { ...ahead(30), positionId: ((positions as Data[])[0] as Data)['id'] });
  await filed('RegulariseEmployee', { regularDate: addDays(today, 5), reason: `${mark} opinion` });
  await hr.run('RegularisationForm', { employeeId });
  const one = ({ id, version }: Data) => ({ id, version });
  await hr.run('CancelPersonnelChange', { input: one(transfer) });
  const done = await filed('ChangeEmployee', { ...ahead(0), type: 'PART_TIME' });
  const { reversePersonnelChange } = await hr.run('ReversePersonnelChange', {
    input: { ...one(done), clientMutationId: mutationKey(), reason: `${mark} mistake` },
  });
  await hr.ask('SettlePersonnelChange', {
    input: one((reversePersonnelChange as Data)['personnelChange'] as Data),
  });
  await leaves({ company, hr, mark }, today);
  await comesBack({ company, hr, mark }, today);
  await fileMany({ company, hr, mark }, addDays(today, 60));
  await list(hr, 'PersonnelChangeList', page);
  await hr.run('ExportPersonnelChanges', { input: { format: 'CSV' } });
  await boss.ask('PersonnelChangeList', page(10));
}

/** Somebody left some days ago and comes back. */
async function comesBack({ company, hr, mark }: Pick<Cast, 'company' | 'hr' | 'mark'>, today: string): Promise<void> {
  const employeeId = company.staffIds[8] ?? '';
  const version = async () => ((await hr.run('ChangeForm', { employeeId }))['changeForm'] as Data)['version'];
  const base = async () => ({ clientMutationId: mutationKey(), employeeId, version: await version() });
  await hr.run('ExitEmployee', {
    input: { ...(await base()), lastDay: addDays(today, -5), exitKind: 'VOLUNTARY', reason: `${mark} leaves` },
  });
  await hr.run('EmployeeOptions', { left: true });
  await hr.run('ReenterEmployee', {
    input: { ...(await base()), entryDate: addDays(today, 9), reason: `${mark} comes back` },
  });
}

/** A manager proposes changes of somebody below: one is withdrawn, one refused, one filed, and two wait. */
async function proposePersonnelChanges({ company, hr, boss, list, mark, services }: Cast): Promise<void> {
  const today = await services.as(company, 'reads', async (ctx) => ctx.today);
  const { managedCompany } = await hr.run('CompanySettings');
  const { id, version } = managedCompany as Data;
  await hr.run('SaveCompany', { input: { id, version, changeProposals: true } });
  const employeeId = company.staffIds[2] ?? '';
  await boss.run('ChangeProposalForm', { employeeId });
  const propose = async (type: string, input: Data): Promise<Data> => {
    const made = await boss.run('ProposePersonnelChange', {
      input: {
        clientMutationId: mutationKey(),
        employeeId,
        type,
        effectiveDate: addDays(today, 90),
        reason: `${mark} proposed`,
        ...input,
      },
    });
    return (made['proposePersonnelChange'] as Data)['changeProposal'] as Data;
  };
  const one = ({ id, version }: Data) => ({ id, version });
  const city = { city: `${mark} proposed city` };
  await boss.run('WithdrawChangeProposal', { input: one(await propose('TRANSFER', city)) });
  await hr.run('RefuseChangeProposal', {
    input: { ...one(await propose('TRANSFER', city)), opinion: `${mark} refused` },
  });
  const filed = await propose('COMMON', city);
  const { changeForm } = await hr.run('ChangeForm', { employeeId });
  await hr.run('ChangeEmployee', {
    input: {
      clientMutationId: mutationKey(),
      employeeId,
      version: (changeForm as Data)['version'],
      proposalId: filed['id'],
      effectiveDate: addDays(today, 95),
      reason: `${mark} proposed`,
      ...city,
    },
  });
  await propose('TRANSFER', city);
  await propose('EXIT', { exitKind: 'VOLUNTARY' });
  await boss.run('ChangeProposalsAbout', { employeeId });
  await list(hr, 'ChangeProposalList', page);
}

/** General changes wait for a named person, who approves one and refuses another; then nobody is asked any more. */
async function approveChanges({ company, hr, boss, mark, services }: Cast): Promise<void> {
  const today = await services.as(company, 'reads', async (ctx) => ctx.today);
  const { personnelChangeFlows } = await hr.run('PersonnelChangeFlows');
  const flow = (personnelChangeFlows as Data[]).find(({ type }) => type === 'COMMON');
  const save = async (version: unknown, nodes: Data[]) =>
    (
      (await hr.run('SavePersonnelChangeFlow', { input: { type: 'COMMON', version, nodes } }))[
        'savePersonnelChangeFlow'
      ] as Data
    )['flow'] as Data;
  const employeeIds = [company.bossIds[0]];
  const { version } = await save(flow?.['version'], [
    { name: `${mark} step`, kind: 'NAMED', employeeIds, mode: 'ALL' },
  ]);
  for (const [at, employeeId] of company.staffIds.slice(4, 6).entries()) {
    const { changeForm } = await hr.run('ChangeForm', { employeeId });
    await hr.run('ChangeEmployee', {
      input: {
        clientMutationId: mutationKey(),
        employeeId,
        version: (changeForm as Data)['version'],
        effectiveDate: addDays(today, 70 + at),
        reason: `${mark} reason`,
        city: `${mark} other city`,
      },
    });
  }
  const { personnelChangesToApprove } = await boss.run('ChangesToApprove');
  const [first, second] = (personnelChangesToApprove as { items: Data[] }).items;
  const decided = (change: Data | undefined) => ({
    clientMutationId: mutationKey(),
    id: change?.['id'],
    version: change?.['version'],
    opinion: `${mark} opinion`,
  });
  await boss.run('ApprovePersonnelChange', { input: decided(first) });
  await hr.run('PersonnelChangeApproval', { id: first?.['id'] });
  await boss.run('RefusePersonnelChange', { input: decided(second) });
  await save(version, []);
}

/** Changes by file: one value read as another, one row left out. */
async function fileMany({ company, hr, mark }: Pick<Cast, 'company' | 'hr' | 'mark'>, day: string): Promise<void> {
  await hr.run('PersonnelChangeImportTemplate');
  const { employee } = await hr.run('EmployeeDetails', { id: company.staffIds[6] ?? '' });
  const lines = [`${String((employee as Data)['number'])},Move,${day},${mark} place`, `nobody,Transfer,${day},`];
  const content = ['Employee number,Type of change,Effective date,City', ...lines].join('\n');
  const { importId } = await hr.upload('import', 'changes.csv', content);
  const id = importId as string;
  const staged = (await hr.run('PersonnelChangeImportSummary', { id }))['personnelChangeImport'] as Data;
  const mapping = (staged['columns'] as Data[]).map(({ header, field }) => ({ header, field }));
  const worked = async (answer: Data) => finished(hr, (Object.values(answer)[0] as { job: { id: string } }).job.id);
  await worked(await hr.run('MapPersonnelChangeImport', { input: { id, mapping } }));
  const replace = [{ field: 'changeType', value: 'Move', by: 'Transfer' }];
  await worked(await hr.run('MendPersonnelChangeImport', { input: { id, replace } }));
  await hr.run('PersonnelChangeImportRows', { id, ...page(10) });
  await hr.run('PersonnelChangeImportErrors', { id });
  const input = { id, clientMutationId: mutationKey(), leaveErrors: true };
  await worked(await hr.run('CommitPersonnelChangeImport', { input }));
  await hr.run('PersonnelChangeImportSummary', { id });
}

async function leaves({ company, hr, mark }: Pick<Cast, 'company' | 'hr' | 'mark'>, today: string): Promise<void> {
  const employeeId = company.staffIds[7] ?? '';
  const { exitForm } = await hr.run('ExitForm', { employeeId });
  const { exitEmployee } = await hr.run('ExitEmployee', {
    input: {
      clientMutationId: mutationKey(),
      employeeId,
      version: (exitForm as Data)['version'],
      lastDay: addDays(today, 40),
      exitKind: 'VOLUNTARY',
      reason: `${mark} leaves`,
    },
  });
  const changeId = ((exitEmployee as Data)['personnelChange'] as Data)['id'];
  const { changeLetterForm } = await hr.run('ChangeLetterForm', { changeId, language: 'EN_US' });
  const { subject, body } = changeLetterForm as Data;
  const { writeChangeLetter } = await hr.run('WriteChangeLetter', {
    input: { clientMutationId: mutationKey(), changeId, language: 'EN_US', subject, body: `${mark} ${String(body)}` },
  });
  await hr.run('ChangeLetterForm', { changeId, language: 'EN_US' });
  await hr.run('ExportChangeLetter', { input: { id: ((writeChangeLetter as Data)['letter'] as Data)['id'] } });
}

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
