import type { IconType } from 'react-icons';
import {
  LuBriefcase,
  LuBuilding2,
  LuChartColumn,
  LuClipboardCheck,
  LuClipboardList,
  LuGauge,
  LuHouse,
  LuLayoutTemplate,
  LuListTree,
  LuSettings,
  LuSquare,
  LuTarget,
  LuUsers,
} from 'react-icons/lu';

/** Names the services give their menu entries. */
const icons: Record<string, IconType> = {
  home: LuHouse,
  employee: LuUsers,
  list: LuClipboardList,
  performance: LuTarget,
  examine: LuClipboardCheck,
  management: LuGauge,
  setting: LuSettings,
  enterprise: LuBuilding2,
  template: LuLayoutTemplate,
  org: LuListTree,
  position: LuBriefcase,
  analytics: LuChartColumn,
};

export const menuIcon = (name: string | null): IconType => icons[name ?? ''] ?? LuSquare;
