import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageId } from '../i18n/ids';
import { useT } from '../i18n/useT';
import { LinkTabs } from '../ui/LinkTabs';
import { loadWithRetry } from '../ui/loadWithRetry';

/** A tab that a module brings to a page of another one, written down in its `pageTabs.ts`. */
export interface ModuleTab {
  /** The page it stands on. */
  page: string;
  /** Its name in the address (`tabName`). */
  name: string;
  label: MessageId;
  /** Whether the reader has anything in it, and how much waits there; one tab of a page at most asks, all others are shown. */
  useStanding?: () => { shown: boolean; waiting: number };
  /** What it shows; it draws the page's tabs below its head. */
  load: () => Promise<{ default: ComponentType<{ tabs: ReactNode }> }>;
}

const files = import.meta.glob<readonly ModuleTab[]>('../modules/*/pageTabs.ts', { eager: true, import: 'pageTabs' });
const all = Object.values(files)
  .flat()
  .map((tab) => ({ ...tab, Content: lazy(() => loadWithRetry(tab.load)) }));

const SHOWN = { shown: true, waiting: 0 };
const useNothing = () => SHOWN;

/** The tabs that other modules bring to a page, for its `LinkTabs`. */
export function useModuleTabs(page: string, current: string): { name: string; label: string; waiting: number }[] {
  const t = useT();
  const tabs = all.filter((tab) => tab.page === page);
  // The tabs of a page are the same in every render, and with them this hook.
  const useStanding = tabs.find((tab) => tab.useStanding)?.useStanding ?? useNothing;
  const standing = useStanding();
  return tabs
    .map(({ name, label, useStanding: asks }) => ({ name, label: t(label), ...(asks ? standing : SHOWN) }))
    .filter(({ name, shown }) => shown || name === current);
}

/** The name of the open tab of a page that other modules add to; null where the address names none of theirs. */
export function useModuleTab(page: string): string | null {
  const name = useSearchParams()[0].get('tabName');
  return all.some((tab) => tab.page === page && tab.name === name) ? name : null;
}

/** The tabs of a page that has one view of its own. */
export function HostTabs({ page, label, own }: { page: string; label: string; own: { name: string; label: string } }) {
  const current = useModuleTab(page) ?? own.name;
  return <LinkTabs label={label} current={current} tabs={[own, ...useModuleTabs(page, current)]} />;
}

/** A page, or the tab of another module in its place. */
export function ModuleTabs({ page, tabs, children }: { page: string; tabs: ReactNode; children: ReactNode }) {
  const name = useModuleTab(page);
  const tab = all.find((one) => one.page === page && one.name === name);
  if (!tab) return children;
  return (
    <Suspense>
      <tab.Content tabs={tabs} />
    </Suspense>
  );
}
