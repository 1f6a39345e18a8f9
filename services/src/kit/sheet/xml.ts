import { SheetRefused } from './limits.ts';

/** Called while a document is read; names come without their namespace's prefix. */
export interface XmlEvents {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** A tag or a text between two tags is never longer than this in a spreadsheet; what is would only fill memory. */
const LONGEST_PIECE = 1024 * 1024;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unreadable = () => new SheetRefused('FILE_UNREADABLE');

/**
 * Reads XML piece by piece, as much of it as spreadsheets are made of. It has no document types and no entities but the
 * five of the language, so there is nothing to expand and nothing to fetch: a document that declares any is refused.
 */
export class XmlReader {
  private rest = '';

  constructor(private readonly on: XmlEvents) {}

  /** Takes the next part of the document. */
  write(part: string): void {
    const all = this.rest + part;
    let at = 0;
    for (;;) {
      const open = all.indexOf('<', at);
      if (open < 0) break;
      if (open > at) this.on.text(decoded(all.slice(at, open)));
      at = this.markup(all, open);
      if (at === open) break;
    }
    this.rest = all.slice(at);
    if (this.rest.length > LONGEST_PIECE) throw unreadable();
  }

  /** Says that nothing follows; a document that breaks off in the middle of a tag is refused. */
  end(): void {
    if (this.rest.trim() !== '') throw unreadable();
  }

  /** Handles the markup at `open` and answers where it ends; `open` itself when its end has not come yet. */
  private markup(all: string, open: number): number {
    const second = all[open + 1];
    if (second === '?') return after(all, '?>', open) ?? open;
    if (second === '!') return this.declaration(all, open);
    const end = endOfTag(all, open + 1);
    if (end < 0) return open;
    if (second === '/') this.on.close(localName(all.slice(open + 2, end).trimEnd()));
    else this.tag(all, open + 1, end);
    return end + 1;
  }

  private declaration(all: string, open: number): number {
    if (all.startsWith('<!--', open)) return after(all, '-->', open + 4) ?? open;
    if (all.startsWith('<![CDATA[', open)) {
      const end = all.indexOf(']]>', open + 9);
      if (end < 0) return open;
      this.on.text(all.slice(open + 9, end));
      return end + 3;
    }
    // What may still become one of the two above waits for more; anything else would be a document type.
    const begun = all.slice(open, open + 9);
    if ('<!--'.startsWith(begun) || '<![CDATA['.startsWith(begun)) return open;
    throw unreadable();
  }

  private tag(all: string, from: number, end: number): void {
    const isEmpty = all[end - 1] === '/';
    const content = all.slice(from, isEmpty ? end - 1 : end);
    const blank = content.search(/\s/);
    const name = localName(blank < 0 ? content : content.slice(0, blank));
    this.on.open(name, blank < 0 ? '' : content.slice(blank));
    if (isEmpty) this.on.close(name);
  }
}

/** The value of an attribute by its name without a prefix; undefined where there is none. */
export function attribute(attributes: string, name: string): string | undefined {
  for (let at = 0; ;) {
    const equals = attributes.indexOf('=', at);
    const open = equals < 0 ? -1 : attributes.slice(equals + 1).search(/\S/) + equals + 1;
    const quote = attributes[open];
    if (open <= equals || (quote !== '"' && quote !== "'")) return undefined;
    const end = attributes.indexOf(quote, open + 1);
    if (end < 0) return undefined;
    if (localName(attributes.slice(at, equals).trim()) === name) return decoded(attributes.slice(open + 1, end));
    at = end + 1;
  }
}

const after = (all: string, mark: string, from: number): number | undefined => {
  const end = all.indexOf(mark, from);
  return end < 0 ? undefined : end + mark.length;
};

/** A ">" inside an attribute does not end its tag. */
function endOfTag(all: string, from: number): number {
  let quote = 0;
  for (let i = from; i < all.length; i += 1) {
    const code = all.charCodeAt(i);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 34 || code === 39) quote = code;
    else if (code === 62) return i;
  }
  return -1;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]{0,10});?/g, (whole, name: string) => {
    if (!whole.endsWith(';')) throw unreadable();
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const character = code ? fromCode(code[1] ? parseInt(code[1], 16) : Number(code[2])) : NAMED[name];
    if (character === undefined) throw unreadable();
    return character;
  });
}

const fromCode = (code: number): string | undefined =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
