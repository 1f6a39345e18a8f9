import { Box, Button, HStack, Input, Text } from '@chakra-ui/react';
import { ChevronsDownUpIcon, ChevronsUpDownIcon, RotateCcwIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { Switch } from '../../../theme/parts/Switch';
import { BottomBar } from '../../../ui/BottomBar';
import { EmptyState } from '../../../ui/EmptyState';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { MatrixTable } from './MatrixTable';
import { differs } from './matrixModel';
import { type Role, ROLE_PLACES } from './roleModel';
import { type Matrix, useRoleMatrix } from './useRoleMatrix';

/** Every page with what a role may do there: to see, to edit, to export, and the elements below. */
export function RoleMatrix({ role }: { role: Role }) {
  const t = useT();
  const access = usePageAccess();
  const matrix = useRoleMatrix(role);
  const canEdit = access.edit && role.type !== 'ADMIN';
  if (matrix.failed) return <EmptyState kind="failed" onRetry={matrix.retry} />;
  return (
    <>
      <UnsavedGuard dirty={matrix.changed > 0} places={ROLE_PLACES} />
      {role.type === 'ADMIN' && (
        <Text color="fg.muted" mb="3">
          {t('settings.matrix.admin')}
        </Text>
      )}
      <Tools matrix={matrix} role={role} canEdit={canEdit} />
      <Panel>
        {matrix.loaded && matrix.shown.length === 0 ? (
          <EmptyState compact kind="filtered" />
        ) : (
          <MatrixTable matrix={matrix} role={role} canEdit={canEdit} />
        )}
      </Panel>
      {canEdit && matrix.changed > 0 && (
        <BottomBar mt="4" align="center">
          <Text me="auto" aria-live="polite">
            {t('settings.matrix.changed', { count: matrix.changed })}
          </Text>
          <Button onClick={matrix.discard}>{t('settings.matrix.discard')}</Button>
          <Button variant="solid" loading={matrix.saving} onClick={() => void matrix.save()}>
            {t('ui.save')}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

function Tools({ matrix, role, canEdit }: { matrix: Matrix; role: Role; canEdit: boolean }) {
  const t = useT();
  const { menus, drafts, keyword, onlyDiffering } = matrix;
  const all = menus.flatMap(({ pages }) => pages);
  const differing = all.filter((page) => differs(page, drafts));
  const folded = menus.length > 0 && menus.every(({ menuId }) => matrix.isFolded(menuId));
  return (
    <HStack gap="3" wrap="wrap" mb="3">
      <Input
        maxW="260px"
        type="search"
        aria-label={t('settings.matrix.search')}
        placeholder={t('settings.matrix.search')}
        value={keyword}
        onChange={(e) => matrix.setKeyword(e.target.value)}
      />
      <Switch.Root
        checked={onlyDiffering}
        onCheckedChange={(e) => matrix.setOnlyDiffering(e.checked)}
        colorPalette="brand"
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          {t(role.isShipped ? 'settings.matrix.onlyEdited' : 'settings.matrix.onlyGiven', { count: differing.length })}
        </Switch.Label>
      </Switch.Root>
      <Box flex="1" />
      <Button variant="ghost" onClick={() => matrix.foldAll(!folded)}>
        {folded ? <ChevronsUpDownIcon /> : <ChevronsDownUpIcon />}
        {t(folded ? 'settings.matrix.unfoldAll' : 'settings.matrix.foldAll')}
      </Button>
      {canEdit && role.isShipped && differing.length > 0 && (
        <Button
          // What is not saved yet would be lost with it.
          disabled={matrix.changed > 0 || matrix.saving}
          onClick={() => void matrix.restore(differing)}
        >
          <RotateCcwIcon />
          {t('settings.matrix.restore')}
        </Button>
      )}
    </HStack>
  );
}
