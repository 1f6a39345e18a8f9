import { Flex, HStack } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { LanguagesIcon, PanelLeftDashedIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { useCurrentUser } from '../../session/currentUser';
import { IconAction } from '../../ui/IconAction';
import { LanguageSwitch } from '../LanguageSwitch';
import { Logo } from '../Logo';
import type { AppRoute } from '../routes';
import { Bell } from './Bell';
import { Breadcrumbs } from './Breadcrumbs';
import { ExternalSystemButton } from './ExternalSystemButton';
import { HeaderButton } from './HeaderButton';
import { MenuButton } from './MenuButton';
import type { MenuItem } from './menuTree';
import { SearchButton } from './SearchButton';
import { useSaveLanguageMutation } from './shell.gen';
import { UserMenu } from './UserMenu';

interface Props {
  row: AppRoute | undefined;
  menu: readonly MenuItem[];
  chain: readonly MenuItem[];
  /** The toggle of the side menu at home; null elsewhere. */
  home: { hidden: boolean; toggle: () => void } | null;
}

export function Header({ row, menu, chain, home }: Props) {
  const t = useT();
  const { syncOpen, syncSystem } = useCurrentUser();
  const [save] = useSaveLanguageMutation({ context: { quiet: true } });
  return (
    <Flex
      as="header"
      data-sticks
      position="sticky"
      top="var(--mirror-height)"
      zIndex="banner"
      h="var(--header-row)"
      align="center"
      bg="shell.header.bg"
      color="shell.header.fg"
      data-html2canvas-ignore
    >
      <HStack
        h="full"
        px={{ base: '2', md: '4' }}
        minW={{ md: `${LIMITS.menuExpandedPx}px` }}
        bg={{ md: 'shell.logo.bg' }}
        color={{ md: 'shell.logo.fg' }}
        borderBottomWidth="1px"
        borderColor={{ base: 'shell.header.line', md: 'shell.logo.line' }}
        gap="1"
        flexShrink={0}
      >
        <MenuButton items={menu} active={chain.map((item) => item.id)} />
        <Link to="/index">
          <Logo />
        </Link>
      </HStack>
      <Flex
        h="full"
        px={{ base: '2', md: '6' }}
        flex="1"
        minW="0"
        align="center"
        justify="space-between"
        gap="3"
        borderBottomWidth="1px"
        borderColor="shell.header.line"
      >
        {row && <Breadcrumbs row={row} chain={chain} />}
        {home && (
          <IconAction
            hideBelow="md"
            label={t(home.hidden ? 'app.menu.showAtHome' : 'app.menu.hideAtHome')}
            icon={<PanelLeftDashedIcon />}
            color="inherit"
            _hover={{ bg: 'shell.header.hover', color: 'inherit' }}
            aria-pressed={home.hidden}
            onClick={home.toggle}
          />
        )}
        <HStack gap="1" ms="auto">
          {syncOpen && syncSystem === 'EXTERNAL_HR' && <ExternalSystemButton />}
          <SearchButton menu={menu} />
          <LanguageSwitch
            trigger={
              <HeaderButton aria-label={t('app.language')}>
                <LanguagesIcon />
                {t('app.language.short')}
              </HeaderButton>
            }
            onSwitch={(id) =>
              save({ variables: { input: { language: id === 'zh-CN' ? 'ZH_CN' : 'EN_US' } } }).catch(() => undefined)
            }
          />
          <Bell />
          <UserMenu />
        </HStack>
      </Flex>
    </Flex>
  );
}
