import { expect, it } from 'vitest';
import { recipes, slotRecipes } from '@chakra-ui/react/theme';
import { system } from '../system';

/** What the sources import from Chakra, beside the files of this folder. */
const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../parts/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true });

const keyOf = (part: string) => part.charAt(0).toLowerCase() + part.slice(1);
/** The recipe that Chakra draws a part with: the longest whose name the part's begins with; none for most of layout. */
function recipeOf(part: string): string | undefined {
  const name = keyOf(part);
  return [...Object.keys(recipes), ...Object.keys(slotRecipes)]
    .filter((key) => name.startsWith(key) && !/^[a-z]/.test(name.slice(key.length)))
    .sort((a, b) => b.length - a.length)[0];
}

/** Recipes known before any file of this folder is loaded, and `icon`: our icons bring their own size and place. */
const early = new Set(['button', 'field', 'heading', 'input', 'link', 'spinner', 'icon']);

it('no part of Chakra is used without its recipe: those with one come from theme/parts, and their file brings it', () => {
  const strays = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[A-Z]/.test(name))
      .flatMap((name) => {
        const recipe = recipeOf(name);
        return recipe && !early.has(recipe) ? [`${file}: ${name} needs the recipe ${recipe}`] : [];
      }),
  );
  expect(strays).toEqual([]);
  const named = Object.keys(parts).map((file) => keyOf(file.replace(/^\.\/|\.ts$/g, '')));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((key) => !system.hasRecipe(key))).toEqual([]);
});
