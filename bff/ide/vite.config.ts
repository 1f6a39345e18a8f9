import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * GraphiQL's stylesheet carries 400 KB of Latin fonts that no Chinese text would use, and the editor's signs as data,
 * which come from the editor itself as a file. The product's fonts are the system's.
 */
const systemFonts: Plugin = {
  name: 'system-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/graphiql/dist/style.css') ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : null,
};

const RUNTIME = path.join(import.meta.dirname, 'src/words/jsx-runtime.ts');

/** Elements are made by a runtime that knows what GraphiQL's words are in the language of the page. */
const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== RUNTIME ? RUNTIME : null),
  // Ctrl-Alt-K looks for the button of the documentation by its English name.
  transform: (code, id) =>
    id.endsWith('/plugin-doc-explorer/dist/context.js')
      ? replaced(code, 'button[aria-label="Show Documentation Explorer"]', 'button[data-index="0"]:not(.active)')
      : null,
};

function replaced(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`GraphiQL no longer has ${from}.`);
  return code.replace(from, to);
}

export default defineConfig({
  base: '/graphiql/',
  plugins: [systemFonts, ownWords, react()],
  build: {
    outDir: '../dist/ide',
    emptyOutDir: true,
    target: 'es2024',
    // The editor and its workers are large and come whole; nobody waits for them who did not ask for the IDE.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      // GraphiQL's libraries mark modules for React's compiler, which has done its work already.
      checks: { moduleLevelDirective: false },
      // GraphiQL makes the text alternatives of its icons out of the names of its functions.
      output: { keepNames: true },
    },
  },
});
