import { page, type Cast } from './cast.ts';
import { mutationKey, type Data, type Person } from './stack.ts';

/** A rank that the module of positions has set up. */
const firstRank = async (hr: Person): Promise<unknown> =>
  ((await hr.run('SalaryMatrixOptions'))['ranks'] as unknown as Data[])[0]?.['id'];

/** Three salary matrices: one is changed and exported, another goes. */
export async function setMatrices({ hr, list, mark }: Cast): Promise<void> {
  const rankId = await firstRank(hr);
  const matrix = {
    validFrom: '2026-01-01',
    ranges: [{ rankId, jobFamilyId: null, low: '10000', mid: '12000', high: '15000' }],
    crBands: [{ low: '0', high: null }],
  };
  const add = async (name: string): Promise<unknown> => {
    const input = { clientMutationId: mutationKey(), name: `${mark} ${name}`, ...matrix };
    const answer = (await hr.run('AddSalaryMatrix', { input }))['addSalaryMatrix'] as Data;
    return (answer['salaryMatrix'] as Data)['id'];
  };
  const kept = await add('kept');
  const gone = await add('gone');
  await add('other');
  await list(hr, 'SalaryMatrixList', (size) => ({ keyword: mark, ...page(size) }));
  await hr.run('SalaryMatrixNameFree', { name: `${mark} kept`, id: kept });
  await hr.run('UpdateSalaryMatrix', { input: { id: kept, version: 1, name: `${mark} changed`, ...matrix } });
  await hr.run('SalaryMatrixDetails', { id: kept });
  await hr.run('ExportSalaryMatrix', { input: { id: kept } });
  await hr.run('DeleteSalaryMatrix', { input: { id: gone, version: 1 } });
}

/** Bases of bonuses of a rank and of a person: one is corrected, another goes. */
export async function setBonusBases({ hr, list, workerId }: Cast): Promise<void> {
  const rankId = await firstRank(hr);
  const add = async (of: Data, months: string, validFrom: string): Promise<unknown> => {
    const input = { clientMutationId: mutationKey(), ...of, months, validFrom };
    const answer = (await hr.run('AddBonusBase', { input }))['addBonusBase'] as Data;
    return (answer['bonusBase'] as Data)['id'];
  };
  const kept = await add({ rankId }, '2', '2098-01-01');
  const gone = await add({ rankId }, '3', '2099-01-01');
  await add({ employeeId: workerId }, '4', '2098-01-01');
  await list(hr, 'BonusBaseList', page);
  await hr.run('UpdateBonusBase', { input: { id: kept, version: 1, months: '2.5', validFrom: '2098-02-01' } });
  await hr.run('DeleteBonusBase', { input: { id: gone, version: 1 } });
}
