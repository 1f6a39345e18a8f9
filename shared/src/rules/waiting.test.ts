import { expect, it } from 'vitest';
import { waitInWords } from './waiting.ts';

it.each([
  [0, '1 秒', '1 second'],
  [1, '1 秒', '1 second'],
  [1.2, '2 秒', '2 seconds'],
  [60, '60 秒', '60 seconds'],
  [91, '2 分钟', '2 minutes'],
  [3_600, '60 分钟', '60 minutes'],
  [5_401, '2 小时', '2 hours'],
])('%s s are %s, %s', (seconds, chinese, english) => {
  expect(waitInWords(seconds, 'zh-CN')).toBe(chinese);
  expect(waitInWords(seconds, 'en-US')).toBe(english);
});
