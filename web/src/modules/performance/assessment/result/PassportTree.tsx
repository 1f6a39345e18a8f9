import { Box, Flex, Icon, Link as TextLink, Text } from '@chakra-ui/react';
import { ViewerType } from '@hengcai/shared/enums';
import { ChevronRightIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatNumber, orDash } from '../../../../i18n/format';
import { appraisalPath } from '../../../../shared/appraisalPath';
import type { PassportNodeFragment } from '../assessment.gen';

export interface PassportBranch extends PassportNodeFragment {
  steps?: readonly PassportBranch[];
}

interface Props {
  step: PassportBranch;
  /** Whose result it is: with it a result of another plan leads to the appraisal there. */
  employeeId?: string;
  depth?: number;
}

/** The arithmetic from indicators to level: each step with its operands, open where it has parts. */
export function PassportTree({ step, employeeId, depth = 0 }: Props) {
  const label =
    employeeId && step.planId ? (
      <TextLink asChild color="brand.fg">
        <Link to={appraisalPath({ planId: step.planId, employeeId }, ViewerType.HISTORY)}>{step.label}</Link>
      </TextLink>
    ) : (
      <Text as="span">{step.label}</Text>
    );
  const head = (
    <Flex
      as="span"
      display="inline-flex"
      justify="space-between"
      gap="4"
      wrap="wrap"
      w="calc(100% - 20px)"
      verticalAlign="top"
    >
      <Box as="span" minW="0">
        {label}
        {step.formula && (
          <Text
            as="span"
            display="block"
            textStyle="xs"
            color="fg.muted"
            overflowWrap="anywhere"
            fontVariantNumeric="tabular-nums"
          >
            {step.formula}
          </Text>
        )}
      </Box>
      <Text as="span" fontWeight={depth === 0 ? 'medium' : 'normal'} fontVariantNumeric="tabular-nums">
        {/^-?[\d.]+$/.test(step.shown ?? '') ? formatNumber(step.shown) : orDash(step.shown)}
      </Text>
    </Flex>
  );
  const parts = step.steps ?? [];
  if (parts.length === 0)
    return (
      <Box ps="5" py="1.5">
        {head}
      </Box>
    );
  return (
    <Box as="details" {...(depth < 4 && { open: true })}>
      <Box
        as="summary"
        cursor="pointer"
        py="1.5"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        <Icon
          as={ChevronRightIcon}
          data-html2canvas-ignore
          display="inline-block"
          verticalAlign="top"
          boxSize="5"
          p="0.5"
          color="fg.subtle"
          css={{ 'details[open] > summary > &': { transform: 'rotate(90deg)' } }}
        />
        {head}
      </Box>
      <Box ps="5" borderStartWidth="1px" ms="1.5">
        {parts.map((part, i) => (
          <PassportTree key={`${part.labelId}${i}`} step={part} depth={depth + 1} {...(employeeId && { employeeId })} />
        ))}
      </Box>
    </Box>
  );
}
