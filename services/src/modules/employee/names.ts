import { pinyin } from 'pinyin-pro';
import { tails } from '../../kit/text-keys.ts';

const HAN = /\p{Script=Han}/u;

/** Syllables of a Chinese name without tones, the family name read as one (单 is shan, not dan). */
const syllables = (name: string): string[] =>
  pinyin(name, { toneType: 'none', type: 'array', mode: 'surname', nonZh: 'consecutive', v: true });

/**
 * Key a list of names sorts by: pinyin for Chinese names, the name itself for others; stored because neither database
 * can collate Chinese (PGlite has no ICU).
 */
export function nameSortKey(name: string): string {
  return (HAN.test(name) ? syllables(name).join(' ') : name).toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Everything a search may begin with to find a person: the parts of the name from each on (王小明, 小明, 明 and their
 * pinyin; each word of a name in Latin letters), initials, number, work email.
 */
export function nameKeys(person: {
  name: string;
  nameEn: string | null;
  number: string;
  email: string | null;
}): string[] {
  const keys = [person.number, person.email ?? '', ...(person.nameEn ? tails(person.nameEn.split(/\s+/), ' ') : [])];
  if (HAN.test(person.name)) {
    const read = syllables(person.name).map((syllable) => syllable.replace(/\s+/g, ''));
    keys.push(
      ...tails([...person.name], ''),
      ...tails(read, ''),
      ...tails(
        read.map((one) => [...one][0] ?? ''),
        '',
      ),
    );
  } else keys.push(...tails(person.name.split(/\s+/), ' '));
  return [...new Set(keys.map((key) => key.trim().toLowerCase()).filter((key) => key !== ''))];
}

/** Whether a name is written in Chinese: family name first, no blank between the parts. */
export const isHanName = (name: string): boolean => HAN.test(name);

/** A name in Latin letters, as short as codes are: the initials of Chinese syllables, anything else as it is. */
export const initialsOf = (name: string): string =>
  HAN.test(name)
    ? pinyin(name, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' }).join('')
    : name;
