import { addDays } from '@hengcai/shared/rules/dates';
import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [['files personnel changes and takes them back', changeByDate]],
  rows: { changeId: 'personnel_change', handOverTo: 'employee' },
  // Each reads the person beside the form.
  budgets: { ChangeForm: 6, RegularisationForm: 6, ExitForm: 6 },
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
  await list(hr, 'PersonnelChangeList', page);
  await hr.run('ExportPersonnelChanges', { input: { format: 'CSV' } });
  await boss.ask('PersonnelChangeList', page(10));
}

async function leaves({ company, hr, mark }: Pick<Cast, 'company' | 'hr' | 'mark'>, today: string): Promise<void> {
  const employeeId = company.staffIds[7] ?? '';
  const { exitForm } = await hr.run('ExitForm', { employeeId });
  await hr.run('ExitEmployee', {
    input: {
      clientMutationId: mutationKey(),
      employeeId,
      version: (exitForm as Data)['version'],
      lastDay: addDays(today, 40),
      exitKind: 'VOLUNTARY',
      reason: `${mark} leaves`,
    },
  });
}
