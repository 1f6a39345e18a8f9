import * as typescript from '@graphql-codegen/typescript';

/**
 * Codegen plugin: the `typescript` plugin, whose re-exports of mapped enums do not compile under
 * `verbatimModuleSyntax`: they are types and must say so.
 */
export async function plugin(schema, documents, config, info) {
  const { prepend = [], content } = await typescript.plugin(schema, documents, config, info);
  return { prepend, content: content.replaceAll(/^export \{/gm, 'export type {') };
}
