import { chakra, Flex } from '@chakra-ui/react';
import { SunIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';
import { applyBrightness, BRIGHTNESS, storedBrightness } from '../../theme/brightness';

/** Longer than a menu takes to open. */
const OPENING_MS = 300;

/** How bright the page is, 70 to 100 %; shown while it is moved and kept on this device. */
export function BrightnessSlider() {
  const t = useT();
  const [percent, setPercent] = useState(storedBrightness);
  // A menu that opens gives the focus to what Tab reaches first in it; the arrows would then dim the page.
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReachable(true), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Inside a menu, whose own keys would take the arrows away from the slider.
    <Flex
      align="center"
      gap="2"
      px="2"
      py="1.5"
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <SunIcon aria-hidden />
      <chakra.input
        type="range"
        tabIndex={reachable ? 0 : -1}
        flex="1"
        minW="0"
        h="6"
        accentColor="brand.solid"
        aria-label={t('app.brightness')}
        aria-valuetext={t('app.brightness.value', { percent })}
        min={BRIGHTNESS.min}
        max={BRIGHTNESS.max}
        step={BRIGHTNESS.step}
        value={percent}
        onChange={(event) => {
          const next = Number(event.target.value);
          setPercent(next);
          applyBrightness(next);
        }}
      />
      <chakra.span w="10" textAlign="end" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('app.brightness.value', { percent })}
      </chakra.span>
    </Flex>
  );
}
