import type { IconType } from 'react-icons';
import { LuSquare } from 'react-icons/lu';

const icons: Record<string, IconType> = {};

/** Takes the icons of a module; the shell does so before it is drawn. */
export function addMenuIcons(more: Record<string, IconType>): void {
  Object.assign(icons, more);
}

export const menuIcon = (name: string | null): IconType => icons[name ?? ''] ?? LuSquare;
