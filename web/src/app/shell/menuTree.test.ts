import { expect, it } from 'vitest';
import '../pathTable';
import { routeOf } from '../routes';
import { chainTo, toMenu } from './menuTree';

const entry = (id: string, path: string | null, children: readonly object[] = []) =>
  ({ id, name: id, path, icon: null, children }) as never;

it('S2.009 the home route highlights the entry with id 10, whatever its address', () => {
  const menu = toMenu([entry('20', null, [entry('2010', '/employee/list')]), entry('10', '/welcome')]);
  const home = routeOf('/index');

  expect(home && chainTo(menu, home).map(({ id }) => id)).toEqual(['10']);
});
