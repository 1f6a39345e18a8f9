import { createSystem, defaultBaseConfig, defineConfig, type SlotRecipeConfig } from '@chakra-ui/react';
import {
  animationStyles,
  buttonRecipe,
  fieldSlotRecipe,
  globalCss as chakraGlobalCss,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  semanticTokens,
  spinnerRecipe,
  tokens,
} from '@chakra-ui/react/theme';
import { globalCss } from './globalCss';
import { recipeOverrides, slotRecipeOverrides } from './recipes';
import { colors, fonts, semanticColors, textStyles } from './tokens';
import { lightOnly, withoutUnused } from './trim';

/** Our own Chakra system: of its seventy recipes those the sign-in page needs. The others come with their part (`parts/`). */
const base = defineConfig({
  preflight: true,
  cssVarsPrefix: 'hc',
  cssVarsRoot: ':where(html)',
  globalCss: chakraGlobalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '960px', xl: '1200px', '2xl': '1400px' },
    keyframes,
    tokens: { ...tokens, colors: withoutUnused(tokens.colors) },
    semanticTokens: { ...lightOnly(semanticTokens), colors: withoutUnused(lightOnly(semanticTokens.colors)) },
    layerStyles,
    animationStyles,
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
    slotRecipes: { field: fieldSlotRecipe },
  },
});

const ours = defineConfig({
  globalCss,
  theme: {
    tokens: { colors, fonts },
    semanticTokens: { colors: semanticColors },
    textStyles,
    recipes: recipeOverrides,
    // Merged into the recipes above, so the slots they must name are already there.
    slotRecipes: slotRecipeOverrides as unknown as Record<string, SlotRecipeConfig>,
  },
});

export const system = createSystem(defaultBaseConfig, base, ours);
