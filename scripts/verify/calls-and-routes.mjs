import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { repositoryFiles } from './repository-files.mjs';
import { isProof } from './requirements.mjs';

const rowsOf = (root, file) =>
  readFileSync(path.join(root, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** A family of calls whose own names the specification does not show: `/positionmatch/*`, `/performanceinvite/{name1}`. */
const isFamily = (address) => /\*|\{(?!product\})/.test(address);

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Answers whether a test writes the call: `'/index/addSchedule'`, `call('addSchedule', …)`, `rest.index.addSchedule(`. */
const namesCall = (texts, address) => {
  const [service, name] = address.split('/').slice(-2).map(escaped);
  const written = new RegExp(`(?:['"\`.]|${service}/)${name}['"\`(?]`);
  return texts.some((text) => written.test(text));
};

/** Answers whether a test writes the whole address: `goto('/employee/list?dept=1')`, `toHaveURL(/\/error$/)`. */
const namesRoute = (texts, address) => {
  const whole = new RegExp(`['"\`}/]${escaped(address).replaceAll('/', '\\\\?/')}['"\`?#$]`);
  return texts.some((text) => whole.test(text));
};

const textsOfTests = (root, files) => files.filter(isProof).map((file) => readFileSync(path.join(root, file), 'utf8'));

/** What stands for the product in paths (domain 1). */
const PRODUCT = 'hengcai';

/** The REST calls that the specification names: whether the services have one, and whether a test calls it. */
export function readCalls(root = ROOT, files = repositoryFiles(root)) {
  const served = new Set(rowsOf(root, 'tests/contract/policy.tsv').map(([, address]) => address));
  const texts = textsOfTests(root, files);
  return rowsOf(root, 'tests/spec/endpoints.tsv')
    .filter(([, , address]) => !isFamily(address))
    .map(([module, method, address]) => [module, method, address.replace('{product}', PRODUCT)])
    .map(([module, method, address]) => ({
      module,
      name: `${method.padEnd(4)}  ${address}`,
      there: served.has(address),
      tested: served.has(address) && namesCall(texts, address),
    }));
}

/** The routes that the specification names: whether the client's table (`shown`) has one, and whether a test opens it. */
export function readRoutes(shown, root = ROOT, files = repositoryFiles(root)) {
  const texts = textsOfTests(root, files);
  return rowsOf(root, 'tests/spec/routes.tsv').map(([module, address]) => ({
    module,
    name: address,
    there: shown.has(address),
    tested: shown.has(address) && namesRoute(texts, address),
  }));
}
