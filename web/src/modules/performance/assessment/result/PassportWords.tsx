import { List } from '../../../../theme/parts/List';
import type { PassportBranch } from './PassportTree';

/** What there is to say of a step and those it is made of, in reading order. */
export const sentencesOf = ({ sentence, steps = [] }: PassportBranch): string[] => [
  ...(sentence ? [sentence] : []),
  ...steps.flatMap(sentencesOf),
];

/** How a result was reached, as people say it. */
export function PassportWords({ step }: { step: PassportBranch }) {
  return (
    <List.Root ps="5" gap="1" listStyleType="disc" lineHeight="tall">
      {sentencesOf(step).map((sentence) => (
        <List.Item key={sentence} overflowWrap="anywhere">
          {sentence}
        </List.Item>
      ))}
    </List.Root>
  );
}
