import { DictionaryKind, Education, EmployeeType, IdType, MaritalStatus, type ValueOf } from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import { ExitReason } from '@hengcai/shared/rules/employee/change-exit';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { labelOfField } from '../sheet/columns.ts';

export interface ShippedEntry {
  code: string;
  name: string;
  nameEn: string;
}
export interface ShippedDictionary extends ShippedEntry {
  kind: ValueOf<typeof DictionaryKind>;
  entries: readonly ShippedEntry[];
}

const NOT_SAID = 'UNFILLED';

/** A closed set of the product: its members are known to reports and programs, so a company adds none. */
function closed(field: string, set: string, members: Record<string, number>): ShippedDictionary {
  const label = (member: string, language: 'zh-CN' | 'en-US') =>
    (enumMessages[language] as Record<string, string>)[`enum.${set}.${member}`] ?? member;
  return {
    ...called(field),
    kind: DictionaryKind.FIXED,
    entries: Object.keys(members)
      .filter((member) => member !== NOT_SAID)
      .map((member) => ({ code: member, name: label(member, 'zh-CN'), nameEn: label(member, 'en-US') })),
  };
}

/** What most companies need to begin with; a company adds what it has beside it. The Chinese word is what is stored. */
const begun = (field: string, words: readonly string[]): ShippedDictionary => ({
  ...called(field),
  kind: DictionaryKind.OPEN,
  entries: words.map((word) => {
    const [name = '', nameEn = ''] = word.split('|');
    return { code: name, name, nameEn };
  }),
});

const called = (field: string): ShippedEntry => ({
  code: field,
  name: labelOfField(field, 'zh-CN'),
  nameEn: labelOfField(field, 'en-US'),
});

/** The dictionaries every company has, by the fields they are for. */
export const SHIPPED: readonly ShippedDictionary[] = [
  closed('employeeType', 'EmployeeType', EmployeeType),
  closed('education', 'Education', Education),
  closed('maritalStatus', 'MaritalStatus', MaritalStatus),
  closed('idType', 'IdType', IdType),
  begun('politicalStatus', [
    '中共党员|Member of the CPC',
    '中共预备党员|Probationary member of the CPC',
    '共青团员|Member of the Communist Youth League',
    '民主党派|Member of a democratic party',
    '无党派人士|Without party affiliation',
    '群众|Citizen without party',
  ]),
  begun('nationality', [
    '中国|China',
    '中国香港|Hong Kong, China',
    '中国澳门|Macao, China',
    '中国台湾|Taiwan, China',
    '美国|United States',
    '英国|United Kingdom',
    '加拿大|Canada',
    '澳大利亚|Australia',
    '日本|Japan',
    '韩国|South Korea',
    '新加坡|Singapore',
    '马来西亚|Malaysia',
    '印度|India',
    '德国|Germany',
    '法国|France',
    '俄罗斯|Russia',
  ]),
  begun('cityName', [
    '北京|Beijing',
    '上海|Shanghai',
    '广州|Guangzhou',
    '深圳|Shenzhen',
    '天津|Tianjin',
    '重庆|Chongqing',
    '杭州|Hangzhou',
    '南京|Nanjing',
    '苏州|Suzhou',
    '成都|Chengdu',
    '武汉|Wuhan',
    '西安|Xi’an',
    '长沙|Changsha',
    '郑州|Zhengzhou',
    '青岛|Qingdao',
    '济南|Jinan',
    '大连|Dalian',
    '沈阳|Shenyang',
    '厦门|Xiamen',
    '福州|Fuzhou',
    '宁波|Ningbo',
    '无锡|Wuxi',
    '合肥|Hefei',
    '昆明|Kunming',
    '东莞|Dongguan',
    '佛山|Foshan',
  ]),
  begun('contractType', [
    `${ContractType.FIXED_TERM}|Fixed-term labour contract`,
    `${ContractType.OPEN_ENDED}|Open-ended labour contract`,
    `${ContractType.TASK}|Labour contract for a certain task`,
    `${ContractType.PART_TIME}|Part-time agreement`,
    `${ContractType.SERVICE}|Service agreement`,
    `${ContractType.INTERNSHIP}|Internship agreement`,
    `${ContractType.RETIRED}|Agreement on work after retirement`,
  ]),
  begun('exitReason', [
    '个人发展|Personal development',
    '薪酬福利|Pay and benefits',
    '家庭原因|Family reasons',
    '健康原因|Health',
    '工作环境|Working environment',
    '继续深造|Further studies',
    '协商一致|By agreement',
    `${ExitReason.PROBATION_FAILED}|Probation not passed`,
    '合同到期不续签|Contract not renewed',
    '不胜任工作|Not up to the work',
    '严重违纪|Serious misconduct',
    '经济性裁员|Redundancy',
    '退休|Retirement',
    '其他|Other',
  ]),
];
