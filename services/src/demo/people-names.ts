import type { Random } from '@hengcai/shared/random';

const SURNAMES: readonly (readonly [string, string])[] = [
  ['王', 'Wang'],
  ['李', 'Li'],
  ['张', 'Zhang'],
  ['刘', 'Liu'],
  ['陈', 'Chen'],
  ['杨', 'Yang'],
  ['赵', 'Zhao'],
  ['黄', 'Huang'],
  ['周', 'Zhou'],
  ['吴', 'Wu'],
  ['徐', 'Xu'],
  ['孙', 'Sun'],
  ['胡', 'Hu'],
  ['朱', 'Zhu'],
  ['高', 'Gao'],
  ['林', 'Lin'],
  ['何', 'He'],
  ['郭', 'Guo'],
  ['马', 'Ma'],
  ['罗', 'Luo'],
  ['梁', 'Liang'],
  ['宋', 'Song'],
  ['郑', 'Zheng'],
  ['谢', 'Xie'],
  ['韩', 'Han'],
  ['唐', 'Tang'],
  ['冯', 'Feng'],
  ['于', 'Yu'],
  ['董', 'Dong'],
  ['萧', 'Xiao'],
  ['程', 'Cheng'],
  ['曹', 'Cao'],
  ['袁', 'Yuan'],
  ['邓', 'Deng'],
  ['许', 'Xu'],
  ['傅', 'Fu'],
  ['沈', 'Shen'],
  ['曾', 'Zeng'],
  ['彭', 'Peng'],
  ['吕', 'Lyu'],
  ['单', 'Shan'],
  ['欧阳', 'Ouyang'],
  ['司马', 'Sima'],
];
const MALE = [
  '伟',
  '强',
  '磊',
  '军',
  '勇',
  '杰',
  '涛',
  '明',
  '超',
  '刚',
  '建国',
  '志强',
  '子轩',
  '浩然',
  '宇航',
  '俊杰',
  '文博',
  '天佑',
  '思远',
  '嘉豪',
  '鹏飞',
  '国栋',
  '海涛',
  '晓东',
];
const FEMALE = [
  '芳',
  '娜',
  '敏',
  '静',
  '丽',
  '艳',
  '娟',
  '霞',
  '燕',
  '玲',
  '秀英',
  '雨桐',
  '欣怡',
  '梓涵',
  '诗涵',
  '思琪',
  '佳怡',
  '雅琴',
  '晓燕',
  '婷婷',
  '慧敏',
  '雪梅',
  '若曦',
  '海燕',
];
const ENGLISH_MALE = [
  'Alex',
  'Ben',
  'Chris',
  'Daniel',
  'Eric',
  'Frank',
  'Jack',
  'Kevin',
  'Leo',
  'Mark',
  'Nick',
  'Oscar',
  'Peter',
  'Ryan',
  'Sam',
  'Tom',
];
const ENGLISH_FEMALE = [
  'Alice',
  'Bella',
  'Cindy',
  'Diana',
  'Emma',
  'Fiona',
  'Grace',
  'Helen',
  'Iris',
  'Jenny',
  'Linda',
  'Mia',
  'Nancy',
  'Olivia',
  'Sophie',
  'Tina',
];
const FOREIGN = [
  'Smith',
  'Johnson',
  'Müller',
  'García',
  "O'Brien",
  'Tanaka',
  'Kim',
  'Dubois',
  'Rossi',
  'Novák',
  'Silva',
  'Nguyen',
];

export interface DemoName {
  name: string;
  nameEn: string;
  female: boolean;
  foreign: boolean;
}

/** A name as people in China have them: most Chinese with an English given name, a few foreign ones. */
export function demoName(random: Random): DemoName {
  const female = random.chance(0.46);
  const english = random.pick(female ? ENGLISH_FEMALE : ENGLISH_MALE);
  if (random.chance(0.03)) {
    const name = `${english} ${random.pick(FOREIGN)}`;
    return { name, nameEn: name, female, foreign: true };
  }
  const [surname, pinyin] = random.pick(SURNAMES);
  return {
    name: surname + random.pick(female ? FEMALE : MALE),
    nameEn: `${english} ${pinyin}`,
    female,
    foreign: false,
  };
}

/** The part of a work email before the @. */
export const mailboxOf = (nameEn: string): string =>
  nameEn
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.');
