import { tooltipSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('tooltip', tooltipSlotRecipe, {
  base: { content: { maxW: '320px', textStyle: 'xs', px: '2.5', py: '1.5' } },
});

export { Tooltip } from '@chakra-ui/react';
