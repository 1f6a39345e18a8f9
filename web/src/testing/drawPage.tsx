import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, vi } from 'vitest';
import type { Language } from '../i18n/language';
import { system } from '../theme/system';
import { openAccess, type PageAccess, PageAccessProvider } from '../ui/PageAccess';

const catalogues = import.meta.glob<Record<string, string>>(
  ['../i18n/messages/*/*.json', '../modules/*/{texts,titles}/*.json'],
  { eager: true, import: 'default' },
);

/** Every text of the browser client in a language. */
export const textsIn = (language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([file, texts]) => (file.includes(language) ? Object.entries(texts) : [])),
  );

interface Drawn {
  language: Language;
  /** Data of the queries it asks, by their names. */
  answers: Readonly<Record<string, Record<string, unknown>>>;
  access?: Partial<PageAccess>;
}

/** A page as it stands when its queries are answered, as markup. What opens over it only a browser draws. */
export async function drawPage(
  load: () => Promise<{ default: ComponentType }>,
  { language, answers, access }: Drawn,
): Promise<string> {
  // Some modules look into the storage and listen to the window when they load.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => language });
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined });
  try {
    const { default: Page } = await load();
    const asked = new Set<string>();
    const link = new ApolloLink(({ operationName = '' }) => {
      asked.add(operationName);
      return of({ data: answers[operationName] ?? null });
    });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const { result } = await prerenderStatic({
      renderFunction: renderToStaticMarkup,
      context: { client },
      tree: (
        <ChakraProvider value={system}>
          <IntlProvider locale={language} messages={textsIn(language)} onError={(error) => expect.fail(error.message)}>
            <ApolloProvider client={client}>
              <PageAccessProvider value={{ ...openAccess, ...access }}>
                <MemoryRouter>
                  <Page />
                </MemoryRouter>
              </PageAccessProvider>
            </ApolloProvider>
          </IntlProvider>
        </ChakraProvider>
      ),
    });
    expect([...asked].sort(), 'what the page asks').toEqual(Object.keys(answers).sort());
    return result.replace(/<style[\s\S]*?<\/style>/g, '');
  } finally {
    vi.unstubAllGlobals();
  }
}
