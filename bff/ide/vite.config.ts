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

export default defineConfig({
  base: '/graphiql/',
  plugins: [systemFonts, react()],
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
