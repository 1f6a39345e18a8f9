import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import { lengthOf } from '../text.ts';

export interface PasswordContext {
  /** The present password, where it has to be given. */
  old?: string;
  /** What was typed the second time. */
  confirmation?: string;
  /** Login account, employee number, company code, name: none of them may serve as password. */
  identity?: readonly string[];
}

const FIELD = 'password';

function checkLength(password: string): RuleIssue[] {
  if (password.trim() === '') return [issue(FIELD, 'PASSWORD_REQUIRED')];
  // Blanks at the ends do not count towards the minimum: comparisons are made after trimming.
  const tooShort = lengthOf(password.trim()) < LIMITS.passwordMin;
  return tooShort || lengthOf(password) > LIMITS.passwordMax
    ? [issue(FIELD, 'PASSWORD_LENGTH', { min: LIMITS.passwordMin, max: LIMITS.passwordMax })]
    : [];
}

function checkContext(password: string, context: PasswordContext): RuleIssue[] {
  const issues: RuleIssue[] = [];
  const typed = password.trim();
  if (typed === '') return issues;
  if (context.identity?.some((one) => one.trim() !== '' && one.trim().toLowerCase() === typed.toLowerCase())) {
    issues.push(issue(FIELD, 'PASSWORD_IS_IDENTITY'));
  }
  if (context.confirmation !== undefined && context.confirmation.trim() !== typed) {
    issues.push(issue('confirmation', 'PASSWORD_CONFIRMATION'));
  }
  return issues;
}

/** Whether a changed password is good enough: 8-16 characters with digit, lower and upper case, another than the old one (specification 5; reliability.md 4.4). */
export function checkPassword(newPassword: string, context: PasswordContext = {}): RuleIssue[] {
  const issues = checkLength(newPassword);
  const typed = newPassword.trim();
  if (typed !== '' && !(/[0-9]/.test(typed) && /[a-z]/.test(typed) && /[A-Z]/.test(typed))) {
    issues.push(issue(FIELD, 'PASSWORD_MIX'));
  }
  if (context.old !== undefined) {
    if (context.old.trim() === '') issues.push(issue('passwordOriginal', 'OLD_PASSWORD_REQUIRED'));
    else if (context.old.trim() === typed) issues.push(issue(FIELD, 'PASSWORD_SAME_AS_OLD'));
  }
  return [...issues, ...checkContext(newPassword, context)];
}

/** Whether a password set by reset is good enough: 8-16 characters with letters and digits (specification 5). */
export function checkResetPassword(newPassword: string, context: Omit<PasswordContext, 'old'> = {}): RuleIssue[] {
  const issues = checkLength(newPassword);
  const typed = newPassword.trim();
  if (typed !== '' && !(/[0-9]/.test(typed) && /[A-Za-z]/.test(typed))) {
    issues.push(issue(FIELD, 'PASSWORD_LETTERS_AND_DIGITS'));
  }
  return [...issues, ...checkContext(newPassword, context)];
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** The wire form of a password: Base64 of its UTF-8 bytes, reversed (specification 7); an encoding, not protection. */
export function encodeWirePassword(plain: string): string {
  const bytes = new TextEncoder().encode(plain);
  return reversed(btoa(String.fromCharCode(...bytes)));
}

/** Reads the wire form strictly; null for anything encodeWirePassword could not have made (reliability.md 4.3). */
export function decodeWirePassword(wire: string): string | null {
  if (wire.length > LIMITS.wirePasswordMax) return null;
  try {
    const binary = atob(reversed(wire));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const plain = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return encodeWirePassword(plain) === wire ? plain : null;
  } catch {
    return null;
  }
}
