import { popoverSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('popover', popoverSlotRecipe);

export { Popover } from '@chakra-ui/react';
