import { expect, it } from 'vitest';
import { popupFeatures } from './popup';

it.each([
  [1920, 1080, 'popup,width=1300,height=700,left=310,top=190'],
  [1366, 720, 'popup,width=1300,height=700,left=33,top=10'],
  [1024, 600, 'popup,width=1024,height=600,left=0,top=0'],
])('S2.086 S9.029 a popup on a screen of %i x %i is at most 1300x700', (availWidth, availHeight, features) => {
  expect(popupFeatures({ availWidth, availHeight })).toBe(features);
});
