import { GitForkIcon, HistoryIcon, ListTreeIcon, NetworkIcon, WorkflowIcon } from 'lucide-react';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  org: NetworkIcon,
  orgList: ListTreeIcon,
  orgChart: WorkflowIcon,
  orgLine: GitForkIcon,
  orgHistory: HistoryIcon,
};
