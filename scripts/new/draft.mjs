import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { Refusal } from './names.mjs';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** `__Thing__` in a template, in its contents and in its path, is the word of that name. */
const filled = (text, words) =>
  text.replace(/__([A-Za-z]+?)__/g, (whole, name) => {
    if (!(name in words)) throw new Error(`A template asks for ${whole}, which there is not.`);
    return words[name];
  });

/**
 * What is to be written, kept until all of it is known: a refusal leaves nothing half done. Paths are those of the
 * repository.
 */
export class Draft {
  #texts = new Map();
  constructor(root) {
    this.root = root;
  }

  has(file) {
    return this.#texts.has(file) || existsSync(path.join(this.root, file));
  }

  read(file) {
    return this.#texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file, text) {
    this.#texts.set(file, text);
  }

  /** Files of a folder and below, with their contents. */
  filesIn(folder, ending = '') {
    const at = path.join(this.root, folder);
    if (!existsSync(at)) return [];
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ file: `${folder}/${name.split(path.sep).join('/')}` }))
      .map(({ file }) => ({ file, text: this.read(file) }));
  }

  /**
   * Makes everything of a folder of templates. `x.txt` is a new file, `x.into.txt` what is added to one that there is;
   * catalogues of texts take in new ones. `places` names another file than the template's path does, null for none.
   */
  fill(kind, words, places = {}) {
    const all = readdirSync(path.join(TEMPLATES, kind), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.txt'))
      .sort();
    const targets = new Set(all.map((name) => name.replace(/(?:\.into)?\.txt$/, '')));
    for (const target of targets) {
      const file = target in places ? places[target] : filled(target, words);
      if (file === null) continue;
      const read = (ending) => filled(readFileSync(path.join(TEMPLATES, kind, target + ending), 'utf8'), words);
      if (!this.has(file)) {
        if (!all.includes(`${target}.txt`)) throw new Refusal(`${file} is not there, and something belongs into it.`);
        this.write(file, read('.txt'));
      } else if (file.endsWith('.json')) this.write(file, withTexts(file, this.read(file), read('.txt')));
      else if (all.includes(`${target}.into.txt`))
        this.write(file, withParts(file, this.read(file), read('.into.txt')));
      else throw new Refusal(`${file} is there already.`);
    }
  }

  /** Writes all of it in the layout of the house; answers which files are new and which were added to. */
  async save() {
    const style = await prettier.resolveConfig(path.join(this.root, 'package.json'));
    const made = [];
    const changed = [];
    for (const [file, text] of [...this.#texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const target = path.join(this.root, file);
      (existsSync(target) ? changed : made).push(file);
      mkdirSync(path.dirname(target), { recursive: true });
      const { inferredParser } = await prettier.getFileInfo(target);
      const laidOut = inferredParser ? await prettier.format(text, { ...style, filepath: target }) : text;
      writeFileSync(target, laidOut);
    }
    return { made, changed };
  }
}

function withTexts(file, old, added) {
  const texts = JSON.parse(old);
  for (const [id, text] of Object.entries(JSON.parse(added))) {
    if (id in texts) throw new Refusal(`${file} has a text ${id} already.`);
    texts[id] = text;
  }
  return `${JSON.stringify(texts, null, 2)}\n`;
}

const IMPORT = /^import (type )?\{([^}]*)\} from '([^']+)';\n/gm;
const ANY_IMPORT = /^import [\s\S]*?;\n/gm;
const LOCAL = /from '\.[^']*';\n$/;

/** Names between the braces of an import, in the order of the alphabet. */
const namesOf = (lists) => {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  const plain = (name) => name.replace(/^type /, '').toLowerCase();
  return [...new Set(names.filter(Boolean))].sort((a, b) => (plain(a) < plain(b) ? -1 : 1)).join(', ');
};

/** Adds imports to a file that may have some of the same modules: packages above files of ours. */
function withImports(text, head) {
  let whole = text;
  const rest = head.replace(IMPORT, (line, type = '', names, from) => {
    const same = [...whole.matchAll(IMPORT)].filter((one) => (one[1] ?? '') === type && one[3] === from);
    if (same.length === 0) return line;
    const [first, ...others] = same;
    const known = others.flatMap((one) => one[2].split(',')).map((name) => name.trim());
    const wanted = names.split(',').filter((name) => !known.includes(name.trim()));
    const both = `import ${type}{ ${namesOf([first[2], ...wanted])} } from '${from}';\n`;
    whole = whole.slice(0, first.index) + both + whole.slice(first.index + first[0].length);
    return '';
  });
  for (const [line] of rest.matchAll(ANY_IMPORT)) {
    if (whole.includes(line)) continue;
    const above = [...whole.matchAll(ANY_IMPORT)].filter(([one]) => LOCAL.test(line) || !LOCAL.test(one)).at(-1);
    const at = above ? above.index + above[0].length : 0;
    whole = whole.slice(0, at) + line + whole.slice(at);
  }
  return whole;
}

const CLOSING = { '{': '}', '[': ']', '(': ')' };

/** Where the bracket at a place closes. Brackets within texts come in pairs here, so they need not be told apart. */
function endOfBlock(text, open) {
  const [opening, closing] = [text[open], CLOSING[text[open]]];
  for (let at = open, depth = 0; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing && --depth === 0) return at;
  }
  return -1;
}

/**
 * Adds to a file: imports at the top of `added`, then parts below a line each that says where.
 *
 *   @@end              at the end of the file
 *   @@in handlers: {   before the bracket closes with which the words end
 *   @@after words      right behind the words
 *   @@before words     right before them
 *
 * Words between slashes are a pattern. `@@after? words` is left out where there are none.
 */
function withParts(file, old, added) {
  const [head, ...parts] = added.split(/^@@/m);
  let text = withImports(old, head);
  for (const part of parts) {
    const [line, ...rest] = part.split('\n');
    const body = rest.join('\n').replace(/^\n+|\s+$/g, '');
    const [, where, optional, words] = /^(end|in|after|before)(\?)?(?: (.*))?$/.exec(line);
    if (where === 'end') {
      text = `${text.trimEnd()}\n\n${body}\n`;
      continue;
    }
    const [start, end] = placeOf(text, words) ?? [];
    if (start === undefined && optional) continue;
    if (start === undefined)
      throw new Refusal(
        `${file} has no "${words}". Add by hand what belongs there, or write it as its neighbours are:\n${body}`,
      );
    if (where === 'before')
      text = `${text.slice(0, start)}${body}${body.includes('\n') ? '\n\n' : '\n'}${text.slice(start)}`;
    else if (where === 'after') text = `${text.slice(0, end)}${body}${text.slice(end)}`;
    else text = withinBlock(text, end - 1, body);
  }
  return text;
}

/** Where words or a pattern stand first: start and end. */
function placeOf(text, words) {
  const [, pattern] = /^\/(.*)\/$/.exec(words) ?? [];
  const found = pattern ? new RegExp(pattern).exec(text) : { 0: words, index: text.indexOf(words) };
  return found && found.index !== -1 ? [found.index, found.index + found[0].length] : null;
}

/** Adds at the end of a block; a name that stands there alone, such as `Query,`, is not added where it is there. */
function withinBlock(text, open, body) {
  const end = endOfBlock(text, open);
  const inside = text.slice(open + 1, end).trimEnd();
  const isThere = (name) => new RegExp(`(?:^|[\\s,])${name}\\s*(?:[,:]|$)`).test(inside);
  const fresh = body.split('\n').filter((line) => !/^\w+,$/.test(line) || !isThere(line.slice(0, -1)));
  if (fresh.length === 0) return text;
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  return `${text.slice(0, open + 1)}${inside}${comma}\n${fresh.join('\n')}\n${text.slice(end)}`;
}
