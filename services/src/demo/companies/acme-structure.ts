import { dept, type DemoStructure } from './structure.ts';

/** The second demo company. Every text of it carries the word ACME: found in another company's answer, it is a leak. */
export const ACME: DemoStructure = {
  prefix: 'ACME ',
  name: 'ACME Corporation',
  adminName: 'ACME Administrator',
  numberPrefix: 'ACME',
  mailDomain: 'acme.example',
  people: 40,
  cities: ['ACME City'],
  families: [
    { code: 'TECH', name: '工程', nameEn: 'Engineering', trade: '工程师', tradeEn: 'Engineer' },
    { code: 'SALE', name: '销售', nameEn: 'Sales', trade: '客户经理', tradeEn: 'Account Manager' },
    { code: 'ADM', name: '管理', nameEn: 'Administration', trade: '专员', tradeEn: 'Specialist' },
  ],
  grades: ['G5', 'G4', 'G3', 'G2', 'G1'].map((name) => ({ name, nameEn: name })),
  divisions: [
    dept('TE', '工程部', 'Engineering', 'TECH', [
      dept('TE1', '开发组', 'Development', 'TECH'),
      dept('TE2', '测试组', 'Testing', 'TECH'),
    ]),
    dept('SA', '销售部', 'Sales', 'SALE'),
    dept('HR', '人力资源部', 'Human Resources', 'ADM'),
    dept('AD', '行政部', 'Administration', 'ADM'),
  ],
};
