import path from 'node:path';
import { whyForbidden } from './rooms.js';

/** Turns the text of an import into a path from the repository's root; null for packages that are not ours. */
function targetOf(specifier, importer) {
  const shared = /^@hengcai\/shared\/(.+)$/.exec(specifier);
  if (shared) return `shared/src/${shared[1]}.ts`;
  const room = /^@hengcai\/(\w+)(?:\/(.+))?$/.exec(specifier);
  if (room) return `${room[1]}/${room[2] ?? ''}`;
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(importer), specifier);
  return null;
}

/** Imports run one way between the rooms and inside them (see `rooms.js`). */
export const importDirection = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}' } },
  create(context) {
    const importer = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const target = targetOf(source.value, importer);
      const why = target && whyForbidden(importer, target);
      if (why) context.report({ node: source, messageId: 'forbidden', data: { why } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
    };
  },
};
