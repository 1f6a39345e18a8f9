import type { Connection, Directory, Tools } from './directory.ts';
import { feishu } from './feishu.ts';
import { wecom } from './wecom.ts';

/** The directory of a kind that is asked; SCIM asks us instead. */
export function openDirectory(connection: Connection, tools: Tools): Directory {
  return connection.kind === 2 ? feishu(connection, tools) : wecom(connection, tools);
}
