import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { useCallback } from 'react';
import { useTextIfAny } from './useT';

/** The text of what a rule of `shared/rules` says no to. */
export function useIssueText(): (issue: RuleIssue) => string {
  const text = useTextIfAny();
  return useCallback(({ code, params }) => text(`rule.${code}`, params) ?? code, [text]);
}
