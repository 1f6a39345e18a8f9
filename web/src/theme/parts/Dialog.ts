import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('dialog', dialogSlotRecipe, {
  base: {
    header: { px: '6', pt: '5', pb: '3' },
    body: { px: '6', pt: '0', pb: '5' },
    footer: { px: '6', pt: '0', pb: '5', gap: '2' },
    title: { fontWeight: 'medium' },
  },
});

export { Dialog } from '@chakra-ui/react';
