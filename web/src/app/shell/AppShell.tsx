import { Box, Flex, SkipNavContent } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { CapabilitiesProvider } from '../../session/capabilities';
import { CurrentUserProvider } from '../../session/currentUser';
import type { Session } from '../../session/loadSession';
import { useListMemory } from '../../shared/lists/useListMemory';
import { applyTheme, storedTheme } from '../../theme/applyTheme';
import { applyBrightness, storedBrightness } from '../../theme/brightness';
import { SkipNavLink } from '../../theme/parts/SkipNavLink';
import { type HelpOf, PageHelpProvider } from '../../ui/PageHelp';
import { ListMemoryProvider } from '../../ui/list/listMemory';
import { loadToasts } from '../../ui/toast';
import { useIsPhone } from '../../ui/useMedia';
import { SystemNotice } from '../systemNotice/SystemNotice';
import type { AppRoute } from '../routes';
import { useRouteRow } from '../useRouteRow';
import { Header } from './Header';
import { chainTo, type MenuItem, toMenu } from './menuTree';
import { MirrorBar } from './MirrorBar';
import './moduleIcons';
import { SideMenu } from './SideMenu';
import { useHideHome } from './useHideHome';
import { useWakeUp } from './useWakeUp';

/** The rule page is in the menu of those who may visit it. */
const helpOf = ({ title, rule }: AppRoute, menu: readonly MenuItem[]): HelpOf => {
  const entry = rule === undefined ? undefined : chainTo(menu, { path: rule }).at(-1);
  return { title, rule: entry?.path ? { path: entry.path, name: entry.name } : undefined };
};

/** Header, side menu and the page; the user and the menu are known before anything is drawn. */
export function AppShell({ session, children = <Outlet /> }: { session: Session; children?: ReactNode }) {
  const t = useT();
  useWakeUp();
  useEffect(() => {
    // `before-paint.js` took what was kept as it was; it may be of another release.
    applyTheme(storedTheme());
    applyBrightness(storedBrightness());
    void loadToasts();
  }, []);
  const row = useRouteRow();
  const phone = useIsPhone();
  const menu = useMemo(() => toMenu(session.menu), [session.menu]);
  const chain = row ? chainTo(menu, row) : [];
  const home = useHideHome();
  const atHome = row?.path === '/index';
  return (
    <CurrentUserProvider value={session.user}>
      <CapabilitiesProvider value={session.capabilities}>
        <SkipNavLink>{t('app.skipToContent')}</SkipNavLink>
        {session.user.mirrored && <MirrorBar />}
        <Header row={row} menu={menu} chain={chain} home={atHome ? home : null} />
        <Flex align="flex-start">
          {!phone && !row?.hideMenu && !(atHome && home.hidden) && (
            <SideMenu items={menu} active={chain.map((item) => item.id)} />
          )}
          <Box as="main" flex="1" minW="0" p={{ base: '4', md: '6' }} minH="calc(100dvh - var(--header-height))">
            <SkipNavContent />
            <PageHelpProvider value={row ? helpOf(row, menu) : null}>
              <ListMemoryProvider value={useListMemory}>{children}</ListMemoryProvider>
            </PageHelpProvider>
          </Box>
        </Flex>
        <SystemNotice />
      </CapabilitiesProvider>
    </CurrentUserProvider>
  );
}
