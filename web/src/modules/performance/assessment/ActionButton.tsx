import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { Tip } from '../../../ui/Tip';
import type { PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { type Assessment, concerns, permissionOf } from './model';

/** A button for one action: absent where it is not the caller's, disabled with the reason where it is not possible now. */
export function ActionButton({
  assessment,
  action,
  ...button
}: { assessment: Pick<Assessment, 'actions'>; action: PlanAction } & ButtonProps) {
  if (!concerns(assessment, action)) return null;
  const { allowed, message } = permissionOf(assessment, action);
  if (allowed) return <Button {...button} />;
  return (
    <Tip content={message}>
      <Box as="span" tabIndex={0} display="inline-flex">
        <Button {...button} disabled />
      </Box>
    </Tip>
  );
}
