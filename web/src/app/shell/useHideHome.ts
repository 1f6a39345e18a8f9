import { useState } from 'react';

const KEY = 'hengcai.hideHome';

/** Specification 2: home has a toggle that hides the side menu there, for a page of its own width; the choice is kept. */
export function useHideHome() {
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === '1');
  const toggle = () => {
    localStorage.setItem(KEY, hidden ? '0' : '1');
    setHidden(!hidden);
  };
  return { hidden, toggle };
}
