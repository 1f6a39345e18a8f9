import type { LucideIcon } from 'lucide-react';
import { addMenuIcons } from '../../shared/menu/menuIcons';

const files = import.meta.glob<Record<string, LucideIcon>>('../../modules/*/icons.ts', {
  eager: true,
  import: 'icons',
});

for (const icons of Object.values(files)) addMenuIcons(icons);
