import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { packed, textOfPages } from '../../testing/pdf-text.ts';
import { translate } from '../../messages/translate.ts';
import type { Block } from './blocks.ts';
import type { Letterhead } from './paper.ts';
import { writePdf } from './pdf-file.ts';
import type { Row } from './table.ts';
import { linesOf } from './typesetting.ts';

const HEAD: Letterhead = {
  language: 'en-US',
  title: 'Appraisal',
  company: '星河科技',
  running: '星河科技 · 2026 年度考核 · 陈喆 (Chen Zhe)',
  watermark: 'Exported by 王敏 E002 on 2026-11-01 09:30',
  madeAt: new Date('2026-11-01T01:30:00Z'),
  pageNo: (page) => translate('en-US', 'pdf.page', { page }),
  pageTotal: (pages) => translate('en-US', 'pdf.pages', { pages }),
};

async function written(blocks: Iterable<Block> | AsyncIterable<Block>, head = HEAD): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writePdf(head, blocks)) parts.push(part);
  return Buffer.concat(parts);
}

const COLUMNS = [
  { title: 'Key result 关键结果', share: 3 },
  { title: 'Weight', share: 1, figures: true },
];
const table = (rows: Iterable<Row> | AsyncIterable<Row>): Block => ({ kind: 'table', columns: COLUMNS, rows });
const line = (i: number): Row => ({ cells: [`第 ${i} 项指标 Indicator no. ${i}.`, '2.5%'] });

test('a document is text in both scripts, in its order, with a small part of the font in it', async () => {
  const file = await written([
    { kind: 'head', company: '星河科技', title: '绩效考核表 Appraisal', subtitle: '2026 年度考核' },
    {
      kind: 'facts',
      facts: [
        { label: 'Employee', value: '陈喆 (Chen Zhe)' },
        { label: 'Number', value: 'E0001' },
      ],
    },
    { kind: 'figures', figures: [{ label: 'Score', value: '92.5' }] },
    { kind: 'section', title: 'Targets' },
    table([{ ...line(1), notes: [{ label: 'Comment', text: '“超额完成”，回款率 ≥ 95%' }] }]),
    { kind: 'paragraph', heading: 'Overall', text: '继续努力' },
  ]);
  const [page = ''] = await textOfPages(file);
  const order = [
    '绩效考核表Appraisal',
    '陈喆(ChenZhe)',
    'E0001',
    '92.5',
    'Targets',
    '第1项指标',
    '“超额完成”，回款率≥95%',
    '继续努力',
  ];
  const found = order.map((text) => packed(page).lastIndexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(file.toString('latin1')).toContain('NotoSansSC-Regular');
  // The whole font has ten megabytes.
  expect(file.length).toBeLessThan(40_000);
});

test('every page says what it belongs to, which of how many it is, and who fetched it; tables begin with their heads', async () => {
  const pages = await textOfPages(await written([table(Array.from({ length: 100 }, (_, i) => line(i + 1)))]));
  expect(pages.length).toBeGreaterThan(2);
  for (const [i, page] of pages.entries()) {
    const text = packed(page);
    expect(text).toContain(packed(HEAD.running));
    expect(text).toContain(`Page${i + 1}of${pages.length}`);
    expect(text).toContain(packed(HEAD.watermark));
    expect(text).toContain('Keyresult关键结果');
  }
  const numbers = [...packed(pages.join('')).matchAll(/Indicatorno\.(\d+)\./g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
});

test('what is longer than a page goes on on the next one and loses nothing', async () => {
  const words = Array.from({ length: 900 }, (_, i) => `第${i}句。`);
  const pages = await textOfPages(
    await written([
      { kind: 'paragraph', text: words.join('') },
      table([{ cells: [words.join(''), '1%'], notes: [{ label: '评语', text: words.join('') }] }]),
    ]),
  );
  expect(pages.length).toBeGreaterThan(3);
  const text = packed(pages.join(''));
  for (const word of ['第0句。', '第450句。', '第899句。']) expect(text.split(word)).toHaveLength(4);
});

test('a character the font does not have is seen to be missing', async () => {
  const [page = ''] = await textOfPages(await written([{ kind: 'paragraph', text: '𠮷田😀\u0007。' }]));
  expect(packed(page)).toContain('〓田〓。');
});

test('a text breaks as both scripts do', () => {
  const measure = (text: string) => text.length;
  expect(linesOf('完成华东区季度销售目标，回款率', 11, measure)).toEqual(['完成华东区季度销售目', '标，回款率']);
  expect(linesOf('close the books', 9, measure)).toEqual(['close the', 'books']);
  expect(linesOf('W'.repeat(12), 5, measure)).toEqual(['WWWWW', 'WWWWW', 'WW']);
  expect(linesOf('一\n\n二', 5, measure)).toEqual(['一', '', '二']);
});

test('a document of any length is made as it is read, and none of it is held', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let asked = 0;
  async function* rows() {
    for (let i = 1; i <= 1_000; i += 1) {
      asked += 1;
      yield line(i % 50);
    }
  }
  const held: number[] = [];
  let chunks = 0;
  for await (const _part of writePdf(HEAD, [table(rows())])) {
    chunks += 1;
    if (chunks === 1) expect(asked).toBeLessThan(100);
    if (chunks !== 8 && chunks !== 24) continue;
    collect();
    held.push(process.memoryUsage().heapUsed);
  }
  const [early = 0, late = 0] = held;
  expect(asked).toBe(1_000);
  // A page has some 40 kB before it is compressed.
  expect((late - early) / 16 / 1024).toBeLessThan(20);
});
