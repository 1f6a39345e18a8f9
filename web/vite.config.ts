import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compiledMessages } from './compiled-messages.mjs';
import { trustedDocuments } from './trusted-documents.mjs';

const bff = process.env['BFF_URL'] ?? 'http://127.0.0.1:4000';

/** Chakra names the slots of all its parts by calls in one file; as pure ones, those of parts we do not use leave the bundle. */
const pureAnatomies: Plugin = {
  name: 'hengcai:pure-anatomies',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/@chakra-ui/react/dist/esm/anatomy.js')
      ? code.replaceAll(/^const (\w+) = /gm, 'const $1 = /* @__PURE__ */ ')
      : null,
};

export default defineConfig({
  plugins: [react(), trustedDocuments(), compiledMessages(), pureAnatomies],
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
        // A chunk made for several pages is named after all of them; the first says enough.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Left alone, the build makes a chunk of each handful of modules that the same pages share: sixty for the sign-in
          // page, whose overhead is paid sixty times. The groups are tried in this order.
          groups: [
            // A release of ours must not throw the framework out of people's caches.
            {
              name: 'vendor',
              tags: ['$initial'],
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|react-intl|intl-messageformat|@formatjs)[\\/]/,
              priority: 3,
            },
            // Recipes go where their parts go (theme/parts); Chakra's list of all of them would draw them into the entry.
            { name: 'recipes', test: /theme[\\/]recipes[\\/]/, entriesAware: true, priority: 2 },
            // What runs before any page is known.
            { name: 'entry', tags: ['$initial'], priority: 1 },
            // What sign-in and most pages are drawn with.
            {
              name: 'form',
              test: /components[\\/](field|input|input-element|icon|button|heading|link|flex)[\\/]/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
