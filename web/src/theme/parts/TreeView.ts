import { treeViewSlotRecipe } from '@chakra-ui/react/theme';
import { addSlotRecipe } from '../addRecipe';

addSlotRecipe('treeView', treeViewSlotRecipe);

export { TreeView } from '@chakra-ui/react';
