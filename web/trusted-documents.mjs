/**
 * Vite plugin: gives every operation of the browser client the hash of its document and emits `documents.json`, the
 * list the BFF trusts (bff/README.md, "Trusted documents"). Hash and list come from one computation over the very
 * documents that are bundled, so a build cannot send what its list does not have.
 */
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, print } from 'graphql';

/** Where the list stands in the build. */
export const DOCUMENTS_FILE = 'documents.json';
const GENERATED = /\.gen\.ts$/;
/** How codegen writes a document (`documentMode: documentNode`). */
const DOCUMENT = /(?<=^export const \w+Document = )\{"kind":"Document".*\}(?= as unknown as )/gm;

const isOperation = (document) => document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

/** The text of a document as Apollo Client sends it: its cache asks every object for its `__typename`. */
const textOf = (document) => print(new InMemoryCache().transformDocument(document));

/** Answers the plugin. Development sends texts: there is no build whose list could be loaded. */
export function trustedDocuments() {
  const texts = new Map();
  return {
    name: 'hengcai:trusted-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!GENERATED.test(id)) return null;
      return code.replace(DOCUMENT, (json) => {
        const document = JSON.parse(json);
        if (!isOperation(document)) return json;
        const text = textOf(document);
        const hash = createHash('sha256').update(text).digest('hex');
        texts.set(hash, text);
        return `{"__meta__":{"hash":"${hash}"},${json.slice(1)}`;
      });
    },
    generateBundle() {
      const source = JSON.stringify(Object.fromEntries([...texts].sort()));
      this.emitFile({ type: 'asset', fileName: DOCUMENTS_FILE, source });
    },
  };
}
