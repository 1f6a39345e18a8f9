import { Box, chakra, HStack, type StackProps } from '@chakra-ui/react';
import { useState } from 'react';

export interface PersonLike {
  name: string;
  number?: string | null;
}

/** The last character of a Chinese name, the initials of any other. */
export function initials(name: string): string {
  const trimmed = name.trim();
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].at(-1) ?? '';
  const words = trimmed.split(/\s+/);
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase();
}

type Size = 6 | 10 | 12 | 14;

export function Initials({ name, size = 6 }: { name: string; size?: Size }) {
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize={size}
      rounded="full"
      flexShrink={0}
      bg="brand.muted"
      color="brand.fg"
      fontSize={size > 6 ? 'lg' : 'xs'}
      userSelect="none"
      // Drawn rather than written: what is written on a button belongs to its name, and nobody calls anybody so.
      data-initials={initials(name)}
      _before={{ content: 'attr(data-initials)' }}
    />
  );
}

/** The picture of a person, or the initials where there is none or it cannot be shown; the name stands beside it. */
export function Avatar({ url, ...rest }: { url: string | null; name: string; size?: Size }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null || url === broken) return <Initials {...rest} />;
  return (
    <chakra.img
      src={url}
      alt=""
      boxSize={rest.size ?? 6}
      rounded="full"
      objectFit="cover"
      flexShrink={0}
      onError={() => setBroken(url)}
    />
  );
}

/** A person everywhere the same: initials, name, number in grey. */
export function Person({ person, ...rest }: { person: PersonLike } & StackProps) {
  return (
    <HStack as="span" display="inline-flex" verticalAlign="middle" gap="2" minW="0" maxW="full" {...rest}>
      <Initials name={person.name} />
      <Box as="span" truncate>
        {person.name}
      </Box>
      {person.number && (
        <Box as="span" color="fg.subtle" textStyle="xs" fontVariantNumeric="tabular-nums">
          {person.number}
        </Box>
      )}
    </HStack>
  );
}
