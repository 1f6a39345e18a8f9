import { addDays } from '@hengcai/shared/rules/dates';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data } from './stack.ts';
import { finished } from './walk-employees.ts';

/** A change of each type, one cancelled, one reversed, and what is left to HR. */
export async function changeByDate({ company, hr, boss, list, mark, services }: Cast): Promise<void> {
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
export async function proposePersonnelChanges({ company, hr, boss, list, mark, services }: Cast): Promise<void> {
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
export async function approveChanges({ company, hr, boss, mark, services }: Cast): Promise<void> {
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
