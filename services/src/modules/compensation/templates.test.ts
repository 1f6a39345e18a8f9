import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LetterKind } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases } from '../../testing/people.ts';
import { errorsOf } from '../../testing/templates.ts';
import type { TemplateData } from './list-template.ts';

const { INVITATION, REGULARISATION, LEAVING } = LetterKind;

interface Paged {
  items: TemplateData[];
  total: number;
}

describe.each(databases)('letter templates on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());

  const ok = <T>(name: string, input: object, token = company.adminToken) =>
    services.ok<T>(`mailTemplate.${name}`, input as Record<string, unknown>, token);
  const refusal = async (name: string, input: object, token = company.adminToken) => {
    const answer = await services.call(`mailTemplate.${name}`, input as Record<string, unknown>, token);
    return [answer.status, ...errorsOf(answer)];
  };
  const words = { letterSubject: 'Welcome {{name}}', letterBody: 'Dear {{name}},\n\nfrom {{regularDate}} on.' };
  const wording = (letterTemplateName: string, more: object = {}) => ({
    kind: REGULARISATION,
    language: 'en-US',
    letterTemplateName,
    ...words,
    ...more,
  });
  const used = async (kind: number, language: string, token = company.adminToken) => {
    const { items } = await ok<Paged>('listtemplate', { kind, language, pageSize: 100 }, token);
    return items.filter(({ inUse }) => inUse).map(({ letterTemplateName }) => letterTemplateName);
  };

  it('S7.058 every kind has a shipped wording in both languages that its own check accepts', async () => {
    const { items: kinds } = await ok<{ items: { kind: number; placeholders: { meaning: string }[] }[] }>(
      'listkind',
      {},
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(Object.values(LetterKind));
    expect(kinds.flatMap(({ placeholders }) => placeholders).every(({ meaning }) => !meaning.includes('.'))).toBe(true);
    const { items, total } = await ok<Paged>('listtemplate', { pageSize: 100 }, company.adminToken);
    expect(total).toBe(Object.values(LetterKind).length * 2);
    const { empId } = await addPerson(services, company);
    for (const { kind, language, letterSubject, letterBody, inUse } of items) {
      expect(inUse).toBe(true);
      const letter = await ok<{ letterBody: string }>('preview', { kind, language, letterSubject, letterBody, empId });
      expect(letter.letterBody).not.toContain('{');
    }
  });

  it('S3.079 S3.080 a wording has name, subject and body with the name of the employee in it', async () => {
    const { empId, userName } = await addPerson(services, company);
    const made = await ok<TemplateData>('addtemplate', wording('Warm'));
    expect(made).toMatchObject({ ...words, letterTemplateName: 'Warm', inUse: false, version: 1 });
    const preview = await ok('preview', { kind: REGULARISATION, language: 'en-US', ...words, empId });
    expect(preview).toEqual({
      letterSubject: `Welcome Person ${userName}`,
      letterBody: `Dear Person ${userName},\n\nfrom April 1, 2020 on.`,
      blanks: [],
    });
  });

  it('says what is left to fill in, and knows of no placeholder for why somebody leaves', async () => {
    const { empId } = await addPerson(services, company);
    const leaving = { kind: LEAVING, language: 'zh-CN', letterSubject: '证明', empId };
    const { letterBody, blanks } = await ok<{ letterBody: string; blanks: string[] }>('preview', {
      ...leaving,
      letterBody: '{{name}} {{lastDay}}',
    });
    expect(letterBody).toContain('________');
    expect(blanks).toEqual(['Last working day']);
    expect(await refusal('preview', { ...leaving, letterBody: '{{reason}}' })).toEqual([
      422,
      ['letterBody', 'PLACEHOLDER_UNKNOWN'],
    ]);
  });

  it('S5.037 the name is checked for uniqueness before saving, whatever its capitals', async () => {
    const free = (letterTemplateName: string, letterTemplateId?: string) =>
      ok<{ usable: boolean }>('usabletemplatename', { letterTemplateName, letterTemplateId });
    const made = await ok<TemplateData>('addtemplate', wording('Unique'));
    const id = made.letterTemplateId ?? '';
    expect(await free('unique')).toEqual({ usable: false });
    expect(await free('unique', id)).toEqual({ usable: true });
    expect(await refusal('addtemplate', wording('UNIQUE'))).toEqual([422, ['letterTemplateName', 'ALREADY_USED']]);
    const second = await ok<TemplateData>('addtemplate', wording('Second'));
    const change = { letterTemplateId: second.letterTemplateId, version: 1, letterTemplateName: 'unique', ...words };
    expect(await refusal('updatetemplate', change)).toEqual([422, ['letterTemplateName', 'ALREADY_USED']]);
    const other = await services.createTestCompany();
    expect(await ok('usabletemplatename', { letterTemplateName: 'Unique' }, other.adminToken)).toEqual({
      usable: true,
    });
  });

  it('S9.044 a mail has a word limit, and its subject stays one line', async () => {
    const long = (count: number) => wording('Long', { letterBody: '字'.repeat(count) });
    expect(await refusal('addtemplate', long(LIMITS.letterBody + 1))).toEqual([400, ['letterBody', 'TOO_LONG']]);
    expect((await ok<TemplateData>('addtemplate', long(LIMITS.letterBody))).letterBody).toHaveLength(LIMITS.letterBody);
    const [status] = await refusal('addtemplate', wording('Header', { letterSubject: 'a\nBcc: b' }));
    expect(status).toBe(400);
  });

  it('an invitation needs its link, and never in the subject', async () => {
    const invitation = (letterSubject: string, letterBody: string) =>
      refusal('addtemplate', wording('Invite', { kind: INVITATION, letterSubject, letterBody }));
    expect(await invitation('Hello', 'Hello {{name}}')).toEqual([422, ['letterBody', 'PLACEHOLDER_MISSING']]);
    expect(await invitation('{{link}}', '{{link}}')).toEqual([422, ['letterSubject', 'PLACEHOLDER_NOT_IN_SUBJECT']]);
  });

  it('one wording of a kind and language is in use, the shipped one where none is chosen', async () => {
    const { adminToken: token } = await services.createTestCompany();
    const add = async (name: string) =>
      (await ok<TemplateData>('addtemplate', wording(name), token)).letterTemplateId ?? '';
    const [first, second] = [await add('First'), await add('Second')];
    const use = (letterTemplateId: string | null, more: object = {}) =>
      ok<TemplateData>('usetemplate', { kind: REGULARISATION, language: 'en-US', letterTemplateId, ...more }, token);
    expect(await used(REGULARISATION, 'en-US', token)).toEqual([null]);
    expect(await use(first)).toMatchObject({ inUse: true });
    await use(second);
    expect(await used(REGULARISATION, 'en-US', token)).toEqual(['Second']);
    expect(await used(REGULARISATION, 'zh-CN', token)).toEqual([null]);
    const remove = { letterTemplateId: second, version: 1 };
    expect(await refusal('deletetemplate', remove, token)).toEqual([422, [null, 'LETTER_TEMPLATE_IN_USE']]);
    await use(null);
    expect(await used(REGULARISATION, 'en-US', token)).toEqual([null]);
    await ok('deletetemplate', remove, token);
    // A wording of another language or company is none of these.
    expect(
      (await refusal('usetemplate', { kind: REGULARISATION, language: 'zh-CN', letterTemplateId: first }, token))[0],
    ).toBe(404);
    expect(
      (await refusal('usetemplate', { kind: REGULARISATION, language: 'en-US', letterTemplateId: first }))[0],
    ).toBe(404);
  });

  it('a stale change is refused and tells how it is now', async () => {
    const { letterTemplateId } = await ok<TemplateData>('addtemplate', wording('Stale'));
    const change = { letterTemplateId, letterTemplateName: 'Fresh', ...words };
    expect(await ok('updatetemplate', { ...change, version: 1 })).toMatchObject({ version: 2 });
    expect((await refusal('updatetemplate', { ...change, version: 1 }))[0]).toBe(409);
    expect((await refusal('deletetemplate', { letterTemplateId, version: 1 }))[0]).toBe(409);
  });

  it('whoever has no right on the page reads and writes none of it', async () => {
    const { userName } = await addPerson(services, company);
    const token = await services.signIn(company.code, userName);
    expect((await refusal('listtemplate', {}, token))[0]).toBe(403);
    expect((await refusal('addtemplate', wording('Mine'), token))[0]).toBe(403);
  });

  it('a preview shows nobody the caller does not see', async () => {
    const other = await services.createTestCompany();
    const { empId } = await addPerson(services, other);
    const letter = { kind: REGULARISATION, language: 'en-US', ...words, empId };
    expect((await refusal('preview', letter))[0]).toBe(404);
  });
});
