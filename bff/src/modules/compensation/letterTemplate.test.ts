import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';
import type { LetterKindInfoRow, LetterTemplateRow } from './rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));
const inputs = () => bff.upstream.calls.map(({ input }) => input);

const own: LetterTemplateRow = {
  letterTemplateId: id('letterTemplate'),
  kind: 3,
  language: 'en-US',
  letterTemplateName: 'Warm',
  letterSubject: 'Welcome',
  letterBody: 'Dear {{name}}',
  inUse: true,
  updatedAt: '2026-11-01T00:00:00Z',
  version: 1,
};
const shipped: LetterTemplateRow = {
  ...own,
  letterTemplateId: null,
  letterTemplateName: null,
  inUse: false,
  updatedAt: null,
  version: null,
};

it('a page of wordings is one call; a shipped one has an id of its own', async () => {
  bff.upstream.answer('mailTemplate', 'listtemplate', () => ({
    items: [shipped, own],
    total: 12,
    pageNo: 2,
    pageSize: 10,
  }));

  const { data } = await bff.send(
    '{ letterTemplates(kind: REGULARISATION, language: EN_US, page: { pageNo: 2 }) { items { id shipped kind language name subject body inUse version } total } }',
  );

  const words = { kind: 'REGULARISATION', language: 'EN_US', subject: 'Welcome', body: 'Dear {{name}}' };
  expect(data?.['letterTemplates']).toEqual({
    items: [
      { id: '3.en-US', shipped: true, ...words, name: null, inUse: false, version: null },
      { id: own.letterTemplateId, shipped: false, ...words, name: 'Warm', inUse: true, version: 1 },
    ],
    total: 12,
  });
  expect(inputs()).toEqual([{ kind: 3, language: 'en-US', pageNo: 2, pageSize: 10 }]);
});

it('what may stand in a kind of letter is one call', async () => {
  const items: LetterKindInfoRow[] = [
    {
      kind: 1,
      placeholders: [{ placeholder: 'link', meaning: 'Link', required: true, bodyOnly: true }],
      wordings: [{ language: 'zh-CN', letterSubject: '请', letterBody: '{{link}}' }],
    },
  ];
  bff.upstream.answer('mailTemplate', 'listkind', () => ({ items }));

  const { data } = await bff.send(
    '{ letterKinds { kind placeholders { name meaning required bodyOnly } wordings { language subject body } } }',
  );

  expect(data?.['letterKinds']).toEqual([
    {
      kind: 'INVITATION',
      placeholders: [{ name: 'link', meaning: 'Link', required: true, bodyOnly: true }],
      wordings: [{ language: 'ZH_CN', subject: '请', body: '{{link}}' }],
    },
  ]);
});

const ADD = `mutation Add($input: AddLetterTemplateInput!) {
  addLetterTemplate(input: $input) { letterTemplate { id name } userErrors { field code } }
}`;
const input = { kind: 'REGULARISATION', language: 'EN_US', name: 'Warm', subject: 'Welcome', body: 'Dear {{nam}}' };

it('a wording is added by one call, which answers it', async () => {
  bff.upstream.answer('mailTemplate', 'addtemplate', () => own);

  const { data } = await bff.send(ADD, { input });

  expect(data?.['addLetterTemplate']).toEqual({
    letterTemplate: { id: own.letterTemplateId, name: 'Warm' },
    userErrors: [],
  });
  expect(inputs()).toEqual([
    {
      kind: 3,
      language: 'en-US',
      letterTemplateName: 'Warm',
      letterSubject: 'Welcome',
      letterBody: 'Dear {{nam}}',
    },
  ]);
});

it('a refused wording names the field as the schema does', async () => {
  bff.upstream.refuse('mailTemplate', 'addtemplate', {
    status: 422,
    errors: [{ field: 'letterBody', code: 'PLACEHOLDER_UNKNOWN', message: 'no' }],
  });

  const { data } = await bff.send(ADD, { input });

  expect(data?.['addLetterTemplate']).toEqual({
    letterTemplate: null,
    userErrors: [{ field: 'body', code: 'PLACEHOLDER_UNKNOWN' }],
  });
});

it('the shipped wording is chosen by no id', async () => {
  bff.upstream.answer('mailTemplate', 'usetemplate', () => ({ ...shipped, inUse: true }));

  const { data } = await bff.send(
    'mutation { useLetterTemplate(input: { kind: REGULARISATION, language: EN_US }) { letterTemplate { id inUse } } }',
  );

  expect(data?.['useLetterTemplate']).toEqual({ letterTemplate: { id: '3.en-US', inUse: true } });
  expect(inputs()).toEqual([{ kind: 3, language: 'en-US', letterTemplateId: null }]);
});
