import { LuClipboardCheck, LuGauge, LuListChecks, LuSettings, LuTarget } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  performance: LuTarget,
  examine: LuClipboardCheck,
  management: LuGauge,
  setting: LuSettings,
  customTemplate: LuListChecks,
};
