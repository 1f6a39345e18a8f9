import { DirectoryFailure, type Directory, type DirectoryDepartment, type DirectoryPerson } from './directory.ts';

/** Everything a directory has, each person once. */
export interface Gathered {
  departments: ReadonlyMap<string, DirectoryDepartment>;
  people: ReadonlyMap<string, DirectoryPerson>;
}

/** Reads a directory to its end; more people than an import takes are refused rather than some of them left out. */
export async function gather(
  directory: Directory,
  most: number,
  onRead: (people: number) => Promise<void>,
): Promise<Gathered> {
  const departments = new Map<string, DirectoryDepartment>();
  const people = new Map<string, DirectoryPerson>();
  for await (const page of directory.read()) {
    for (const one of page.departments) departments.set(one.id, one);
    for (const one of page.people) people.set(one.id, one);
    if (people.size > most) throw new DirectoryFailure('SYNC_TOO_MANY', String(most));
    await onRead(people.size);
  }
  return { departments, people };
}

/** A department as an import names it: from the top down. A stroke in a name there is not one of a path. */
export function pathsOf(departments: Gathered['departments']): (departmentId: string | null) => string {
  const paths = new Map<string, string>();
  const pathOf = (id: string | null, above: ReadonlySet<string> = new Set()): string => {
    const one = id === null || above.has(id) ? undefined : departments.get(id);
    if (!one) return '';
    const known = paths.get(one.id);
    if (known !== undefined) return known;
    const parent = pathOf(one.parentId, new Set([...above, one.id]));
    const name = one.name.trim().replaceAll('/', '／');
    const path = parent === '' ? name : `${parent}/${name}`;
    paths.set(one.id, path);
    return path;
  };
  return pathOf;
}
