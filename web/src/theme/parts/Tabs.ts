import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('tabs', tabsSlotRecipe);

export { Tabs } from '@chakra-ui/react';
