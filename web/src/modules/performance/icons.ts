import { ClipboardCheckIcon, GaugeIcon, ListChecksIcon, NotebookPenIcon, SettingsIcon, TargetIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  performance: TargetIcon,
  examine: ClipboardCheckIcon,
  management: GaugeIcon,
  setting: SettingsIcon,
  customTemplate: ListChecksIcon,
  workReport: NotebookPenIcon,
};
