import { checkboxSlotRecipe, checkmarkRecipe } from '@chakra-ui/react/theme';
import { addRecipe, addSlotRecipe } from '../addRecipe';

addRecipe('checkmark', checkmarkRecipe);
addSlotRecipe('checkbox', checkboxSlotRecipe);

export { Checkbox } from '@chakra-ui/react';
