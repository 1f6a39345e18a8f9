import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('toast', toastSlotRecipe, {
  base: {
    root: {
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      boxShadow: 'lg',
      py: '3',
      alignItems: 'center',
      '&[data-type=success]': { bg: 'bg.panel', color: 'fg' },
      '&[data-type=error]': { bg: 'bg.panel', color: 'fg' },
      '&[data-type=warning]': { bg: 'bg.panel', color: 'fg' },
    },
    title: { fontWeight: 'normal' },
  },
});

export { Toast } from '@chakra-ui/react';
