import { Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { Badge } from '../../theme/parts/Badge';
import type { Todo } from './useMessageCentre';

/** Kinds of things to do with their number, each a link to where it is done. */
export function TodoList({ todos, onGo }: { todos: readonly Todo[]; onGo?: () => void }) {
  const label = useEnumLabel();
  return todos.map(({ kind, count, path }) => (
    <Flex
      key={kind}
      asChild
      justify="space-between"
      align="center"
      gap="3"
      px="2"
      minH="9"
      rounded="sm"
      _hover={{ bg: 'bg.muted' }}
    >
      <Link to={path} onClick={onGo}>
        {label('TodoType', kind)}
        <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="2">
          {count}
        </Badge>
      </Link>
    </Flex>
  ));
}
