import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunksByReach } from './chunks.mjs';
import { compiledMessages } from './compiled-messages.mjs';
import { pageParts } from './page-parts.mjs';
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

/** The build but for its chunks. */
const setup = (): UserConfig => ({
  plugins: [react(), trustedDocuments(), compiledMessages(), pureAnatomies],
  // rxjs keeps its modern build behind this condition and gives everybody else one for ES5, a third larger.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
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
      // A chunk made for several pages is named after all of them; the first says enough.
      output: { chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js` },
    },
  },
});

const chunks = chunksByReach({
  setup,
  // What loads before any page is known, with the sign-in page, and with every page of who is signed in.
  stages: {
    entry: ['/index.html'],
    login: ['/session/pages/LoginPage.tsx'],
    shell: ['/app/signedIn.ts'],
  },
  // A release of ours must not throw the framework out of people's caches.
  vendor:
    /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|react-intl|intl-messageformat|@formatjs)[\\/]/,
});

export default defineConfig(() => {
  const { plugins, ...rest } = setup();
  return {
    ...rest,
    plugins: [plugins, chunks, pageParts()],
    server: { port: 5173, proxy: { '/graphql': bff, '/files': bff, '/scim': bff, '/graphiql': bff } },
  };
});
