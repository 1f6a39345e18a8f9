import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from 'react-router-dom';
import { routeOf } from '../routes';

/** A link that fetches the chunk of its page while the pointer is still on its way. */
export const MenuLink = chakra(function PreloadingLink(props: LinkProps) {
  const preload = () =>
    void (typeof props.to === 'string' ? routeOf(props.to) : undefined)?.load?.().catch(() => undefined);
  return <Link {...props} onMouseEnter={preload} onFocus={preload} />;
});
