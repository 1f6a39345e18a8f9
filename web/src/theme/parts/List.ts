import { listSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('list', listSlotRecipe);

export { List } from '@chakra-ui/react';
