import { switchSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('switch', switchSlotRecipe);

export { Switch } from '@chakra-ui/react';
