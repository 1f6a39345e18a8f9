import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../processes/run.mjs';
import { isInstalled } from '../setup/install.mjs';
import { ROOT } from '../setup/root.mjs';

const FOLDER = path.join(ROOT, 'tests/mutation');
const REPORT = path.join(ROOT, '.cache/mutation/report.json');

/** Files in which a fault costs somebody money, a level or a secret, by name: their folder may change. */
export const STRICT = ['scoring.ts', 'distribution.ts', 'freeze.ts', 'approval.ts', 'visibility.ts', 'numbers.ts'];
const PERCENT = 95;

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** The text between two places of a source; lines and columns count from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

/** What the runner reports, by file: how many changes a test noticed, and those that none did. */
export function outcomesOf(report) {
  return Object.entries(report.files).map(([file, { source, mutants }]) => {
    const unnoticed = mutants.filter(({ status }) => UNNOTICED.has(status));
    return {
      file,
      name: path.basename(file),
      noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
      survivors: unnoticed.map(({ location, replacement }) => ({
        line: location.start.line,
        change: `${textAt(source, location)}\t${oneLine(replacement ?? '')}`,
      })),
    };
  });
}

/** With one digit. */
const percentOf = ({ noticed, survivors }) =>
  noticed + survivors.length === 0 ? 100 : Math.floor((1000 * noticed) / (noticed + survivors.length)) / 10;

/** The table of what may survive: file, code, what it is changed to, why no test can or need notice. */
export function readSurvivors(text) {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [name, code, becomes, reason] = line.split('\t');
    return { name, change: `${code}\t${becomes}`, reason };
  });
}

/** What is wrong, as sentences: strict files below their share, survivors without a reason, reasons without a survivor. */
export function findMutationFaults(outcomes, listed) {
  const strict = outcomes.filter(({ name }) => STRICT.includes(name));
  const isListed = (name, change) => listed.some((row) => row.name === name && row.change === change && row.reason);
  const survives = (row) =>
    outcomes.some(({ name, survivors }) => name === row.name && survivors.some(({ change }) => change === row.change));
  return [
    ...STRICT.filter((name) => !strict.some((one) => one.name === name)).map((name) => `${name} was not tried`),
    ...strict
      .filter((one) => percentOf(one) < PERCENT)
      .map((one) => `${one.file}: ${percentOf(one)} % of the changes are noticed, not ${PERCENT} %`),
    ...strict.flatMap(({ file, name, survivors }) =>
      survivors
        .filter(({ change }) => !isListed(name, change))
        .map(({ line, change }) => `${file}:${line}: no test notices\t${change}`),
    ),
    ...listed
      .filter((row) => !survives(row))
      .map(({ name, change }) => `survivors.tsv: noticed now\t${name}\t${change}`),
  ];
}

/** Installs Stryker from its own lockfile, beside the product; answers what npm says against it. */
function installStryker() {
  if (isInstalled(FOLDER)) return '';
  // Its vitest is the product's, which stands above it.
  const npm = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error', '--fetch-retries=0'];
  const { status, stderr } = spawnSync('npm', npm, { cwd: FOLDER, encoding: 'utf8' });
  return status === 0 ? '' : stderr || 'npm did not start';
}

/** What npm calls a registry that is not there, which is no fault of ours. */
const NO_REGISTRY = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|E404|E503)\b/;

/** A step for `npm run test:full`: answers a line for each file and what is wrong. */
export const mutation = {
  name: 'changes of rules and numbers are noticed',
  async run() {
    const refusal = installStryker();
    if (NO_REGISTRY.test(refusal))
      return { skipped: 'the package registry does not answer: Stryker cannot be installed' };
    if (refusal) return { ok: false, output: refusal };
    mkdirSync(path.dirname(REPORT), { recursive: true });
    rmSync(REPORT, { force: true });
    const script = path.join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const config = path.join(FOLDER, 'stryker.config.mjs');
    const { output } = await run(process.execPath, [script, 'run', config], {
      quiet: true,
      cwd: path.join(ROOT, 'shared'),
    });
    if (!existsSync(REPORT)) return { ok: false, output };
    const outcomes = outcomesOf(JSON.parse(readFileSync(REPORT, 'utf8')));
    const lines = outcomes.map((one) => `${String(percentOf(one)).padStart(5)} %  ${one.file}`);
    const listed = readSurvivors(readFileSync(path.join(FOLDER, 'survivors.tsv'), 'utf8'));
    const faults = findMutationFaults(outcomes, listed);
    return { ok: faults.length === 0, output: [...lines, ...faults].join('\n') };
  },
};
