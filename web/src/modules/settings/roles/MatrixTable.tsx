import { Box, chakra } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronRightIcon, RotateCcwIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { IconAction } from '../../../ui/IconAction';
import { canDecide, differs, draftOf, isChanged, type MatrixMenu, type MatrixPage, RIGHTS } from './matrixModel';
import type { Role } from './roleModel';
import type { Matrix } from './useRoleMatrix';

/** Plain cells, styled once from here: five hundred checkboxes are drawn with every press. */
const css = {
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' },
  '& th, & td': { px: '2', py: '1', borderBottomWidth: '1px', borderColor: 'border', textAlign: 'center' },
  '& .right': { width: { base: '56px', md: '88px' } },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    bg: 'gray.50',
    height: '40px',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& tbody.group th': { position: 'sticky', top: '40px', zIndex: 2, bg: 'bg.muted', fontWeight: 'medium' },
  '& tbody.group .right': { bg: 'bg.muted', position: 'sticky', top: '40px', zIndex: 2 },
  '& .name': { textAlign: 'start', px: { base: '3', md: '4' }, overflowWrap: 'anywhere' },
  '& .element .name': { ps: { base: '7', md: '10' }, color: 'fg.muted' },
  '& tr.changed td': { bg: 'brand.subtle' },
  '& label': { display: 'inline-flex', minW: '24px', minH: '24px', alignItems: 'center', justifyContent: 'center' },
  '& input[type=checkbox]': { width: '16px', height: '16px', accentColor: 'var(--brand-primary)', cursor: 'pointer' },
  '& input:disabled': { cursor: 'not-allowed' },
} as const;

interface Props {
  matrix: Matrix;
  role: Role;
  canEdit: boolean;
}

/** The matrix itself: heads stay in sight, headings fold, each page has its three rights and its elements below. */
export function MatrixTable({ matrix, role, canEdit }: Props) {
  const t = useT();
  return (
    <Box
      css={css}
      maxH="calc(100dvh - 280px)"
      minH="320px"
      overflow="auto"
      data-sticks
      tabIndex={0}
      role="group"
      aria-label={t('settings.role.tab.pages')}
    >
      <table aria-label={t('settings.matrix.label', { name: role.name })}>
        <thead>
          <tr>
            <th className="name" scope="col">
              {t('settings.matrix.page')}
            </th>
            {RIGHTS.map((right) => (
              <th key={right} className="right" scope="col">
                {t(`settings.matrix.${right}`)}
              </th>
            ))}
          </tr>
        </thead>
        {matrix.shown.map((menu) => (
          <Fragment key={menu.menuId}>
            <GroupRow menu={menu} matrix={matrix} canEdit={canEdit} onlyVisit={role.readOnly} />
            {!matrix.isFolded(menu.menuId) && (
              <tbody>
                {menu.pages.map((page) => (
                  <PageRows key={page.pageId} page={page} matrix={matrix} role={role} canEdit={canEdit} />
                ))}
              </tbody>
            )}
          </Fragment>
        ))}
      </table>
    </Box>
  );
}

function GroupRow({
  menu,
  matrix,
  canEdit,
  onlyVisit,
}: {
  menu: MatrixMenu;
  matrix: Matrix;
  canEdit: boolean;
  onlyVisit: boolean;
}) {
  const t = useT();
  const folded = matrix.isFolded(menu.menuId);
  const drafts = menu.pages.map((page) => draftOf(page, matrix.drafts));
  const seen = drafts.filter(({ allowVisit }) => allowVisit).length;
  return (
    <tbody className="group">
      <tr>
        <th className="name" scope="rowgroup">
          <chakra.button
            type="button"
            aria-expanded={!folded}
            onClick={() => matrix.fold(menu.menuId)}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH="24px"
            cursor="pointer"
            textAlign="start"
          >
            {folded ? <ChevronRightIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
            {menu.name}
            <Box as="span" color="fg.subtle" fontWeight="normal">
              {t('settings.matrix.seen', { seen, total: menu.pages.length })}
            </Box>
          </chakra.button>
        </th>
        {RIGHTS.map((right) => {
          const on = drafts.filter((draft) => draft[right]).length;
          const all = on === drafts.length;
          return (
            <td key={right} className="right">
              <label>
                <input
                  type="checkbox"
                  aria-label={t('settings.matrix.all', { right: t(`settings.matrix.${right}`), menu: menu.name })}
                  checked={all}
                  ref={(box) => {
                    if (box) box.indeterminate = on > 0 && !all;
                  }}
                  disabled={!canEdit || (onlyVisit && right !== 'allowVisit')}
                  onChange={() => matrix.setRight(menu.pages, right, !all)}
                />
              </label>
            </td>
          );
        })}
      </tr>
    </tbody>
  );
}

function PageRows({ page, matrix, role, canEdit }: Props & { page: MatrixPage }) {
  const t = useT();
  const draft = draftOf(page, matrix.drafts);
  const changed = isChanged(page, matrix.drafts);
  return (
    <>
      <tr className={changed ? 'changed' : undefined}>
        <td className="name">
          <Box as="span" title={page.path}>
            {page.name}
          </Box>{' '}
          {role.isShipped && differs(page, matrix.drafts) && <Badge>{t('settings.matrix.edited')}</Badge>}
          {changed && (
            <IconAction
              size="xs"
              label={t('settings.matrix.undo', { page: page.name })}
              icon={<RotateCcwIcon />}
              onClick={() => matrix.undo(page)}
            />
          )}
        </td>
        {RIGHTS.map((right) => (
          <td key={right} className="right">
            <label>
              <input
                type="checkbox"
                aria-label={t('settings.matrix.cell', { page: page.name, right: t(`settings.matrix.${right}`) })}
                checked={draft[right]}
                disabled={!canEdit || (role.readOnly && right !== 'allowVisit')}
                onChange={(e) => matrix.setRight([page], right, e.target.checked)}
              />
            </label>
          </td>
        ))}
      </tr>
      {page.elements.map((element) => {
        const open = canDecide(draft, element) && !(role.readOnly && (element.needsEdit || element.needsExport));
        return (
          <tr key={element.code} className={changed ? 'element changed' : 'element'}>
            <td className="name">{element.name}</td>
            <td colSpan={3}>
              {open ? (
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('settings.matrix.element', { page: page.name, element: element.name })}
                    checked={draft.elements[element.code] ?? true}
                    disabled={!canEdit}
                    onChange={(e) => matrix.setElement(page, element, e.target.checked)}
                  />
                </label>
              ) : (
                <Box as="span" color="fg.subtle" textStyle="xs">
                  {t(element.needsEdit ? 'settings.matrix.needsEdit' : 'settings.matrix.needsMore')}
                </Box>
              )}
            </td>
          </tr>
        );
      })}
    </>
  );
}
