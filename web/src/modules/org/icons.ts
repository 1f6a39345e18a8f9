import { LuGitFork, LuHistory, LuListTree, LuNetwork, LuWorkflow } from 'react-icons/lu';

/** Icons of its menu entries, by the names that the services give them. */
export const icons = {
  org: LuNetwork,
  orgList: LuListTree,
  orgChart: LuWorkflow,
  orgLine: LuGitFork,
  orgHistory: LuHistory,
};
