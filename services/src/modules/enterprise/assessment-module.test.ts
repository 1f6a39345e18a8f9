import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssessmentColumnType, ScoreMethod } from '@hengcai/shared/enums';
import { needsFigures, placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { enabledTemplate, key, partInput } from '../../testing/templates.ts';

let services: TestServices;
let company: TestCompany;

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const call = (name: string, input: object) =>
  services.call(`assessmentModule.${name}`, input as Record<string, unknown>, company.adminToken);
const errorsOf = (data: unknown) =>
  (data as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => [field, code]);
const newTemplate = async () =>
  (await call('saveCompanyModule', { companyModuleName: `模板${key()}` })).data as { id: string; version: number };
const column = (columnType: number, columnName = String(columnType)) => ({ columnName, columnType, required: true });
const row = {
  keyResult: '营收',
  description: null,
  measureUnit: null,
  startValue: '0',
  targetValue: '10',
  weight: '100',
};

test('S3.075 an indicator of a template has key result, unit, start, target, achieved value, confidence and weight', async () => {
  const { id } = await newTemplate();
  const types = [
    AssessmentColumnType.KEY_RESULT,
    AssessmentColumnType.MEASURE_UNIT,
    AssessmentColumnType.START_VALUE,
    AssessmentColumnType.TARGET_VALUE,
    AssessmentColumnType.ACHIEVED_VALUE,
    AssessmentColumnType.CONFIDENCE,
    AssessmentColumnType.WEIGHT,
  ];
  const rows = [{ ...row, measureUnit: '万元' }];
  const parts = [partInput({ columns: types.map((type) => column(type)), rows })];
  await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts });
  expect((await call('getCompanyModuleDetail', { companyModuleCode: id })).data).toMatchObject({
    contents: [{ parts: [{ columns: types.map((columnType) => ({ columnType })), rows }] }],
  });
});

test('headings that were left as they are shipped are read in the reader’s language, others as they were written', async () => {
  const { id } = await newTemplate();
  const columns = [
    column(AssessmentColumnType.KEY_RESULT, '关键结果'),
    column(AssessmentColumnType.WEIGHT, 'Weight'),
    column(AssessmentColumnType.BOSS_SCORE, 'Superior’s score'),
    column(AssessmentColumnType.BOSS_COMMENT, '领导怎么看'),
  ];
  await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts: [partInput({ columns })] });
  const headings = async (language: 'zh-CN' | 'en-US') => {
    const input = { companyModuleCode: id };
    const { data } = await services.call(
      'assessmentModule.getCompanyModuleDetail',
      input,
      company.adminToken,
      language,
    );
    const { contents } = data as { contents: { parts: { columns: { columnName: string }[] }[] }[] };
    return contents[0]?.parts[0]?.columns.map(({ columnName }) => columnName);
  };
  expect(await headings('en-US')).toEqual(['Key result', 'Weight', 'Manager’s score', '领导怎么看']);
  expect(await headings('zh-CN')).toEqual(['关键结果', '权重', '上级评分', '领导怎么看']);
});

test('a heading of one’s own is read in English where it has an English one, and edited as it was written', async () => {
  const { id } = await newTemplate();
  const columns = [
    { ...column(AssessmentColumnType.KEY_RESULT, '我们的承诺'), columnNameEn: ' Our promise ' },
    { ...column(AssessmentColumnType.WEIGHT, '比重'), columnNameEn: '' },
  ];
  const parts = [partInput({ partName: '年度目标', partNameEn: 'Goals of the year', columns })];
  const { data: content } = await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts });
  const kept = (language: 'zh-CN' | 'en-US') =>
    services.call('assessmentModule.getCompanyModuleDetail', { companyModuleCode: id }, company.adminToken, language);
  expect((await kept('en-US')).data).toMatchObject({
    contents: [
      {
        parts: [
          {
            partName: '年度目标',
            partNameEn: 'Goals of the year',
            columns: [
              { columnName: '我们的承诺', columnNameEn: 'Our promise' },
              { columnName: '比重', columnNameEn: null },
            ],
          },
        ],
      },
    ],
  });
  const contentModuleCode = (content as { id: string }).id;
  const read = async (language: 'zh-CN' | 'en-US') => {
    const input = { companyModuleCode: id, contentModuleCode };
    const { data } = await services.call('performanceplane.getmoduledetail', input, company.adminToken, language);
    const [part] = (data as { parts: { partName: string; columns: { columnName: string }[] }[] }).parts;
    return [part?.partName, ...(part?.columns ?? []).map(({ columnName }) => columnName)];
  };
  expect(await read('en-US')).toEqual(['Goals of the year', 'Our promise', '比重']);
  expect(await read('zh-CN')).toEqual(['年度目标', '我们的承诺', '比重']);
  const twice = columns.map((one) => ({ ...one, columnNameEn: 'The same' }));
  const refused = await call('saveContentModule', {
    companyModuleCode: id,
    versionName: 'V2',
    parts: [partInput({ columns: twice })],
  });
  expect(errorsOf(refused.data)).toEqual([['parts.0.columns.1.columnNameEn', 'VALUE_DUPLICATE']]);
});

const FIGURES = [
  AssessmentColumnType.START_VALUE,
  AssessmentColumnType.TARGET_VALUE,
  AssessmentColumnType.ACHIEVED_VALUE,
];

test('a column that is computed from figures needs them in its part', async () => {
  const { id } = await newTemplate();
  for (const type of [AssessmentColumnType.ACHIEVEMENT, AssessmentColumnType.FORMULA_SCORE]) {
    const columns = [AssessmentColumnType.KEY_RESULT, type, ...FIGURES.slice(1)].map((one) => column(one));
    const parts = [partInput({ columns })];
    const { data } = await call('saveContentModule', { companyModuleCode: id, versionName: key(), parts });
    expect(errorsOf(data)).toEqual([['parts.0.columns', 'TEMPLATE_FORMULA_COLUMNS']]);
  }
});

test('S3.043 every column type is taken or refused as the sheets honour it', async () => {
  const { id } = await newTemplate();
  for (const [name, type] of Object.entries(AssessmentColumnType)) {
    const others = [AssessmentColumnType.KEY_RESULT, ...(needsFigures(type) ? FIGURES : [])];
    const columns = [
      ...others.filter((one) => one !== type).map((one) => column(one)),
      column(type),
      ...(type === AssessmentColumnType.WEIGHT ? [] : [column(AssessmentColumnType.WEIGHT)]),
    ];
    const input = { companyModuleCode: id, versionName: name, parts: [partInput({ columns })] };
    const answer = await call('saveContentModule', input);
    const at = columns.findIndex((one) => one.columnType === type);
    expect([name, answer.status === 200 ? [] : errorsOf(answer.data)]).toEqual([
      name,
      placeOfNumber(type) === null ? [[`parts.0.columns.${at}.columnType`, 'COLUMN_TYPE_NOT_OFFERED']] : [],
    ]);
  }
});

describe('a content version is refused', () => {
  test.each<[string, object[], string, string]>([
    ['S5.071 when the parts miss 100', [partInput({ weight: '90' })], 'parts', 'WEIGHTS_NOT_100'],
    [
      'when a part weighs nothing',
      [partInput(), partInput({ partName: '能力', weight: '0' })],
      'parts.1.weight',
      'WEIGHT_OUT_OF_RANGE',
    ],
    [
      'when a part name occurs twice',
      [partInput({ weight: '50' }), partInput({ weight: '50' })],
      'parts.1.partName',
      'VALUE_DUPLICATE',
    ],
    [
      'when a column name occurs twice',
      [
        partInput({
          columns: [column(AssessmentColumnType.KEY_RESULT, '列'), column(AssessmentColumnType.WEIGHT, '列')],
        }),
      ],
      'parts.0.columns.1.columnName',
      'VALUE_DUPLICATE',
    ],
    [
      'when a column type occurs twice',
      [
        partInput({
          columns: [column(AssessmentColumnType.KEY_RESULT, 'a'), column(AssessmentColumnType.KEY_RESULT, 'b')],
        }),
      ],
      'parts.0.columns.1.columnType',
      'VALUE_DUPLICATE',
    ],
    [
      'without a key result column',
      [partInput({ columns: [column(AssessmentColumnType.WEIGHT)] })],
      'parts.0.columns',
      'TEMPLATE_KEY_RESULT_COLUMN',
    ],
    [
      'when a formula has nothing to compute from',
      [partInput({ scoreMethod: ScoreMethod.FORMULA, floor: '0', cap: '1.2' })],
      'parts.0.columns',
      'TEMPLATE_FORMULA_COLUMNS',
    ],
    [
      'when the floor is not below the cap',
      [partInput({ scoreMethod: ScoreMethod.FORMULA, floor: '1.2', cap: '1.2' })],
      'parts.0.floor',
      'TEMPLATE_FLOOR_NOT_BELOW_CAP',
    ],
    [
      'when a formula has no floor',
      [partInput({ scoreMethod: ScoreMethod.FORMULA })],
      'parts.0.floor',
      'NUMBER_INVALID',
    ],
    [
      'when a formula has no cap',
      [partInput({ scoreMethod: ScoreMethod.FORMULA, floor: '0' })],
      'parts.0.cap',
      'NUMBER_INVALID',
    ],
    [
      'when the least rows exceed the greatest',
      [partInput({ minRows: 5, maxRows: 2 })],
      'parts.0.minRows',
      'TEMPLATE_ROWS_REVERSED',
    ],
    [
      'with more indicators than rows',
      [partInput({ rows: [row, row], minRows: 0, maxRows: 1 })],
      'parts.0.rows',
      'TEMPLATE_ROWS_TOO_MANY',
    ],
    [
      'without indicators where nobody can add any',
      [partInput({ rowsByEmployee: false, rows: [] })],
      'parts.0.rows',
      'TEMPLATE_ROWS_REQUIRED',
    ],
    [
      'with a fixed indicator without weight',
      [partInput({ rowsByEmployee: false, rows: [{ ...row, weight: null }] })],
      'parts.0.rows.0.weight',
      'WEIGHT_REQUIRED',
    ],
    [
      'S5.133 with a start value that equals the target',
      [partInput({ rows: [{ ...row, startValue: '10.0' }] })],
      'parts.0.rows.0.targetValue',
      'INDICATOR_VALUES_EQUAL',
    ],
  ])('%s', async (_why, parts, field, code) => {
    const { id } = await newTemplate();
    const answer = await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.data)).toContainEqual([field, code]);
  });
});

test('names are unique, at their field', async () => {
  const { id } = await newTemplate();
  const name = `模板${key()}`;
  await call('saveCompanyModule', { companyModuleName: name });
  expect(
    errorsOf((await call('saveCompanyModule', { companyModuleCode: id, version: 1, companyModuleName: name })).data),
  ).toEqual([['companyModuleName', 'ALREADY_USED']]);
  await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts: [partInput()] });
  expect(
    errorsOf(
      (await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts: [partInput()] })).data,
    ),
  ).toEqual([['versionName', 'ALREADY_USED']]);
});

test('S4.074 S4.075 what was enabled once is neither changed nor deleted, and the template stays', async () => {
  const { templateId, contentId } = await enabledTemplate(services, company.adminToken, `模板${key()}`);
  const content = { companyModuleCode: templateId, contentModuleCode: contentId, version: 1 };
  expect(
    errorsOf((await call('saveContentModule', { ...content, versionName: 'V9', parts: [partInput()] })).data),
  ).toEqual([[null, 'CONTENT_FROZEN']]);
  expect(errorsOf((await call('deleteContentModule', { contentModuleCode: contentId, version: 1 })).data)).toEqual([
    [null, 'CONTENT_FROZEN'],
  ]);
  await call('stopCompanyModule', { companyModuleCode: templateId, version: 2 });
  expect(errorsOf((await call('deleteContentModule', { contentModuleCode: contentId, version: 1 })).data)).toEqual([
    [null, 'CONTENT_FROZEN'],
  ]);
  expect(errorsOf((await call('deleteCompanyModule', { companyModuleCode: templateId, version: 3 })).data)).toEqual([
    [null, 'TEMPLATE_IN_USE'],
  ]);
});

test('enabling another version takes the place of the first; codes of parts survive a change', async () => {
  const { templateId, contentId } = await enabledTemplate(services, company.adminToken, `模板${key()}`);
  const second = (
    await call('saveContentModule', { companyModuleCode: templateId, versionName: 'V2', parts: [partInput()] })
  ).data as { id: string };
  const detail = async () =>
    (await call('getCompanyModuleDetail', { companyModuleCode: templateId })).data as {
      enabledContentModuleCode: string;
      version: number;
      contents: { contentModuleCode: string; enabled: boolean; parts: { partCode: string }[] }[];
    };
  const before = await detail();
  expect(before.enabledContentModuleCode).toBe(contentId);
  const parts = before.contents.find((one) => one.contentModuleCode === second.id)?.parts;
  await call('saveContentModule', {
    companyModuleCode: templateId,
    contentModuleCode: second.id,
    version: 1,
    versionName: 'V2b',
    parts,
  });
  await call('startCompanyModule', {
    companyModuleCode: templateId,
    contentModuleCode: second.id,
    version: before.version,
  });
  const after = await detail();
  expect(after.contents.map(({ contentModuleCode, enabled }) => [contentModuleCode, enabled])).toEqual([
    [second.id, true],
    [contentId, false],
  ]);
  expect(after.contents[0]?.parts[0]?.partCode).toBe(parts?.[0]?.partCode);
});

test('stale versions answer 409, unknown ones 404, unused templates can go', async () => {
  const { id } = await newTemplate();
  expect((await call('saveCompanyModule', { companyModuleCode: id, version: 9, companyModuleName: '旧' })).status).toBe(
    409,
  );
  expect((await call('getCompanyModuleDetail', { companyModuleCode: 'f'.repeat(32) })).status).toBe(404);
  const content = (await call('saveContentModule', { companyModuleCode: id, versionName: 'V1', parts: [partInput()] }))
    .data as { id: string };
  expect((await call('deleteContentModule', { contentModuleCode: content.id, version: 2 })).status).toBe(409);
  expect((await call('deleteContentModule', { contentModuleCode: content.id, version: 1 })).status).toBe(200);
  expect((await call('deleteCompanyModule', { companyModuleCode: id, version: 1 })).status).toBe(200);
});

test('the list is filtered and paged; the reference read gives the enabled ones', async () => {
  const name = `列表${key()}`;
  const { templateId } = await enabledTemplate(services, company.adminToken, name);
  expect((await call('getCompanyModuleListMap', { keyword: name, pageSize: 1 })).data).toMatchObject({
    total: 1,
    items: [{ companyModuleCode: templateId, contentCount: 1, planCount: 0, enabledVersionName: 'V1' }],
  });
  const enabled = (await call('getSpecifyCompanyModuleListMap', {})).data as {
    companyModuleCode: string;
    enabledContentModuleCode: string | null;
  }[];
  expect(enabled.some((one) => one.companyModuleCode === templateId)).toBe(true);
  expect(enabled.every((one) => one.enabledContentModuleCode !== null)).toBe(true);
});
