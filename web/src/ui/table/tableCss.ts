/**
 * Tables are plain `<td>` styled once from here: twelve thousand Chakra cells took 290 ms a frame, plain ones 18 ms.
 * Real borders on cells, not box-shadows, because exports to PNG lose shadows.
 */
export const tableCss = {
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    px: '3',
    textAlign: 'start',
    borderBottomWidth: '1px',
    borderColor: 'border',
    whiteSpace: 'nowrap',
    bg: 'bg.panel',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '40px',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'gray.50',
  },
  '& td': { height: 'var(--row-height)' },
  '& .edge': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-4px',
    width: '9px',
    zIndex: 4,
    cursor: 'col-resize',
    touchAction: 'none',
    _hover: { borderInlineEndWidth: '2px', borderColor: 'brand.solid' },
  },
  '& tbody tr:focus': { outline: 'none' },
  '& tbody tr:focus td': {
    bg: 'brand.subtle',
    boxShadow: 'inset 0 2px 0 var(--brand-primary), inset 0 -2px 0 var(--brand-primary)',
  },
  '& tfoot td': { position: 'sticky', bottom: 0, zIndex: 2, bg: 'gray.50', fontWeight: 'medium' },
  '& .num': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .first': { position: 'sticky', left: 0, zIndex: 1 },
  '& .pinned': { position: 'sticky', left: '40px', zIndex: 1 },
  '& .end': { position: 'sticky', right: 0, zIndex: 1, borderInlineStartWidth: '1px' },
  // A phone has no room for what would lie over the rest.
  '@media (max-width: 767px)': { '& .end': { position: 'static' } },
  '& th.first, & th.pinned, & th.end, & tfoot .first': { zIndex: 3 },
  '& .cut': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody tr:hover td': { bg: 'gray.50' },
  '& tbody tr[aria-selected=true] td': { bg: 'brand.subtle' },
  '& tbody tr:last-of-type td': { borderBottomWidth: 0 },
  '& tfoot tr:first-of-type td': { borderTopWidth: '1px' },
  '& input[type=checkbox]': {
    width: '16px',
    height: '16px',
    accentColor: 'var(--brand-primary)',
    display: 'block',
    cursor: 'pointer',
  },
  '& td a, & td button.link': { color: 'brand.fg', cursor: 'pointer' },
  '& td a:hover, & td button.link:hover': { textDecoration: 'underline' },
} as const;
