import { useSearchParams } from 'react-router-dom';

export const TABS = ['positions', 'families', 'ranks', 'grades'] as const;
export type ManagementTab = (typeof TABS)[number];

/** The open tab; it stands in the address as `tabName` (specification 2). */
export function useManagementTab(): ManagementTab {
  const name = useSearchParams()[0].get('tabName');
  return TABS.find((tab) => tab === name) ?? 'positions';
}
