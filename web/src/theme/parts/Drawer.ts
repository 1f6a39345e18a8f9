import { drawerSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('drawer', drawerSlotRecipe, {
  base: {
    header: { px: '6', py: '4', borderBottomWidth: '1px' },
    body: { px: '6', py: '5' },
    footer: { px: '6', py: '3', borderTopWidth: '1px', gap: '2' },
    title: { textStyle: 'md', fontWeight: 'medium' },
  },
});

export { Drawer } from '@chakra-ui/react';
