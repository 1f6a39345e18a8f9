import { SquareIcon } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Record<string, LucideIcon> = {};

/** Takes the icons of a module; the shell does so before it is drawn. */
export function addMenuIcons(more: Record<string, LucideIcon>): void {
  Object.assign(icons, more);
}

export const menuIcon = (name: string | null): LucideIcon => icons[name ?? ''] ?? SquareIcon;
