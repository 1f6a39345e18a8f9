import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { ROOT } from './setup/root.mjs';

const MODULES = path.join(ROOT, 'bff/src/modules');

/** The parents of types: what the `rows.ts` of a module exports as `<Type>Row` is the parent of `<Type>`. */
function mappersOf(schema) {
  const types = schema.getTypeMap();
  return Object.fromEntries(
    readdirSync(MODULES).flatMap((module) => {
      const rows = path.join(MODULES, module, 'rows.ts');
      if (!existsSync(rows)) return [];
      const names = [...readFileSync(rows, 'utf8').matchAll(/^export .*?(\w+)Row\b(?= =| \})/gm)].map(
        ([, name]) => name,
      );
      const stray = names.filter((name) => !types[name]);
      if (stray.length > 0)
        throw new Error(`bff/src/modules/${module}/rows.ts has rows of no type: ${stray.join(', ')}`);
      return names.map((name) => [name, `../modules/${module}/rows.ts#${name}Row`]);
    }),
  );
}

/** Codegen plugin: the resolver types, each parent the row that its module names for it. */
export async function plugin(schema, documents, config, info) {
  return resolvers.plugin(schema, documents, { ...config, mappers: mappersOf(schema) }, info);
}
