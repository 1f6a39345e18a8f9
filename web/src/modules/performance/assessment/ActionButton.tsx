import { Button, type ButtonProps } from '@chakra-ui/react';
import type { PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { ReasonedButton } from '../../../ui/ReasonedButton';
import { type Assessment, concerns, permissionOf } from './model';

/** A button for one action: absent where it is not the caller's, disabled with the reason where it is not possible now. */
export function ActionButton({
  assessment,
  action,
  ...button
}: { assessment: Pick<Assessment, 'actions'>; action: PlanAction } & Omit<ButtonProps, 'disabled'>) {
  if (!concerns(assessment, action)) return null;
  const { allowed, message } = permissionOf(assessment, action);
  // Services that refuse without a word are obeyed as well.
  if (!allowed && !message) return <Button {...button} disabled />;
  return <ReasonedButton reason={allowed ? null : message} {...button} />;
}
