/**
 * Text of cells (ECMA-376, 22.9.2.19): a character XML forbids is written as _xHHHH_, and a text that looks like one of
 * these has its underscore written that way, so that every text comes back as it was.
 */

// eslint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these characters, and reads \r as \n
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text for a cell; what is no character at all (half a surrogate pair) is replaced. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, (c) => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** The text of a cell that was written so; the XML is read already. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;
