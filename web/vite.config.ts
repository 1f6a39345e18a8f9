import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compiledMessages } from './compiled-messages.mjs';
import { trustedDocuments } from './trusted-documents.mjs';

const bff = process.env['BFF_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), trustedDocuments(), compiledMessages()],
  // rxjs keeps its modern build behind this condition and gives everybody else one for ES5, a third larger.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/graphql': bff, '/files': bff, '/graphiql': bff } },
  build: {
    target: 'es2024',
    manifest: true,
    // Every browser of that target knows modulepreload itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Chakra's theme defines seventy recipes by calls; as pure ones, those we do not use leave the bundle (21 KB gz).
        manualPureFunctions: [
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'defineSemanticTokens',
          'defineTokens',
        ],
        // Emotion needs these for a higher-order component that nobody uses, and does not say that they may go with it.
        moduleSideEffects: [{ test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // A release of ours must not throw the framework out of people's caches.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|react-intl|intl-messageformat|@formatjs)[\\/]/,
              priority: 1,
            },
            // What every page needs, in one piece instead of sixty of some hundred bytes.
            { name: 'entry', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
