import type { IconType } from 'react-icons';
import { addMenuIcons } from '../../shared/menu/menuIcons';

const files = import.meta.glob<Record<string, IconType>>('../../modules/*/icons.ts', { eager: true, import: 'icons' });

for (const icons of Object.values(files)) addMenuIcons(icons);
