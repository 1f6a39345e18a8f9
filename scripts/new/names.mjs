/** The name is wrong, taken or leads nowhere: told as it is, without a trace of the program. */
export class Refusal extends Error {}

/** Words that TypeScript keeps for itself: no constant of a module can be called so. */
const RESERVED =
  /^(?:any|async|await|boolean|break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|get|if|import|in|instanceof|interface|let|new|null|number|object|package|private|public|return|set|static|string|super|switch|this|throw|true|try|type|typeof|undefined|var|void|while|with|yield)$/;

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function pluralOf(text) {
  if (/[^aeiou]y$/.test(text)) return text.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(text) ? `${text}es` : `${text}s`;
}

/** Refuses what cannot be a name in code; `what` says whose. */
export function checkedName(what, name) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Refusal(`"${name}" is no ${what}: letters and digits, beginning with a small letter, e.g. jobFamily.`);
  if (RESERVED.test(name)) throw new Refusal(`"${name}" is a word of TypeScript and no ${what}: choose another.`);
  return name;
}

/** Refuses what is no Chinese: nobody translates it later. */
export function checkedChinese(text) {
  if (!/\p{Script=Han}/u.test(text ?? ''))
    throw new Refusal('Its name in Chinese is missing: --zh 课程. Every text is written in both languages.');
  if (/['"\\]/.test(text)) throw new Refusal(`"${text}" holds a quotation mark: give the name alone.`);
  return text;
}

/** A word in English as people read it: `jobFamily` -> `job family`, unless it was said by `--en`. */
export function checkedEnglish(name, said) {
  const words = said ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (!/^[A-Za-z][A-Za-z0-9 -]*$/.test(words)) throw new Refusal(`"${words}" is no English name: --en "job family".`);
  return words;
}

/** The thing an endpoint is about, by its name without the verb: `listcourse` -> `course`. */
export function thingOf(endpoint, said) {
  const thing = said ?? /^(?:list|query|select|add|save|create|new|insert)(\w+)$/.exec(endpoint)?.[1];
  if (!thing)
    throw new Refusal(`What "${endpoint}" is about does not show in its name: say it by --thing, e.g. --thing course.`);
  return checkedName('thing', thing.charAt(0).toLowerCase() + thing.slice(1));
}

/** What stands in the templates for a thing, `course` or `jobFamily`: \`__Thing__\` -> `JobFamily`. */
export function wordsOf(thing, chinese, english) {
  const words = checkedEnglish(thing, english);
  const plural = pluralOf(words);
  return {
    thing,
    Thing: upper(thing),
    things: pluralOf(thing),
    Things: upper(pluralOf(thing)),
    table: thing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    words,
    Words: upper(words),
    aWords: `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`,
    AWords: upper(`${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`),
    plural,
    Plural: upper(plural),
    zh: checkedChinese(chinese),
  };
}
