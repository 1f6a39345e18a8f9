export type MessageParams = Record<string, string | number | null>;

/**
 * Fills a message: `{name}`, `{n, number}` and `{n, plural, one {# item} other {# items}}`, the forms of ICU our texts use.
 * A missing parameter stays visible, because a text with a hole reads as if it were right.
 */
export function formatMessage(text: string, params: MessageParams, language: string): string {
  let out = '';
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    if (open < 0) return out + text.slice(at);
    const close = matching(text, open);
    out += text.slice(at, open) + fill(text.slice(open + 1, close), params, language);
    at = close + 1;
  }
  return out;
}

function fill(argument: string, params: MessageParams, language: string): string {
  const [name = '', kind, ...rest] = splitTop(argument);
  const value = params[name.trim()];
  if (value === undefined) return `{${argument}}`;
  const counted = () => new Intl.NumberFormat(language).format(Number(value));
  if (kind?.trim() === 'number' && value !== null) return counted();
  if (kind?.trim() !== 'plural') return value === null ? '' : String(value);
  const branches = branchesOf(rest.join(','));
  const branch =
    branches.get(`=${value}`) ??
    branches.get(new Intl.PluralRules(language).select(Number(value))) ??
    branches.get('other') ??
    '';
  return formatMessage(branch.replaceAll('#', counted()), params, language);
}

function branchesOf(text: string): Map<string, string> {
  const branches = new Map<string, string>();
  for (let at = 0; ;) {
    const open = text.indexOf('{', at);
    if (open < 0) return branches;
    const close = matching(text, open);
    branches.set(text.slice(at, open).trim(), text.slice(open + 1, close));
    at = close + 1;
  }
}

/** The first two commas separate name and kind; what follows belongs to the branches. */
function splitTop(argument: string): string[] {
  const first = argument.indexOf(',');
  if (first < 0) return [argument];
  const second = argument.indexOf(',', first + 1);
  if (second < 0) return [argument.slice(0, first), argument.slice(first + 1)];
  return [argument.slice(0, first), argument.slice(first + 1, second), argument.slice(second + 1)];
}

function matching(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    else if (text[i] === '}' && (depth -= 1) === 0) return i;
  }
  return text.length;
}
