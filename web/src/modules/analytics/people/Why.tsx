import { EmptyState } from '../../../ui/EmptyState';
import { Panel } from '../../../ui/Panel';

/** Why there are no figures, and what helps. */
export const Why = (texts: { title: string; hint: string }) => (
  <Panel>
    <EmptyState {...texts} />
  </Panel>
);
