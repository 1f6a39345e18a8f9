import { Box } from '@chakra-ui/react';
import type { ThemeChoice } from '../theme/applyTheme';
import { paletteById } from '../theme/palettes';
import { surfaceColours } from '../theme/surfaces';
import { RadioTile } from '../ui/input/RadioTile';

interface Props {
  choice: ThemeChoice;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A small picture of the shell in a mix of colour and surfaces; a press takes it. */
export function ThemePreview({ choice, label, checked, onChoose }: Props) {
  const { primaryColor, lightColor, darkColor } = paletteById(choice.palette);
  const brand = { primary: primaryColor, light: lightColor, dark: darkColor };
  const header = surfaceColours[choice.header](brand);
  const menu = surfaceColours[choice.menu](brand);
  const logo = choice.logo === 'header' ? header : menu;
  const bar = (background: string, width: string) => <Box h="3px" rounded="full" style={{ background, width }} />;
  return (
    <RadioTile
      name="theme-preset"
      label={label}
      checked={checked}
      onChoose={onChoose}
      display="grid"
      gap="1.5"
      textStyle="xs"
      color={checked ? 'brand.fg' : 'fg.muted'}
    >
      <Box
        aria-hidden
        display="grid"
        gridTemplateColumns="28% 1fr"
        gridTemplateRows="14px 44px"
        rounded="md"
        overflow="hidden"
        borderWidth="1px"
        borderColor={checked ? 'brand.solid' : 'border'}
        outline={checked ? '1px solid' : undefined}
        outlineColor="brand.solid"
      >
        <Box style={{ background: logo.bg }} />
        <Box style={{ background: header.bg }} />
        <Box p="1" display="grid" alignContent="start" gap="1" style={{ background: menu.bg }}>
          {bar(menu.activeBg, '100%')}
          {bar(menu.fg, '70%')}
          {bar(menu.fg, '80%')}
        </Box>
        <Box p="1.5" bg="bg" display="grid" alignContent="start" gap="1">
          {bar('var(--hc-colors-gray-300)', '60%')}
          {bar('var(--hc-colors-gray-200)', '100%')}
          {bar(primaryColor, '30%')}
        </Box>
      </Box>
      <span aria-hidden>{label}</span>
    </RadioTile>
  );
}
