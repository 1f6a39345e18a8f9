import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';
import { listItem } from '../listItem';

addSlotRecipe('combobox', comboboxSlotRecipe, {
  base: {
    clearTrigger: { boxSize: '6', display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
    trigger: { boxSize: '6' },
  },
  variants: {
    size: {
      md: {
        root: { '--combobox-input-height': 'sizes.8', '--combobox-input-padding-x': 'spacing.2.5' },
        item: listItem,
      },
    },
    variant: { outline: { input: { bg: 'bg.panel', borderColor: 'border.emphasized' } } },
  },
});

export { Combobox } from '@chakra-ui/react';
