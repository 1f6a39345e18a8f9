import type { empupdate as service } from '@hengcai/shared/contract/employee/empupdate';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { resetToInitialPassword } from '../session/public.ts';
import { entryIssues } from './dictionary/entries.ts';
import { checkCustomValues, groupsOf, writeCustomValues, type CustomValueData } from './custom/values.ts';
import { resetPasswordOf } from './password.ts';
import { addPeople } from './people.ts';
import type { PersonValues } from './person.ts';
import { recordsOf } from './records/read.ts';
import type { RecordsInput } from './records/save.ts';
import { referenceIssues } from './references.ts';
import { readerOf } from './rights.ts';
import { checkPerson } from './rules.ts';
import {
  cleaned,
  editsOfNew,
  inScope,
  requireEditable,
  requireEdited,
  savePerson,
  visiblePeople,
  type FormValues,
} from './save.ts';
import { nameIssues } from './unique.ts';

interface Section {
  empId: string;
  version: number;
  reason?: string | null | undefined;
  customValues?: CustomValueData[] | undefined;
}

/** Every section of the details page is saved the same way; which fields it has, the contract says. */
const save = ({ empId, version, reason, customValues, ...form }: Section & FormValues, ctx: Ctx) =>
  savePerson(ctx, { empId, version, reason, customValues }, form);

/** Sections that decide what is to be seen to about the contract answer it as well. */
async function saveWithNotes(input: Section & { salaryFrom?: string } & FormValues, ctx: Ctx) {
  const { empId, version, reason, salaryFrom, customValues, ...form } = input;
  const saved = await savePerson(
    ctx,
    { empId, version, reason, customValues, ...(salaryFrom !== undefined && { salaryFrom }) },
    form,
  );
  return { ...saved, records: await recordsOf(ctx, await readerOf(ctx), empId) };
}

/** Titles, certificates, share options and earlier contracts are saved as one list each. */
async function saveRecords({ empId, version, reason, customValues }: Section, records: RecordsInput, ctx: Ctx) {
  const saved = await savePerson(ctx, { empId, version, reason, customValues, records }, {});
  return { ...saved, records: await recordsOf(ctx, await readerOf(ctx), empId) };
}

/** `/empupdate`: adding people and changing one group of fields at a time. */
export const empupdateHandlers: Handlers<typeof service> = {
  addemp: async ({ clientMutationId: _key, customValues = [], ...form }, ctx) => {
    const reader = await readerOf(ctx);
    requireEditable(editsOfNew(reader), form);
    const values = cleaned(form) as Partial<PersonValues> & Pick<PersonValues, 'empNumber' | 'empName' | 'entryDate'>;
    const issues = [
      ...checkPerson(values),
      ...(await nameIssues(ctx, values, null)),
      ...(await referenceIssues(ctx, values)),
      ...(await entryIssues(ctx, values)),
      ...(await checkCustomValues(ctx, reader, editsOfNew(reader).edits, customValues)),
    ];
    if (issues.length > 0) throw refused(issues);
    const empId = ctx.newId();
    const accounts = await addPeople(ctx, [{ empId, values }]);
    await writeCustomValues(ctx, reader, [{ empId, values: customValues }]);
    const added = await inScope(ctx, reader, empId);
    await requireEdited(ctx, reader, empId, form, groupsOf(reader, customValues));
    const userId = accounts.get(empId);
    const initialPassword = userId === undefined ? null : await resetToInitialPassword(ctx, userId);
    return { empId, initialPassword, employee: added };
  },
  resetpassword: async ({ clientMutationId: _key, empId }, ctx) => ({
    initialPassword: await resetPasswordOf(ctx, empId),
  }),
  updatebaseinfo: save,
  workinfo: async (input, ctx) => {
    const saved = await saveWithNotes(input, ctx);
    const { bossEmpId, virtualBossEmpId } = saved.employee;
    const superiors = [bossEmpId, virtualBossEmpId].flatMap((empId) => empId ?? []);
    return { ...saved, superiors: await visiblePeople(ctx, await readerOf(ctx), superiors) };
  },
  personalinfo: save,
  contactsinfo: save,
  bankcardInfo: save,
  contractinfo: saveWithNotes,
  earliercontractinfo: ({ contracts, ...input }, ctx) =>
    saveRecords(input, { kind: 'contracts', rows: contracts }, ctx),
  educationinfo: save,
  titleinfo: ({ titles, ...input }, ctx) => saveRecords(input, { kind: 'titles', rows: titles }, ctx),
  certificateinfo: ({ certificates, ...input }, ctx) =>
    saveRecords(input, { kind: 'certificates', rows: certificates }, ctx),
  shareoptioninfo: ({ shareOptions, ...input }, ctx) =>
    saveRecords(input, { kind: 'shareOptions', rows: shareOptions }, ctx),
  salaryinfo: saveWithNotes,
};
