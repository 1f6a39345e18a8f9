import type { ModuleName } from '@hengcai/shared/modules';
import type { ComponentType } from 'react';
import type { CatalogueName } from '../i18n/generated/catalogues';
import type { MessageId } from '../i18n/ids';
import type { Ahead } from '../session/ahead';

/** One page as its module writes it down in `routes.ts`; what is left out is as most pages have it. */
export interface PageRow {
  path: string;
  title: MessageId;
  /** Entry of the side menu that is highlighted; left out where the page is outside the menu. */
  menuId?: string;
  /** The page above: breadcrumbs and the way back. */
  parent?: string;
  /** The page where what applies here is decided; the help of the page leads to it. */
  rule?: string;
  /** Catalogues it needs beside that of its module. */
  texts?: readonly CatalogueName[];
  /** Modules whose labels of enums and texts of rules it needs beside its own and those of everybody. */
  labels?: readonly ModuleName[];
  /** No session needed; shown without the shell, but to those signed in where it has an entry in the menu. */
  public?: boolean;
  /** A list whose filter, page and sort are restored on the way back from a detail. */
  keepAlive?: boolean;
  /** Nothing can be changed on it, so that nobody lacks the right to. */
  looksOnly?: boolean;
  /** Shown without the side menu. */
  hideMenu?: boolean;
  /** The page; null for an address that only redirects, or that is a document of its own (`/judge_browser`). */
  load: (() => Promise<{ default: ComponentType; ahead?: Ahead }>) | null;
}
