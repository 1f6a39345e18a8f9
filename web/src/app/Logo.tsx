import { chakra, HStack } from '@chakra-ui/react';
import { useT } from '../i18n/useT';

/** A balance: what the product's name says. */
export function Mark({ size = '24px' }: { size?: string }) {
  return (
    <chakra.svg
      viewBox="0 0 32 32"
      w={size}
      h={size}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M16 6v19M8 11h16M8 11l-3.4 7.4a3.6 3.6 0 0 0 6.8 0zM24 11l-3.4 7.4a3.6 3.6 0 0 0 6.8 0zM11 26h10" />
    </chakra.svg>
  );
}

export function Logo() {
  const t = useT();
  return (
    <HStack as="span" gap="2">
      <Mark />
      <chakra.span fontSize="md" fontWeight="medium">
        {t('app.product')}
      </chakra.span>
    </HStack>
  );
}
