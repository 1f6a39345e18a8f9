import { mergeConfigs, type RecipeDefinition, type SlotRecipeConfig, type SystemConfig } from '@chakra-ui/react';
import { system } from './system';

function add(...themes: NonNullable<SystemConfig['theme']>[]): void {
  const { recipes, slotRecipes } = mergeConfigs(...themes.map((theme) => ({ theme }))).theme ?? {};
  const known = (system._config.theme ??= {});
  Object.assign((known.recipes ??= {}), recipes);
  Object.assign((known.slotRecipes ??= {}), slotRecipes);
}

/** Makes the recipe of a part known, with what is ours about it; the part's file calls it, so that one comes with the other. */
export const addRecipe = (name: string, recipe: RecipeDefinition, ours: RecipeDefinition = {}): void =>
  add({ recipes: { [name]: recipe } }, { recipes: { [name]: ours } });

/** The same for a part of several slots. */
export const addSlotRecipe = (name: string, recipe: SlotRecipeConfig, ours: Partial<SlotRecipeConfig> = {}): void =>
  // Merged into Chakra's, which names the slots.
  add({ slotRecipes: { [name]: recipe } }, { slotRecipes: { [name]: ours as SlotRecipeConfig } });
