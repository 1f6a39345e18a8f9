/** What is typed on a phone: fingers need room, and a phone's browser enlarges the page at any text below 16 px. */
export const phoneFields = {
  '& input:not([type=checkbox]), & textarea, & [data-part=trigger]': { minHeight: '44px', fontSize: '16px' },
  // A bar may stand below what has the focus, and the head of the page above it.
  '& input, & textarea, & [data-part=trigger]': { scrollMarginBlock: '120px' },
} as const;
