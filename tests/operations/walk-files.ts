import { page, type Cast } from './cast.ts';
import { mutationKey, type Data } from './stack.ts';
import { finished } from './walk-employees.ts';

type Some = Pick<Cast, 'hr' | 'mark' | 'company'>;

/** A file of each kind that is described by its columns: one value read as another, one row left out, and taken back. */
export async function importFiles({ hr, mark, company }: Some): Promise<void> {
  const { employee } = await hr.run('EmployeeDetails', { id: company.staffIds[5] ?? '' });
  const number = String((employee as Data)['number']);
  await importFile({ hr }, 'DEPARTMENTS', 'importdept', {
    content: `Department code,Department name,Parent department,Order\n${mark}-f,${mark} filed,,one\n${mark}-g,${mark} lost,nowhere,1\n`,
    replace: { field: 'order', value: 'one', by: '1' },
  });
  await importFile({ hr }, 'POSITIONS', 'importposition', {
    content: `Position code,Job title,Planned headcount\n${mark}-f,${mark} filed,some\n${mark}-g,${mark} lost,many\n`,
    replace: { field: 'plannedHeadcount', value: 'some', by: '2' },
  });
  const { addGrade } = await hr.run('AddGrade', { input: { clientMutationId: mutationKey(), name: 'G-filed' } });
  const grade = (addGrade as Data)['grade'] as Data;
  await importFile({ hr }, 'RANKS', 'importrank', {
    content: `Rank code,Rank name,Seniority,Grade\n${mark}-f,R-filed,904,some\n${mark}-g,R-lost,905,none\n`,
    replace: { field: 'gradeName', value: 'some', by: 'G-filed' },
  });
  await hr.run('DeleteGrade', { input: { id: grade['id'], version: grade['version'] } });
  await importFile({ hr }, 'JOB_FAMILIES', 'importjobfamily', {
    content: `Job family code,Job family name,English name,Parent family\n${mark}-f,F-filed,${mark} filed,\n${mark}-h,F-below,,some\n${mark}-g,F-lost,,none\n`,
    replace: { field: 'parentName', value: 'some', by: 'F-filed' },
  });
  await importFile({ hr }, 'RECORDS', 'importrecord', {
    content: `Employee number,Kind of record,Title\n${number},Paper,${mark} licence\n${number},Something,${mark} lost\n`,
    replace: { field: 'recordKind', value: 'Paper', by: 'Certificates' },
  });
}

async function importFile(
  { hr }: Pick<Cast, 'hr'>,
  kind: string,
  operation: string,
  { content, replace }: { content: string; replace: Data },
): Promise<void> {
  await hr.run('FileImportTemplate', { kind });
  const { importId } = await hr.upload(operation, `${kind.toLowerCase()}.csv`, content);
  const id = importId as string;
  const staged = (await hr.run('FileImportSummary', { kind, id }))['fileImport'] as Data;
  const mapping = (staged['columns'] as Data[]).map(({ header, field }) => ({ header, field }));
  const worked = async (answer: Data) => finished(hr, (Object.values(answer)[0] as { job: { id: string } }).job.id);
  await worked(await hr.run('MapFileImport', { input: { kind, id, mapping } }));
  await worked(await hr.run('MendFileImport', { input: { kind, id, replace: [replace] } }));
  await hr.run('FileImportRows', { kind, id, ...page(10) });
  await hr.run('FileImportErrors', { kind, id });
  const committed = { kind, id, clientMutationId: mutationKey(), leaveErrors: true };
  await worked(await hr.run('CommitFileImport', { input: committed }));
  await hr.run('FileImportSummary', { kind, id });
  await worked(await hr.run('UndoFileImport', { input: { kind, id, clientMutationId: mutationKey() } }));
  await hr.run('FileImports', { kind });
}
