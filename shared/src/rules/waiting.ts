const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time to wait in words, rounded up so that nobody comes back too early: seconds up to a minute and a half, then minutes, then hours. */
export function waitInWords(seconds: number, language: 'zh-CN' | 'en-US'): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [count, chinese, english] =
    whole <= 1.5 * MINUTE
      ? [whole, '秒', 'second']
      : whole <= 1.5 * HOUR
        ? [Math.ceil(whole / MINUTE), '分钟', 'minute']
        : [Math.ceil(whole / HOUR), '小时', 'hour'];
  return language === 'zh-CN' ? `${count} ${chinese}` : `${count} ${english}${count === 1 ? '' : 's'}`;
}
