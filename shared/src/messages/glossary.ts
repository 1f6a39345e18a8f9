/**
 * One word for one thing. A text that uses one of the other words is refused by `npm run -s lists`, which reads every
 * catalogue in both languages; what the specification words itself stands there in its own words.
 */
export interface Term {
  /** The word of the product. */
  use: string;
  /** What stands for the same thing elsewhere, or is said in offices and by nobody else. */
  instead: RegExp;
}

export const GLOSSARY: Readonly<Record<'zh-CN' | 'en-US', readonly Term[]>> = {
  'zh-CN': [
    { use: '您', instead: /你/ },
    { use: '职位', instead: /岗位/ },
    { use: '职位族', instead: /职族/ },
    { use: '直属上级', instead: /直接上级/ },
    { use: '虚线下属', instead: /虚线下级/ },
    { use: '退回', instead: /驳回/ },
    { use: '账号', instead: /(?<!银行)账户|帐号|帐户/ },
    { use: '工号', instead: /员工编号/ },
    { use: '手机号', instead: /手机号码/ },
    { use: '配额', instead: /名额/ },
    { use: '达成值、达成率', instead: /完成值|完成率/ },
    { use: '登录', instead: /登陆/ },
    { use: '单点登录', instead: /统一身份/ },
    { use: '访问令牌', instead: /API 令牌/ },
    { use: '模块', instead: /[各该每](?:个)?部分(?!人)|[加除]部分|部分名称|部分得分/ },
    { use: '人力资源', instead: /HR(?! 评分|$)/ },
  ],
  'en-US': [
    { use: 'manager', instead: /\bsuperiors?\b/i },
    { use: 'dotted-line manager', instead: /\bvirtual (?:line )?(?:managers?|reports?)\b/i },
    { use: 'filters', instead: /\bconditions\b/i },
    { use: 'status', instead: /^state$/i },
    { use: 'appraisal plan, appraisal rule, appraisal period', instead: /\bassessment (?:plan|rule|period)/i },
    { use: 'initial password', instead: /\bfirst passwords?\b/i },
    { use: 'company code', instead: /\bcompany id\b/i },
    { use: 'single sign-on', instead: /\bcompany sign-in\b/i },
    { use: 'send back', instead: /\bthe targets (?:were )?returned\b|\brefused\b(?= by)|\breturned the targets\b/i },
    { use: 'withdraw', instead: /\bt(?:ake|ook|aken) (?:it|them|the targets )?back\b/i },
    { use: 'email', instead: /\bmails?\b/i },
    { use: 'notified', instead: /\btold\b/i },
    { use: 'correct, fix', instead: /\bmend(?:s|ed|ing)?\b/i },
    { use: 'add up to', instead: /\bsums? to\b/i },
    { use: 'current', instead: /\bpresent (?:score|level|node|result|one)\b/i },
    { use: 'minimum, maximum', instead: /\b(?:least|greatest) (?:achievement|number)\b/i },
    { use: 'must, will', instead: /\bshall\b/i },
    { use: 'everyone, someone', instead: /\b(?:everybody|somebody)\b/i },
    { use: 'remove', instead: /\b(?:take|took|taken) (?:it |them |somebody )?out\b/i },
    { use: 'number of people', instead: /(?<!department )\bheads\b(?! of)/i },
  ],
};

/** A number with a plural noun behind it reads wrong for one: `{count, plural, one {# row} other {# rows}}`. */
export const UNBENT_PLURAL = /\{(?:count|people|rows|heads|pages|days)(?:, number)?\} (?:\w+ )?\w+s\b/;
