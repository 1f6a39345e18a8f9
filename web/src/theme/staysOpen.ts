/**
 * What a dialog was opened from closes with it on its way (a popover, a menu), and would take the dialog along as if it
 * were its own part: pressing “save” in the popover of saved filters then showed nothing.
 */
export const staysOpen = { onRequestDismiss: (event: Event) => event.preventDefault() };
