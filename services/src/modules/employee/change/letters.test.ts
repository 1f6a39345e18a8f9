import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ExitKind, FieldGroup, LetterKind, PersonnelChangeType as Type } from '@hengcai/shared/enums';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import type { LanguageCode } from '../../../kit/context.ts';
import { audit } from '../../../kit/tables.ts';
import { eachInCompanyToChange } from '../../../testing/changes.ts';
import type { TestCompany, TestFile, TestServices } from '../../../testing/kit.ts';
import { packed, textOfPages } from '../../../testing/pdf-text.ts';
import { errorsOf, key } from '../../../testing/templates.ts';
import { roleFieldGroup } from '../../settings/tables.ts';
import { idOf } from '../fixtures.ts';
import type { EmployeeData } from '../select.ts';
import { employee } from '../tables.ts';
import type { ChangeData } from './data.ts';

interface Letter {
  letterId: string;
  letterSubject: string;
  letterBody: string;
}
interface Form extends Letter {
  kind: number;
  blanks: string[];
  letters: Letter[];
}

let services: TestServices;
let company: TestCompany;
let hr: string;
eachInCompanyToChange(async (made) => {
  ({ services, company, hr } = made);
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(employee)
      .set({ contractStart: '2020-01-01', contractEnd: '2026-12-31' })
      .where(and(eq(employee.companyId, company.companyId), eq(employee.id, idOf('ann')))),
  );
});

const call = (name: string, input: object, token = hr) =>
  services.call(`personnelChange.${name}`, input as Record<string, unknown>, token);
const form = (changeId: string, language: LanguageCode = 'en-US', token = hr) =>
  services.ok<Form>('personnelChange.letterinterface', { changeId, language }, token);
const write = (changeId: string, text: object, token = hr) =>
  call('writeletter', { clientMutationId: key(), changeId, language: 'en-US', ...text }, token);

/** Files a change of somebody and answers it. */
async function filed(name: string, who: string, more: object): Promise<ChangeData> {
  const [person] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf(who)] }, hr);
  return services.ok<ChangeData>(
    `personnelChange.${name}`,
    { clientMutationId: key(), empId: idOf(who), version: person?.version, ...more },
    hr,
  );
}
const leaves = (who = 'ann') =>
  filed('exitprocess', who, { lastDay: '2026-12-31', exitKind: ExitKind.VOLUNTARY, reason: 'quarrel with the boss' });

describe('a certificate of leaving', () => {
  it('says contract, last day, position and years of service, and never why somebody left', async () => {
    const change = await leaves();
    expect(change.letterKind).toBe(LetterKind.LEAVING);
    const { kind, letterSubject, letterBody, blanks, letters } = await form(change.changeId);
    expect([kind, letterSubject, letters]).toEqual([LetterKind.LEAVING, 'Certificate of leaving', []]);
    for (const told of ['Person ann', 'January 1, 2020', 'December 31, 2026', '7 years 0 months'])
      expect(letterBody).toContain(told);
    expect(letterBody).not.toContain('quarrel');
    expect(blanks).toEqual(['Position']);
    expect((await form(change.changeId, 'zh-CN')).letterBody).toContain('2026年12月31日');
  });

  it('says the type of the contract in its own language where the company’s wording asks for it', async () => {
    const { changeId } = await leaves();
    const [person] = await services.ok<EmployeeData[]>('empmanage.getallempinfo', { empIds: [idOf('ann')] }, hr);
    const contract = { empId: idOf('ann'), version: person?.version, contractType: ContractType.FIXED_TERM };
    await services.ok('empupdate.contractinfo', contract, hr);
    for (const language of ['en-US', 'zh-CN'] as const) {
      const wording = { kind: LetterKind.LEAVING, language, letterSubject: 'Own', letterBody: '{{contractType}}.' };
      const { letterTemplateId } = await services.ok<{ letterTemplateId: string }>(
        'mailTemplate.addtemplate',
        { ...wording, letterTemplateName: language },
        hr,
      );
      await services.ok('mailTemplate.usetemplate', { kind: LetterKind.LEAVING, language, letterTemplateId }, hr);
    }
    expect((await form(changeId)).letterBody).toBe('Fixed-term labour contract.');
    expect((await form(changeId, 'zh-CN')).letterBody).toBe('固定期限劳动合同.');
  });

  it('is kept word for word, whatever becomes of its template, and stands in the audit', async () => {
    const { changeId } = await leaves();
    const text = { letterSubject: 'Certificate', letterBody: 'Mended by hand.\n\nSigned.' };
    const kept = (await write(changeId, text)).data as Letter;
    expect(kept).toMatchObject({ ...text, writtenBy: 'Person hr' });
    const template = await services.ok<{ letterTemplateId: string }>(
      'mailTemplate.addtemplate',
      {
        kind: LetterKind.LEAVING,
        language: 'en-US',
        letterTemplateName: 'own',
        letterSubject: 'Own',
        letterBody: '{{name}}!',
      },
      hr,
    );
    const choice = { kind: LetterKind.LEAVING, language: 'en-US', letterTemplateId: template.letterTemplateId };
    await services.ok('mailTemplate.usetemplate', choice, hr);
    expect(await form(changeId)).toMatchObject({ letterSubject: 'Own', letterBody: 'Person ann!', letters: [text] });
    const [line] = await services.as(company, 'reads', (ctx) =>
      ctx.tx
        .select({ id: audit.objectId })
        .from(audit)
        .where(and(eq(audit.companyId, company.companyId), eq(audit.action, 'change.letter.written'))),
    );
    expect(line?.id).toBe(changeId);
  });

  it('is a PDF in its own language, with whose it is in its name, whoever takes it out', async () => {
    const { changeId } = await leaves();
    const text = { language: 'zh-CN', letterSubject: '离职证明', letterBody: '兹证明安女士离职。\n特此证明。' };
    const { letterId } = (await write(changeId, text)).data as Letter;
    const answer = await services.call('personnelChange.letterfile', { letterId }, hr, 'en-US');
    const { bytes, fileName } = answer.data as TestFile;
    expect(fileName).toBe('Person ann 离职证明.pdf');
    const shown = (await textOfPages(bytes)).map(packed).join('');
    for (const told of ['离职证明', '兹证明安女士离职。', '特此证明。', '第1页']) expect(shown).toContain(told);
  });

  it('takes no placeholder along', async () => {
    const { changeId } = await leaves();
    const answer = await write(changeId, { letterSubject: 'Certificate', letterBody: 'of {{name}}' });
    expect([answer.status, ...errorsOf(answer)]).toEqual([422, ['letterBody', 'PLACEHOLDER_UNKNOWN']]);
  });

  it('shows its facts to nobody who may not read them of the person', async () => {
    const { changeId } = await leaves();
    const text = { letterSubject: 'Certificate', letterBody: 'until December 31, 2026' };
    const { letterId } = (await write(changeId, text, company.adminToken)).data as Letter;
    expect((await form(changeId)).letters).toHaveLength(1);
    await services.as(company, 'writes', (ctx) =>
      ctx.tx
        .delete(roleFieldGroup)
        .where(
          and(eq(roleFieldGroup.companyId, company.companyId), eq(roleFieldGroup.fieldGroup, FieldGroup.CONTRACT)),
        ),
    );
    const { letters, letterBody, blanks } = await form(changeId);
    expect(letters).toEqual([]);
    expect(letterBody).not.toContain('January 1, 2020');
    expect(blanks).toContain('Contract start');
    expect((await call('letterfile', { letterId })).status).toBe(404);
  });
});

it('a letter of regularisation tells the day and the department', async () => {
  const change = await filed('regularprocess', 'trial', { regularDate: '2026-11-15' });
  const { kind, letterBody, blanks } = await form(change.changeId);
  expect([kind, blanks]).toEqual([LetterKind.REGULARISATION, ['Position']]);
  for (const told of ['Person trial', 'November 15, 2026', 'Department south']) expect(letterBody).toContain(told);
});

it('other changes, and those taken back, ask for no letter', async () => {
  const moved = await filed('relocate', 'bob', {
    changeType: Type.TRANSFER,
    deptId: idOf('south'),
    effectiveDate: '2026-12-01',
  });
  expect(moved.letterKind).toBeNull();
  expect(errorsOf(await call('letterinterface', { changeId: moved.changeId, language: 'en-US' }))).toEqual([
    [null, 'NO_LETTER_OF_CHANGE'],
  ]);
  const { changeId, version } = await leaves('bob');
  expect((await call('cancel', { changeId, version })).data).toMatchObject({ letterKind: null });
  expect((await write(changeId, { letterSubject: 'a', letterBody: 'b' })).status).toBe(422);
});

it('letters are of people in sight, and for those who file changes', async () => {
  const { changeId } = await leaves();
  const asked = { changeId, language: 'en-US' };
  const other = await services.createTestCompany();
  expect((await call('letterinterface', asked, other.adminToken)).status).toBe(404);
  expect((await call('letterinterface', asked, await services.signIn(company.code, 'ann'))).status).toBe(403);
});
