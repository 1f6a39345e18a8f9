import type * as z from 'zod';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import type { ImportedTable } from '@hengcai/shared/contract/table-import';
import type { Cell } from '../../../kit/sheet/cells.ts';
import { readTable } from '../../../kit/sheet/read.ts';
import { writeXlsx } from '../../../kit/sheet/xlsx-write.ts';
import type { TestFile, TestServices } from '../../../testing/kit.ts';
import { bytesOf } from '../../../testing/workbooks.ts';

type Answer = z.output<typeof ImportedTable>;

/** What tests of files do: send rows to a call, and read the rows of a file it answers. */
export function fileBench(services: TestServices) {
  const send = async (call: string, token: string, rows: Cell[][], about: object): Promise<Envelope> =>
    services.call(
      call,
      {
        check: 'false',
        ...about,
        file: { fileName: '导入.xlsx', bytes: new Uint8Array(await bytesOf(writeXlsx({ name: '导入', rows }))) },
      },
      token,
      'zh-CN',
    );
  return {
    send,
    /** What became of each line: number, outcome, column and code of its errors. */
    sent: async (...input: Parameters<typeof send>) => {
      const answer = await send(...input);
      if (!answer.success) throw new Error(JSON.stringify(answer));
      return (answer.data as Answer).lines.map(({ empNumber, outcome, errors }) => [
        empNumber,
        outcome,
        ...errors.flatMap(({ column, code }) => [column, code]),
      ]);
    },
    file: async (call: string, token: string, planCode: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
      const answer = await services.call(call, { planCode }, token, language);
      if (!answer.success) throw new Error(JSON.stringify(answer));
      const { bytes, fileName } = answer.data as TestFile;
      const rows = await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 20 });
      return rows.map(({ cells }) => cells);
    },
  };
}
