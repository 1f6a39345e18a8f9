import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import * as enums from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import { type EnumName, useEnumLabel } from './useEnumLabel';

function Label({ set, name }: { set: EnumName; name: string }) {
  return <>{useEnumLabel()(set, name)}</>;
}
const MESSAGES: Readonly<Record<keyof typeof enumMessages, Record<string, string>>> = enumMessages;
const shown = (language: keyof typeof enumMessages, set: EnumName, name: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={language} messages={MESSAGES[language]}>
      <Label set={set} name={name} />
    </IntlProvider>,
  );

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it.each([
  ['S3.040', 'EmployeeStage', range(1, 7)],
  ['S3.041', 'BossStage', range(1, 7)],
  ['S3.043', 'AssessmentColumnType', [...range(1, 11), ...range(91, 109)]],
] as const)('%s every number of %s is shown with a label of its own in either language', (_id, set, numbers) => {
  const members = Object.entries<number>(enums[set]);
  expect(members.map(([, number]) => number)).toEqual(numbers);

  const labels = (language: keyof typeof enumMessages) => members.map(([name]) => shown(language, set, name));
  for (const label of labels('zh-CN')) expect(label).toMatch(/\p{Script=Han}/u);
  for (const label of labels('en-US')) expect(label).toMatch(/^[A-Z0-9][^_\p{Script=Han}]*$/u);
  expect(new Set(labels('zh-CN')).size).toBe(numbers.length);
});
