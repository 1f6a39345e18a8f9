import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

// On a phone a row of tabs is longer than the screen: it scrolls, and no word breaks.
addSlotRecipe('tabs', tabsSlotRecipe, {
  base: {
    list: { maxW: 'full', overflowX: 'auto', overflowY: 'hidden' },
    trigger: { whiteSpace: 'nowrap', flexShrink: 0 },
  },
  // What is under the chosen tab would be cut off below the row.
  variants: { variant: { line: { trigger: { _selected: { _before: { '--indicator-offset-y': '0px' } } } } } },
});

export { Tabs } from '@chakra-ui/react';
