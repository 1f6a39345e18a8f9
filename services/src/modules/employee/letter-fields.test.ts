import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CustomFieldType, FieldGroup, LetterKind } from '@hengcai/shared/enums';
import { eachInCompanyToChange } from '../../testing/changes.ts';
import type { TestCompany, TestServices } from '../../testing/kit.ts';
import { errorsOf, key } from '../../testing/templates.ts';
import { roleFieldGroup } from '../settings/tables.ts';
import type { ChangeData } from './change/data.ts';
import type { CustomFieldData } from './custom/fields.ts';
import type { DictionaryData } from './dictionary/dictionary.ts';
import { idOf } from './fixtures.ts';
import type { EmployeeData } from './select.ts';

let services: TestServices;
let company: TestCompany;
let hr: string;
let fields: Record<'size' | 'height' | 'checkUp' | 'lines' | 'allowance', CustomFieldData>;
const ok = <T>(name: string, body: Record<string, unknown> = {}, token = hr) => services.ok<T>(name, body, token);
const call = (name: string, body: Record<string, unknown>, token = hr) => services.call(name, body, token);

eachInCompanyToChange(async (made) => {
  ({ services, company, hr } = made);
  const { dictCode } = await ok<DictionaryData>('customDict.add', { name: '班车', nameEn: 'Shuttles' });
  const line = async (name: string, nameEn: string) =>
    (await ok<DictionaryData>('customDict.add', { dictCode, name, nameEn })).entries.find((one) => one.name === name)
      ?.entryCode ?? '';
  const [east, west] = [await line('东线', 'East'), await line('西线', 'West')];
  const field = (name: string, nameEn: string, groupCode: string, fieldType: number, more: object = {}) =>
    ok<CustomFieldData>('customField.add', { clientMutationId: key(), name, nameEn, groupCode, fieldType, ...more });
  const { CONTACT, PERSONAL, SALARY } = FieldGroup;
  fields = {
    size: await field('工服尺码', 'Uniform size', CONTACT, CustomFieldType.TEXT),
    height: await field('身高', 'Height', PERSONAL, CustomFieldType.NUMBER),
    checkUp: await field('体检日期', 'Check-up', PERSONAL, CustomFieldType.DATE),
    lines: await field('备选线路', 'Shuttles', CONTACT, CustomFieldType.MULTI_SELECT, { dictCode }),
    allowance: await field('补贴', 'Allowance', SALARY, CustomFieldType.NUMBER),
  };
  const { size, height, checkUp, lines } = fields;
  await hold('trial', 'empupdate.contactsinfo', [
    [size, 'XL'],
    [lines, east, west],
  ]);
  await hold('trial', 'empupdate.personalinfo', [
    [height, '1.68'],
    [checkUp, '2026-10-01'],
  ]);
});

async function hold(who: string, section: string, values: readonly [CustomFieldData, ...string[]][]): Promise<void> {
  const [person] = await ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] });
  await ok(section, {
    empId: idOf(who),
    version: person?.version,
    customValues: values.map(([{ fieldId }, ...held]) => ({ fieldId, values: held })),
  });
}

const { REGULARISATION, LEAVING, INVITATION, PROBATION } = LetterKind;
const ALL = '{{name}}: {{工服尺码}}, {{身高}}, {{体检日期}}, {{备选线路}}';
const wording = (letterBody: string, more: object = {}) => ({
  kind: REGULARISATION,
  language: 'en-US',
  letterTemplateName: `own-${key()}`,
  letterSubject: 'Regular',
  letterBody,
  ...more,
});
async function inUse(letterBody: string, more: object = {}): Promise<string> {
  const words = wording(letterBody, more);
  const { letterTemplateId } = await ok<{ letterTemplateId: string }>('mailTemplate.addtemplate', words);
  await ok('mailTemplate.usetemplate', { kind: words.kind, language: words.language, letterTemplateId });
  return letterTemplateId;
}
async function regular(): Promise<string> {
  const [person] = await ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf('trial')] });
  const change = { clientMutationId: key(), empId: idOf('trial'), version: person?.version, regularDate: '2026-11-15' };
  return (await ok<ChangeData>('personnelChange.regularprocess', change)).changeId;
}
interface Form {
  letterBody: string;
  blanks: string[];
  letters: { letterId: string }[];
}
const form = (changeId: string, language = 'en-US') =>
  ok<Form>('personnelChange.letterinterface', { changeId, language });
const takeFrom = (group: string) =>
  services.as(company, 'writes', (ctx) =>
    ctx.tx
      .delete(roleFieldGroup)
      .where(and(eq(roleFieldGroup.companyId, company.companyId), eq(roleFieldGroup.fieldGroup, group))),
  );

describe('the company’s own fields in letters', () => {
  it('S7.058 are placeholders of every kind but certificates of leaving; what is pay is in no mail', async () => {
    const { items } = await ok<{
      items: { kind: number; placeholders: { placeholder: string; meaning: string; bodyOnly: boolean }[] }[];
    }>('mailTemplate.listkind');
    const named = (kind: number) =>
      (items.find((one) => one.kind === kind)?.placeholders ?? []).filter(({ placeholder }) =>
        /[\u4e00-\u9fff]/.test(placeholder),
      );
    const names = (kind: number) => named(kind).map(({ placeholder }) => placeholder);
    expect(names(REGULARISATION)).toEqual(['工服尺码', '身高', '体检日期', '备选线路', '补贴']);
    expect(names(INVITATION)).toEqual(['工服尺码', '身高', '体检日期', '备选线路']);
    expect(names(PROBATION)).toEqual(names(INVITATION));
    expect(names(LEAVING)).toEqual([]);
    expect(named(REGULARISATION)[0]).toMatchObject({ meaning: 'Uniform size', bodyOnly: false });
    expect(named(INVITATION)[0]?.bodyOnly).toBe(true);
    const refused = async (more: object) =>
      errorsOf(await call('mailTemplate.addtemplate', wording('{{补贴}} {{link}}', more)));
    expect(await refused({ kind: LEAVING })).toContainEqual(['letterBody', 'PLACEHOLDER_UNKNOWN']);
    expect(await refused({ kind: INVITATION })).toEqual([['letterBody', 'PLACEHOLDER_UNKNOWN']]);
  });

  it('are none where a placeholder is called so already, or where no text could name them', async () => {
    for (const name of ['name', 'department', '尺{{码}}'])
      await ok<CustomFieldData>('customField.add', {
        clientMutationId: key(),
        name,
        groupCode: FieldGroup.CONTACT,
        fieldType: CustomFieldType.TEXT,
      });
    const { items } = await ok<{ items: { kind: number; placeholders: { placeholder: string }[] }[] }>(
      'mailTemplate.listkind',
    );
    const all = (items.find(({ kind }) => kind === REGULARISATION)?.placeholders ?? []).map((one) => one.placeholder);
    expect(all.filter((one) => ['name', 'department'].includes(one))).toEqual(['name', 'department']);
    expect(all.filter((one) => one.startsWith('尺'))).toEqual([]);
  });

  it('say in the letter’s language what stands there, of every type, in the preview as in the letter', async () => {
    await inUse(ALL);
    await inUse(ALL, { language: 'zh-CN' });
    const changeId = await regular();
    expect((await form(changeId)).letterBody).toBe('Person trial: XL, 1.68, October 1, 2026, East, West');
    expect((await form(changeId, 'zh-CN')).letterBody).toContain('XL, 1.68, 2026年10月1日, 东线、西线');
    const { letterTemplateName: _name, ...words } = wording(ALL);
    const preview = await ok<Form>('mailTemplate.preview', { ...words, empId: idOf('trial') });
    expect(preview).toMatchObject({ letterBody: (await form(changeId)).letterBody, blanks: [] });
  });

  it('are left to fill in where the maker may not read them, and the letter is not read by such a reader either', async () => {
    await inUse(ALL);
    const changeId = await regular();
    const letter = {
      clientMutationId: key(),
      changeId,
      language: 'en-US',
      letterSubject: 'Regular',
      letterBody: '1.68 m',
    };
    const { letterId } = await ok<{ letterId: string }>('personnelChange.writeletter', letter, company.adminToken);
    expect((await form(changeId)).letters).toHaveLength(1);
    await takeFrom(FieldGroup.PERSONAL);
    expect(await form(changeId)).toMatchObject({
      letterBody: 'Person trial: XL, ________, ________, East, West',
      blanks: ['Height', 'Check-up'],
      letters: [],
    });
    expect((await call('personnelChange.letterfile', { letterId })).status).toBe(404);
  });

  it('a wording that tells of the contract is read by those who may read contracts', async () => {
    await inUse('until {{contractEnd}}');
    const changeId = await regular();
    const letter = { clientMutationId: key(), changeId, language: 'en-US', letterSubject: 'Regular', letterBody: 'x' };
    await ok('personnelChange.writeletter', letter, company.adminToken);
    expect((await form(changeId)).letters).toHaveLength(1);
    await takeFrom(FieldGroup.CONTRACT);
    expect((await form(changeId)).letters).toEqual([]);
  });

  it('are called as the field is, also after it is renamed; one that is not used any more is left to fill in', async () => {
    const letterTemplateId = await inUse(ALL);
    const { fieldType: _type, dictCode: _dict, ...size } = fields.size;
    const changed = await ok<CustomFieldData>('customField.update', { ...size, name: '尺码' });
    const { items } = await ok<{ items: { letterTemplateId: string | null; letterBody: string; version: number }[] }>(
      'mailTemplate.listtemplate',
      { pageSize: 100 },
    );
    expect(items.find((one) => one.letterTemplateId === letterTemplateId)).toMatchObject({
      letterBody: ALL.replace('工服尺码', '尺码'),
      version: 2,
    });
    const changeId = await regular();
    expect((await form(changeId)).letterBody).toContain('Person trial: XL,');
    await ok('customField.update', { ...size, name: '尺码', enabled: false, version: changed.version });
    expect(await form(changeId)).toMatchObject({
      letterBody: expect.stringContaining('Person trial: ________, 1.68') as string,
      blanks: ['尺码'],
    });
  });
});
