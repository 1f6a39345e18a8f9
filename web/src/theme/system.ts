import { createSystem, defaultBaseConfig, defineConfig, type SlotRecipeConfig } from '@chakra-ui/react';
import * as chakra from '@chakra-ui/react/theme';
import { globalCss } from './globalCss';
import { recipeOverrides, slotRecipeOverrides } from './recipes';
import { colors, fonts, semanticColors, textStyles } from './tokens';

/**
 * Our own Chakra system: only the recipes the kit uses, because the default one carries all seventy into the login page.
 * A part that looks unstyled is a part whose recipe is missing here.
 */
const base = defineConfig({
  preflight: true,
  cssVarsPrefix: 'hc',
  cssVarsRoot: ':where(html)',
  globalCss: chakra.globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '960px', xl: '1200px', '2xl': '1400px' },
    keyframes: chakra.keyframes,
    tokens: chakra.tokens,
    semanticTokens: chakra.semanticTokens,
    layerStyles: chakra.layerStyles,
    animationStyles: chakra.animationStyles,
    recipes: {
      badge: chakra.badgeRecipe,
      button: chakra.buttonRecipe,
      checkmark: chakra.checkmarkRecipe,
      heading: chakra.headingRecipe,
      input: chakra.inputRecipe,
      kbd: chakra.kbdRecipe,
      link: chakra.linkRecipe,
      radiomark: chakra.radiomarkRecipe,
      separator: chakra.separatorRecipe,
      skeleton: chakra.skeletonRecipe,
      skipNavLink: chakra.skipNavLinkRecipe,
      spinner: chakra.spinnerRecipe,
      textarea: chakra.textareaRecipe,
    },
    slotRecipes: {
      checkbox: chakra.checkboxSlotRecipe,
      combobox: chakra.comboboxSlotRecipe,
      dialog: chakra.dialogSlotRecipe,
      drawer: chakra.drawerSlotRecipe,
      field: chakra.fieldSlotRecipe,
      hoverCard: chakra.hoverCardSlotRecipe,
      list: chakra.listSlotRecipe,
      menu: chakra.menuSlotRecipe,
      popover: chakra.popoverSlotRecipe,
      progress: chakra.progressSlotRecipe,
      qrCode: chakra.qrCodeSlotRecipe,
      radioGroup: chakra.radioGroupSlotRecipe,
      segmentGroup: chakra.segmentGroupSlotRecipe,
      select: chakra.selectSlotRecipe,
      slider: chakra.sliderSlotRecipe,
      switch: chakra.switchSlotRecipe,
      table: chakra.tableSlotRecipe,
      tabs: chakra.tabsSlotRecipe,
      toast: chakra.toastSlotRecipe,
      tooltip: chakra.tooltipSlotRecipe,
      treeView: chakra.treeViewSlotRecipe,
    },
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
