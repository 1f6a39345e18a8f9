import { Drawer as ChakraDrawer, type DrawerRootProps } from '@chakra-ui/react';
import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import { createElement } from 'react';
import { addSlotRecipe } from '../addRecipe';
import { staysOpen } from '../staysOpen';

addSlotRecipe('drawer', drawerSlotRecipe, {
  base: {
    header: { px: '6', py: '4', borderBottomWidth: '1px' },
    body: { px: '6', py: '5' },
    footer: { px: '6', py: '3', borderTopWidth: '1px', gap: '2' },
    title: { textStyle: 'md', fontWeight: 'medium' },
  },
});

const Root = (props: DrawerRootProps) => createElement(ChakraDrawer.Root, { ...staysOpen, ...props });

export const Drawer = { ...ChakraDrawer, Root };
