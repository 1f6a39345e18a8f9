import { menuSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('menu', menuSlotRecipe, { base: { item: { cursor: 'pointer' } } });

export { Menu } from '@chakra-ui/react';
