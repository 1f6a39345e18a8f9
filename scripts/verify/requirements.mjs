import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/root.mjs';
import { repositoryFiles } from './repository-files.mjs';

const ID = /\bS\d{1,2}\.\d{3}\b/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
/** Tests of `shared` show what a function answers, not that the product asks it: they prove no requirement. */
export const isProof = (file) => TEST_FILE.test(file) && !file.startsWith('shared/');
const TITLED = new Set(['it', 'test', 'describe']);

/** The checkable statements of the specification, in its order. */
export function readRequirements(root = ROOT) {
  const [, ...rows] = readFileSync(path.join(root, 'tests/spec/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [id, , module, kind, text] = row.split('\t');
    return { id, module, kind, text };
  });
}

/** `it`, `it.each(…)`, `test.describe`: the name on which the whole call stands. */
function rootName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  if (
    ts.isPropertyAccessExpression(expression) ||
    ts.isCallExpression(expression) ||
    ts.isTaggedTemplateExpression(expression)
  )
    return rootName(expression.expression ?? expression.tag);
  return null;
}

/** The texts in the rows of `it.each(rows)('%s …')`: a row may name what it shows. */
function textsOfRows(expression) {
  if (!ts.isCallExpression(expression)) return [];
  const texts = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  for (const rows of expression.arguments) visit(rows);
  return texts;
}

/** The titles of all tests and groups in one file, and what the rows of a table put into them. */
export function titlesIn(source, name = 'file.test.tsx') {
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText(), ...textsOfRows(node.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The requirement ids that titles of these tests name: id -> the files that name it. */
function idsIn(root, files) {
  const named = new Map();
  for (const file of files) {
    const ids = titlesIn(readFileSync(path.join(root, file), 'utf8'), file).flatMap((title) => title.match(ID) ?? []);
    for (const id of ids) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

/** The requirements that a test of the product shows: id -> the files that show it. */
export const coveredIds = (root = ROOT, files = repositoryFiles(root)) => idsIn(root, files.filter(isProof));

/** Titles that name a requirement which does not exist: a slip of the pen that would pass for coverage. */
export function findUnknownIds(root = ROOT, files = repositoryFiles(root)) {
  const known = new Set(readRequirements(root).map(({ id }) => id));
  const tests = files.filter((name) => TEST_FILE.test(name));
  return [...idsIn(root, tests)]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${files.join(', ')}: there is no requirement ${id}`);
}
