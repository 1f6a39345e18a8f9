export interface NumericRule {
  /** Decimal places; 0 means whole numbers only, none means as many as typed. */
  places?: number;
  /** Allows a leading minus. */
  negative?: boolean;
}

/** Specification 5, number-only input: digits, one decimal point, an optional minus, an optional limit of places. */
export function sanitizeNumber(text: string, { places, negative = false }: NumericRule = {}): string {
  const normal = text.normalize('NFKC').replaceAll('。', '.');
  const minus = negative && normal.trimStart().startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = normal.replace(/[^\d.]/g, '').split('.');
  if (places === 0 || rest.length === 0) return minus + whole;
  return `${minus}${whole}.${rest.join('').slice(0, places)}`;
}

/**
 * What stands in a field while a number is typed: a point that a whole number has no use for stays until it is left. Taken
 * away at once, it would make 35 of 3.5.
 */
export function typedNumber(text: string, rule: NumericRule): string {
  const clean = sanitizeNumber(text, rule);
  return rule.places === 0 && sanitizeNumber(text).includes('.') ? `${clean}.` : clean;
}

/** The plain decimal of what was typed: no lone point or minus, no leading zeros; '' for nothing. */
export function toDecimal(text: string): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match || !/\d/.test(text)) return '';
  const [, minus = '', whole = '', fraction = ''] = match;
  return `${minus}${whole || '0'}${fraction ? `.${fraction}` : ''}`;
}
