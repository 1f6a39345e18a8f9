import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { Badge } from '../../theme/parts/Badge';
import { Due } from './Due';
import type { Todo } from './useMessageCentre';
import { countedOnly, type TodoGroup } from './useTodos';

/** People named before the list of all of them is the shorter way. */
const NAMED = 3;

interface Props {
  groups: readonly TodoGroup[];
  /** How many of each kind wait. */
  todos: readonly Todo[];
  onGo?: () => void;
}

/**
 * What waits, by kind and plan, the most urgent first; one thing opens its form, several name whose forms they are. Kinds
 * that are only counted come behind.
 */
export function TodoGroups({ groups, todos, onGo }: Props) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Box as="ul" listStyleType="none">
      {groups.map(({ kind, plan, lastDay, path, forms }) => (
        <Box as="li" key={kind + plan.id} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex justify="space-between" gap="3" align="baseline">
            <Link asChild fontWeight="medium" minW="0" overflowWrap="anywhere">
              <RouterLink to={path} onClick={onGo}>
                {label('TodoType', kind)}
                {forms.length > 1 && (
                  <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="2">
                    {forms.length}
                  </Badge>
                )}
              </RouterLink>
            </Link>
            <Due lastDay={lastDay} />
          </Flex>
          <Text color="fg.muted" overflowWrap="anywhere">
            {plan.name}
          </Text>
          {forms.length > 1 && (
            <Flex gap="3" wrap="wrap" mt="1">
              {forms.slice(0, NAMED).map((form) => (
                <Link key={form.id} asChild>
                  <RouterLink to={form.path} onClick={onGo}>
                    {form.name}
                  </RouterLink>
                </Link>
              ))}
              {forms.length > NAMED && (
                <Link asChild>
                  <RouterLink to={path} onClick={onGo}>
                    {t('app.messages.todo.all', { count: forms.length })}
                  </RouterLink>
                </Link>
              )}
            </Flex>
          )}
        </Box>
      ))}
      {countedOnly(todos, groups).map(({ kind, count, path }) => (
        <Flex as="li" key={kind} py="2.5" borderTopWidth="1px" justify="space-between" _first={{ borderTopWidth: '0' }}>
          <Link asChild fontWeight="medium">
            <RouterLink to={path} onClick={onGo}>
              {label('TodoType', kind)}
              {count > 1 && (
                <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="2">
                  {count}
                </Badge>
              )}
            </RouterLink>
          </Link>
        </Flex>
      ))}
    </Box>
  );
}
