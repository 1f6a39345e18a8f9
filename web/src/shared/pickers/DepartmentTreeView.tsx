import { createTreeCollection } from '@chakra-ui/react';
import { ChevronRightIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatCount } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { TreeView } from '../../theme/parts/TreeView';
import { EmptyState } from '../../ui/EmptyState';
import { type DepartmentNode, idsOf } from './departmentTree';

interface Props {
  nodes: DepartmentNode[];
  value: readonly string[];
  onPick: (ids: string[]) => void;
  multiple: boolean;
  label: string;
  expandAll: boolean;
  /** How high it gets before it scrolls; as high as it is when left out. */
  maxHeight?: string;
  /** Nodes that are open at first, beside the top. */
  expanded?: readonly string[];
  /** What stands behind a name, e.g. a sign. */
  mark?: (id: string) => ReactNode;
}

/** The tree itself: arrows walk, Enter picks, typing jumps. */
export function DepartmentTreeView({
  nodes,
  value,
  onPick,
  multiple,
  label,
  expandAll,
  maxHeight = '320px',
  expanded = [],
  mark = () => null,
}: Props) {
  const t = useT();
  const collection = useMemo(
    () =>
      createTreeCollection<DepartmentNode>({
        nodeToValue: (n) => n.id,
        nodeToString: (n) => n.label,
        rootNode: { id: 'root', label: '', headcount: null, children: nodes },
      }),
    [nodes],
  );
  if (nodes.length === 0) return <EmptyState compact kind="filtered" hint="" />;
  // Expansion is the tree's own state; a search opens everything by starting afresh.
  return (
    <TreeView.Root
      key={expandAll ? `all:${idsOf(nodes).join()}` : 'own'}
      collection={collection}
      selectionMode={multiple ? 'multiple' : 'single'}
      selectedValue={[...value]}
      onSelectionChange={(e) => onPick(e.selectedValue)}
      defaultExpandedValue={expandAll ? idsOf(nodes) : [...nodes.map((n) => n.id), ...expanded]}
      expandOnClick={false}
      size="sm"
      maxH={maxHeight}
      overflowY="auto"
      p="1"
    >
      <TreeView.Label srOnly>{label}</TreeView.Label>
      <TreeView.Tree>
        <TreeView.Node
          render={({ node, nodeState }: { node: DepartmentNode; nodeState: { isBranch: boolean } }) =>
            nodeState.isBranch ? (
              <TreeView.BranchControl>
                <TreeView.BranchTrigger aria-label={t('ui.picker.toggle', { name: node.label })}>
                  <TreeView.BranchIndicator asChild>
                    <ChevronRightIcon />
                  </TreeView.BranchIndicator>
                </TreeView.BranchTrigger>
                <TreeView.BranchText>
                  {node.label}
                  <Count n={node.headcount} />
                  {mark(node.id)}
                </TreeView.BranchText>
              </TreeView.BranchControl>
            ) : (
              <TreeView.Item>
                {/* As far in as the names beside it that have an arrow before them. */}
                <TreeView.ItemText ms="5">
                  {node.label}
                  <Count n={node.headcount} />
                  {mark(node.id)}
                </TreeView.ItemText>
              </TreeView.Item>
            )
          }
        />
      </TreeView.Tree>
    </TreeView.Root>
  );
}

const Count = ({ n }: { n: number | null }) =>
  n !== null && (
    <span style={{ color: 'var(--hc-colors-fg-subtle)', marginInlineStart: 6, fontVariantNumeric: 'tabular-nums' }}>
      {formatCount(n)}
    </span>
  );
