/**
 * The editor, its menus and its drag handles make style elements of their own and know no nonce, and the page's content
 * policy takes none without: each gets it as it is made. Imported before anything that makes one.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const createElement = document.createElement.bind(document);

document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
  const element = createElement(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};
