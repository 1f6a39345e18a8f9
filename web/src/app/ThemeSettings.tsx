import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import { applyTheme, storedTheme, surfaces, type ThemeChoice } from '../theme/applyTheme';
import { palettes } from '../theme/palettes';
import { SegmentGroup } from '../theme/parts/SegmentGroup';
import { isPreset, presets } from '../theme/presets';
import { DialogFrame } from '../ui/DialogFrame';
import { RadioTile } from '../ui/input/RadioTile';
import { ThemePreview } from './ThemePreview';

const labels = {
  brand: 'app.theme.brand',
  light: 'app.theme.light',
  dark: 'app.theme.dark',
  header: 'app.theme.withHeader',
  menu: 'app.theme.withMenu',
} as const;
const headings = { header: 'app.theme.header', menu: 'app.theme.menu', logo: 'app.theme.logo' } as const;

/** Theme colour and surfaces; every choice shows at once and is kept on this device. */
export default function ThemeSettings({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState(storedTheme);
  const change = (part: Partial<ThemeChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    applyTheme(next);
  };
  return (
    <DialogFrame title={t('app.theme')} size="sm" onClose={onClose}>
      <Stack gap="2" role="radiogroup" aria-label={t('app.theme.presets')}>
        <Text color="fg.muted">{t('app.theme.presets')}</Text>
        <SimpleGrid columns={{ base: 2, sm: 4 }} gap="3">
          {presets.map(({ id, choice: preset }) => (
            <ThemePreview
              key={id}
              choice={preset}
              label={t(`app.theme.preset.${id}`)}
              checked={isPreset(preset, choice)}
              onChoose={() => change(preset)}
            />
          ))}
        </SimpleGrid>
      </Stack>
      <Stack gap="2" role="radiogroup" aria-label={t('app.theme.color')}>
        <Text color="fg.muted">{t('app.theme.color')}</Text>
        <SimpleGrid columns={6} gap="3" justifyItems="center">
          {palettes.map(({ id, primaryColor }) => (
            <RadioTile
              key={id}
              name="theme-color"
              label={t('app.theme.number', { id })}
              checked={id === choice.palette}
              onChoose={() => change({ palette: id })}
              boxSize="8"
              color="white"
              display="grid"
              placeItems="center"
              style={{ background: primaryColor }}
            >
              {id === choice.palette && <CheckIcon />}
            </RadioTile>
          ))}
        </SimpleGrid>
      </Stack>
      {(['header', 'menu', 'logo'] as const).map((part) => (
        <Box key={part}>
          <Text color="fg.muted" mb="2" id={`theme-${part}`}>
            {t(headings[part])}
          </Text>
          <SegmentGroup.Root
            value={choice[part]}
            size="sm"
            aria-labelledby={`theme-${part}`}
            onValueChange={(e) => change({ [part]: e.value ?? choice[part] })}
          >
            <SegmentGroup.Indicator />
            <SegmentGroup.Items items={surfaces[part].map((value) => ({ value, label: t(labels[value]) }))} />
          </SegmentGroup.Root>
        </Box>
      ))}
    </DialogFrame>
  );
}
