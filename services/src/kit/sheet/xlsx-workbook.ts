import { SheetRefused } from './limits.ts';
import { unpack, type ZipEntry } from './zip.ts';
import { attribute, XmlReader, type XmlEvents } from './xml.ts';

/** What of a workbook is needed to read its first sheet. */
export interface Workbook {
  sheet: ZipEntry;
  sharedStrings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  /** Days count from 1904, as old spreadsheets of the Mac do. */
  from1904: boolean;
}

/** Reads one part of a workbook from beginning to end. */
export async function readPart(entry: ZipEntry, on: Partial<XmlEvents>): Promise<void> {
  const nothing = () => undefined;
  const reader = new XmlReader({ open: nothing, close: nothing, text: nothing, ...on });
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? utf8.decode(chunk, { stream: true }) : utf8.decode();
    } catch {
      throw new SheetRefused('FILE_UNREADABLE');
    }
  };
  for await (const chunk of unpack(entry)) reader.write(decode(chunk));
  reader.write(decode());
  reader.end();
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
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
      const target = attribute(attributes, 'Target') ?? '';
      relations.push({
        id: attribute(attributes, 'Id') ?? '',
        type: attribute(attributes, 'Type')?.split('/').at(-1) ?? '',
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
      if (name === 'sheet') firstSheet ??= attribute(attributes, 'id');
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute(attributes, 'date1904') ?? '');
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
