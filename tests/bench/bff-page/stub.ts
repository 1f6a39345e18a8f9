// The upstream of all contenders: answers the contract's shapes without latency and counts the calls. Rows are
// serialised once, so that it costs next to nothing beside what is measured.
import http from 'node:http';
import { companyRows } from './rows.ts';

const { departments, positions, employees } = companyRows(Number(process.env['SEED']));
const texts = <R>(rows: readonly R[], keyOf: (row: R) => string) =>
  new Map(rows.map((row) => [keyOf(row), JSON.stringify(row)]));
const employeeTexts = texts(employees, (row) => row.empId);
const departmentTexts = texts(departments, (row) => row.deptId);
const positionTexts = texts(positions, (row) => row.positionId);
const inOrder = [...employeeTexts.values()];

const listed = (found: ReadonlyMap<string, string>, ids: readonly string[]) =>
  `[${ids.flatMap((id) => found.get(id) ?? []).join(',')}]`;

interface Input {
  pageNo?: number;
  pageSize?: number;
  empIds?: string[];
  deptIds?: string[];
  ids?: string[];
}

const ANSWERS: Record<string, (input: Input) => string> = {
  '/empmanage/emplist': ({ pageNo = 1, pageSize = 10 }) =>
    `{"items":[${inOrder.slice((pageNo - 1) * pageSize, pageNo * pageSize).join(',')}],"total":${inOrder.length},"pageNo":${pageNo},"pageSize":${pageSize}}`,
  '/empmanage/getallempinfo': ({ empIds = [] }) => listed(employeeTexts, empIds),
  '/deptmanage/selectalldept': ({ deptIds = [] }) => listed(departmentTexts, deptIds),
  '/positionmanage/listposition': ({ ids = [] }) => listed(positionTexts, ids),
  '/platform/capabilities': () => '{"clientMutationId":true,"jobs":true,"audit":true}',
};

let calls = 0;
const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/calls') return response.end(String(calls));
    calls += 1;
    const answer = ANSWERS[request.url ?? ''];
    // Whoever forgets the credential on the way would be faster.
    const isKnown = request.headers.authorization !== undefined || request.url === '/platform/capabilities';
    if (!isKnown) return response.writeHead(401).end();
    const body = Buffer.concat(chunks).toString();
    if (!answer) return response.writeHead(404).end();
    const data = answer(body ? (JSON.parse(body) as Input) : {});
    const bytes = Buffer.from(`{"success":true,"status":200,"message":"","data":${data}}`);
    return response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
      .end(bytes);
  });
});
// Longer than any contender keeps a connection: a socket closed under a call would be measured as an error of theirs.
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env['PORT']), '127.0.0.1');
