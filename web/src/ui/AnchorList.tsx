import { Box, Link } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT';

/** Sections of a long page at its right edge, from 1400px on. */
export function AnchorList({ items }: { items: readonly { id: string; label: string }[] }) {
  const t = useT();
  const [active, setActive] = useState(items[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const top = entries
          .filter((e) => e.isIntersecting)
          .sort((a, b) => a.boundingClientRect.top - b.boundingClientRect.top)[0];
        if (top) setActive(top.target.id);
      },
      { rootMargin: '-120px 0px -60% 0px' },
    );
    items.forEach(({ id }) => {
      const node = document.getElementById(id);
      if (node) observer.observe(node);
    });
    return () => observer.disconnect();
  }, [items]);
  return (
    <Box
      as="nav"
      aria-label={t('ui.anchors')}
      hideBelow="2xl"
      position="sticky"
      top="140px"
      alignSelf="flex-start"
      w="140px"
      flexShrink={0}
      borderStartWidth="1px"
    >
      {items.map(({ id, label }) => (
        <Link
          key={id}
          href={`#${id}`}
          display="block"
          ps="4"
          py="1.5"
          ms="-1px"
          borderStartWidth="2px"
          rounded="none"
          aria-current={active === id ? 'location' : undefined}
          borderColor={active === id ? 'brand.solid' : 'transparent'}
          color={active === id ? 'brand.fg' : 'fg.muted'}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
}
