import sax from 'sax';
import { SheetRefused } from './limits.ts';
import { unpack, type ZipEntry } from './zip.ts';

/** What of a workbook is needed to read its first sheet. */
export interface Workbook {
  sheet: ZipEntry;
  sharedStrings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  /** Days count from 1904, as old spreadsheets of the Mac do. */
  from1904: boolean;
}

/** `strictEntities`, which the package's types do not know: none but the five of the language. */
const OPTIONS = { strictEntities: true, position: false };

/** Attributes of a tag by their names without a prefix. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Called while a part is read; names come without their namespace's prefix. */
export interface XmlEvents {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

const unreadable = () => new SheetRefused('FILE_UNREADABLE');
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const withLocalNames = (attributes: Record<string, string>): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

/**
 * Reads one part of a workbook from beginning to end. There are no entities but the five of the language, so there is
 * nothing to expand and nothing to fetch: a document type is refused.
 */
export async function readPart(entry: ZipEntry, on: Partial<XmlEvents>): Promise<void> {
  const { open, close, text } = on;
  const parser = sax.parser(true, OPTIONS);
  parser.onerror = parser.ondoctype = () => {
    throw unreadable();
  };
  if (open)
    parser.onopentag = ({ name, attributes }) =>
      open(localName(name), withLocalNames(attributes as Record<string, string>));
  if (close) parser.onclosetag = (name) => close(localName(name));
  if (text) parser.ontext = parser.oncdata = text;

  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    } catch {
      throw unreadable();
    }
  };
  for await (const chunk of unpack(entry)) parser.write(decode(chunk));
  parser.write(decode()).close();
}

interface Relation {
  id: string;
  /** Last word of the type's address, which the strict and the transitional form of the standard share. */
  type: string;
  target: string;
}

/** What a part refers to. What lies outside the file is not there for us: nothing is ever fetched. */
async function relationsOf(entries: ReadonlyMap<string, ZipEntry>, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const entry = entries.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!entry) return relations;
  await readPart(entry, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const target = attributes['Target'] ?? '';
      relations.push({
        id: attributes['Id'] ?? '',
        type: attributes['Type']?.split('/').at(-1) ?? '',
        target: resolved(folder, target),
      });
    },
  });
  return relations;
}

/** The name within the archive of what a part in `folder` calls `target`. */
function resolved(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : folder + target;
  const steps: string[] = [];
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Finds the parts of a workbook; refuses an archive that is none. */
export async function readWorkbook(entries: ReadonlyMap<string, ZipEntry>): Promise<Workbook> {
  const root = (await relationsOf(entries, '')).find(({ type }) => type === 'officeDocument');
  const path = root?.target ?? 'xl/workbook.xml';
  const workbook = entries.get(path);
  if (!workbook) throw new SheetRefused('FILE_TYPE');
  let firstSheet: string | undefined;
  let from1904 = false;
  await readPart(workbook, {
    open(name, attributes) {
      if (name === 'sheet') firstSheet ??= attributes['id'];
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  const relations = await relationsOf(entries, path);
  const targetOf = (wanted: (one: Relation) => boolean) => {
    const found = relations.find(wanted);
    return found && entries.get(found.target);
  };
  const sheet = targetOf(({ id, type }) => type === 'worksheet' && id === firstSheet);
  if (!sheet) throw new SheetRefused('FILE_TYPE');
  return {
    sheet,
    sharedStrings: targetOf(({ type }) => type === 'sharedStrings'),
    styles: targetOf(({ type }) => type === 'styles'),
    from1904,
  };
}
