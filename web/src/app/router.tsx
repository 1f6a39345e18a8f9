import type { ReactElement } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import { loadCatalogues, loadSharedTexts, loadTitles } from '../i18n/catalogue';
import { currentLanguage } from '../i18n/language';
import { textsReady } from '../i18n/ready';
import { say } from '../i18n/say';
import { askFirst } from '../session/ahead';
import { leadToProvider } from '../session/leadToProvider';
import { loadSession } from '../session/loadSession';
import { loadPageAccess } from '../session/pageAccess';
import { isSignedIn } from '../session/sessionVersion';
import { isShared } from '../shared/takeToken';
import { yieldToMain } from '../shared/yieldToMain';
import { toast } from '../ui/toast';
import { RouteError } from './errors/RouteError';
import { loadChunk } from './loadChunk';
import { PublicFrame } from './PublicFrame';
import { Root } from './Root';
import { type AppRoute, publicRoutes } from './routes';
import { loginDelay, rememberPath } from './transitions';
import { useLoadingTimeout } from './useLoadingTimeout';

const samePage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname;
const targetOf = (row: AppRoute) => () => (location.pathname === row.path ? location.href : row.path);

/** What an address that only redirects shows for the moment. */
const Nothing = () => null;

/** Loaders bring the element, because its chunk comes with its data: where the router's own `lazy` fails, nothing is drawn. */
const Loaded = () => useLoaderData<ReactElement>();

/** Before the first page is there. */
function FirstLoad() {
  useLoadingTimeout(true);
  return null;
}

/** A page of the shell: rights, texts and chunk are fetched side by side. */
const pageRoute = (row: AppRoute, load: NonNullable<AppRoute['load']>) =>
  ({
    path: row.path,
    handle: row,
    shouldRevalidate: samePage,
    errorElement: <RouteError />,
    loader: async ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
      // The shell's loader says so; asking the server as well would reload the page and take the warning away.
      if (!isSignedIn()) return redirect('/');
      const [access, [{ default: Page, ahead }, { PageFrame }]] = await Promise.all([
        loadPageAccess(row.path),
        loadChunk(row.path, () => Promise.all([load(), import('./signedIn')]), targetOf(row)),
        loadCatalogues(currentLanguage(), [row.module, ...(row.texts ?? [])]),
        loadSharedTexts(currentLanguage(), [row.module, ...(row.labels ?? [])]),
        loginDelay(row.path),
      ]);
      if (access === 'broken') return redirect('/error');
      await yieldToMain();
      if (ahead && !router.state.initialized) await askFirst(ahead, new URL(request.url), access);
      await yieldToMain();
      return (
        <PageFrame access={row.looksOnly ? { ...access, edit: true } : access}>
          <Page />
        </PageFrame>
      );
    },
    Component: Loaded,
  }) satisfies RouteObject;

/** A page of the shell for whoever is signed in; to others, and to the holder of a link, it stands alone. */
function sharedRoute(row: AppRoute, load: NonNullable<AppRoute['load']>): RouteObject {
  const page = pageRoute(row, load);
  return {
    ...page,
    loader: async (args) => {
      if (isSignedIn() && !isShared()) {
        const [shell, inside] = await Promise.all([shellAround(args), page.loader(args)]);
        return inside instanceof Response ? inside : shell(inside);
      }
      const [{ default: Page }] = await Promise.all([
        loadChunk(row.path, load, targetOf(row)),
        loadCatalogues(currentLanguage(), [row.module, ...(row.texts ?? [])]),
        loadSharedTexts(currentLanguage(), [row.module]),
      ]);
      return (
        <PublicFrame>
          <Page />
        </PublicFrame>
      );
    },
  };
}

function publicRoute(row: AppRoute): RouteObject {
  const { load } = row;
  // The browser check must stand without a script of ours: it is a document, which the server gives by its short address.
  if (row.path === '/judge_browser')
    return {
      path: row.path,
      loader: () => redirectDocument(import.meta.env.DEV ? '/judge_browser.html' : row.path),
      Component: Nothing,
    };
  if (!load) return { path: row.path, loader: () => redirect('/login'), Component: Nothing };
  return {
    path: row.path,
    handle: row,
    errorElement: <RouteError />,
    loader: async ({ request }) => {
      // A session this browser still has needs no second sign-in.
      if (row.path === '/login' && isSignedIn()) return redirect('/index');
      const [{ default: Page }] = await Promise.all([
        loadChunk(row.path, load, targetOf(row)),
        loadCatalogues(currentLanguage(), [row.module]),
        row.path === '/login'
          ? leadToProvider(new URL(request.url).search)
          : loadSharedTexts(currentLanguage(), [row.module]),
        loginDelay(row.path),
      ]);
      return <Page />;
    },
    Component: Loaded,
  };
}

/** Specification 8: a protected address without a session warns and returns to the root. */
async function shellLoader(args: LoaderFunctionArgs) {
  if (!isSignedIn()) {
    await textsReady;
    toast.warning(say('errors.notLoggedIn'), { id: 'signed-out' });
    return redirect('/');
  }
  return (await shellAround(args))();
}

/** Makes the shell for whoever is signed in, around the page of the router or one that is given. */
async function shellAround({ request }: LoaderFunctionArgs): Promise<(page?: ReactElement) => ReactElement | Response> {
  const [session, { AppShell }] = await Promise.all([
    loadSession(new URL(request.url).pathname),
    loadChunk(
      'shell',
      () => import('./signedIn'),
      () => location.href,
    ),
  ]);
  if (!session) return () => redirect('/');
  const { mustChangePassword, loginWay } = session.user;
  if (mustChangePassword && loginWay === 'DEFAULT') return () => redirect('/first-login');
  return (page) => <AppShell session={session}>{page}</AppShell>;
}

/** The path table is a chunk of its own: with every page that is added, the sign-in page stays as small as it is. */
const loadTable = (path: string) =>
  Promise.all([
    loadChunk(
      'paths',
      () => import('./pathTable'),
      () => path,
    ),
    loadTitles(currentLanguage()),
  ]);

export const router = createBrowserRouter(
  [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RouteError />,
      HydrateFallback: FirstLoad,
      children: [
        { id: 'public', element: <PublicFrame />, children: publicRoutes.map(publicRoute) },
        {
          id: 'shell',
          loader: shellLoader,
          shouldRevalidate: () => false,
          Component: Loaded,
          errorElement: <RouteError />,
          children: [],
        },
      ],
    },
  ],
  {
    // Any other address is judged by the whole table, signed in or not.
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const [{ routes }] = await loadTable(path);
      await yieldToMain();
      patch('public', routes.filter((row) => row.public && !row.menuId).map(publicRoute));
      patch(
        'root',
        routes.flatMap((row) => (row.public && row.menuId && row.load ? [sharedRoute(row, row.load)] : [])),
      );
      patch(
        'shell',
        routes.flatMap((row) => (!row.public && row.load ? [pageRoute(row, row.load)] : [])),
      );
      patch('root', [{ path: '*', loader: () => redirect('/error'), Component: Nothing }]);
      await yieldToMain();
    },
  },
);

rememberPath(location.pathname === '/' ? '/login' : location.pathname);
router.subscribe((state) => {
  if (state.navigation.state === 'idle') rememberPath(state.location.pathname);
});
