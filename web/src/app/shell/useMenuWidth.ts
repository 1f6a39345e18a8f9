import { LIMITS } from '@hengcai/shared/rules/limits';
import { useEffect, useState } from 'react';

const KEY = 'hengcai.menu';

const isNarrow = () => innerWidth < LIMITS.menuCollapseUnderPx;

/** Whether the window is narrow, looked at again once it rests: a menu that jumps while one drags is in the way. */
function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(isNarrow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNarrow(isNarrow()), LIMITS.menuRecheckMs);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);
  return narrow;
}

/** Expanded or collapsed: the choice on a wide screen is remembered, on a narrow one it lasts for the tab. */
export function useMenuWidth() {
  const narrow = useNarrow();
  const [wide, setWide] = useState(() => localStorage.getItem(KEY) !== 'collapsed');
  const [openNarrow, setOpenNarrow] = useState(false);
  const expanded = narrow ? openNarrow : wide;
  const toggle = () => {
    if (narrow) return setOpenNarrow(!openNarrow);
    localStorage.setItem(KEY, wide ? 'collapsed' : 'open');
    setWide(!wide);
  };
  return { expanded, toggle };
}
