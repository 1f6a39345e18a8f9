/** What a sheet adds to a table: cell lines, an active frame, quiet marks for input and error. */
export const sheetCss = {
  '& td + td, & th + th': { borderInlineStartWidth: '1px' },
  '& td': { position: 'relative', scrollMarginTop: '48px' },
  '& td.first': { position: 'sticky' },
  '& td.edit': { cursor: 'cell', bg: 'bg.panel' },
  '& td:not(.edit)': { bg: 'gray.50' },
  '& td.long': { whiteSpace: 'pre-wrap', minWidth: '200px', py: '1.5' },
  '& td:focus': { outline: '2px solid var(--brand-primary)', outlineOffset: '-2px' },
  '& td:focus-within:not(:focus)': { outline: '2px solid var(--brand-primary)', outlineOffset: '-2px' },
  '& td[aria-invalid=true]': { color: 'fg.error', bg: 'bg.error' },
  '& td input, & td select, & td textarea': {
    position: 'absolute',
    inset: '2px',
    width: 'calc(100% - 4px)',
    height: 'calc(100% - 4px)',
    px: '2.5',
    bg: 'bg.panel',
    outline: 'none',
    textAlign: 'inherit',
    font: 'inherit',
    zIndex: 1,
  },
  '& td textarea': {
    height: 'auto',
    minHeight: 'calc(100% - 4px)',
    minWidth: '260px',
    py: '1.5',
    boxShadow: 'md',
    zIndex: 4,
  },
  // On a phone the pinned column leaves room for the figures beside it.
  '@media (max-width: 767px)': {
    '& .first, & td.first.long': {
      minWidth: '120px !important',
      maxWidth: '140px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
} as const;
