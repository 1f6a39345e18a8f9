import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { IntlRoot } from '../i18n/IntlRoot';
import { textsReady } from '../i18n/ready';
import { CodeDialogHost } from '../session/askForCode';
import { client } from '../session/client';
import { watchSession } from '../session/crossTab';
import { watchPageErrors } from '../session/pageErrors';
import { styleCache } from '../theme/styleCache';
import { system } from '../theme/system';
import { ConfirmHost } from '../ui/confirm';
import { ToastHost } from '../ui/toast';
import { ReloginGate } from './ReloginGate';
import { router } from './router';

/** Draws the client into an element, at the address the browser shows. */
export async function start(element: Element): Promise<Root> {
  watchPageErrors();
  watchSession();
  await textsReady;

  const root = createRoot(element);
  root.render(
    <StrictMode>
      <CacheProvider value={styleCache}>
        <ChakraProvider value={system}>
          <IntlRoot>
            <ApolloProvider client={client}>
              <RouterProvider router={router} />
              {/* Beside the router, which draws nothing before its first page is loaded: that the session is over is often what loading finds out. */}
              <ConfirmHost />
              <ReloginGate />
              <CodeDialogHost />
              <ToastHost />
            </ApolloProvider>
          </IntlRoot>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>,
  );
  return root;
}
