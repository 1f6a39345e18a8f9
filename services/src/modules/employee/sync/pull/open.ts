import type { Connection, Directory, Tools } from './directory.ts';
import { feishu } from './feishu.ts';
import { wecom } from './wecom.ts';

/** The directory of a kind that is asked; SCIM asks us instead. `asked` are the fields of it that are of use. */
export function openDirectory(connection: Connection, tools: Tools, asked: ReadonlySet<string> = new Set()): Directory {
  return connection.kind === 2 ? feishu(connection, tools, asked) : wecom(connection, tools);
}
