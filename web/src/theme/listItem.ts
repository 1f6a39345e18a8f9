/** An entry of a list that opens below a control. */
export const listItem = { py: '1.5', px: '2.5', textStyle: 'sm' };
