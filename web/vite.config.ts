import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { trustedDocuments } from './trusted-documents.mjs';

const bff = process.env['BFF_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), trustedDocuments()],
  server: { port: 5173, proxy: { '/graphql': bff, '/files': bff, '/graphiql': bff } },
  build: {
    target: 'es2024',
    manifest: true,
    rolldownOptions: {
      // Chakra's theme defines seventy recipes by calls; as pure ones, those we do not use leave the bundle (21 KB gz).
      treeshake: {
        manualPureFunctions: [
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'defineSemanticTokens',
          'defineTokens',
        ],
      },
      output: {
        // The one hand-made chunk: a release of ours must not throw the framework out of people's caches.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|react-intl|@formatjs)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
