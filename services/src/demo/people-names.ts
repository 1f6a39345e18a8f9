import type { Random } from '@hengcai/shared/random';

/** How many of a thousand people have it, about as in the census. */
const SURNAMES: readonly (readonly [name: readonly [string, string], perMille: number])[] = [
  [['王', 'Wang'], 71],
  [['李', 'Li'], 70],
  [['张', 'Zhang'], 67],
  [['刘', 'Liu'], 51],
  [['陈', 'Chen'], 45],
  [['杨', 'Yang'], 32],
  [['赵', 'Zhao'], 23],
  [['黄', 'Huang'], 22],
  [['周', 'Zhou'], 21],
  [['吴', 'Wu'], 20],
  [['徐', 'Xu'], 17],
  [['孙', 'Sun'], 15],
  [['胡', 'Hu'], 13],
  [['朱', 'Zhu'], 13],
  [['高', 'Gao'], 12],
  [['林', 'Lin'], 12],
  [['何', 'He'], 12],
  [['郭', 'Guo'], 11],
  [['马', 'Ma'], 13],
  [['罗', 'Luo'], 10],
  [['梁', 'Liang'], 9],
  [['宋', 'Song'], 8],
  [['郑', 'Zheng'], 9],
  [['谢', 'Xie'], 8],
  [['韩', 'Han'], 7],
  [['唐', 'Tang'], 7],
  [['冯', 'Feng'], 6],
  [['于', 'Yu'], 6],
  [['董', 'Dong'], 6],
  [['萧', 'Xiao'], 5],
  [['程', 'Cheng'], 6],
  [['曹', 'Cao'], 6],
  [['袁', 'Yuan'], 5],
  [['邓', 'Deng'], 6],
  [['许', 'Xu'], 6],
  [['傅', 'Fu'], 5],
  [['沈', 'Shen'], 5],
  [['曾', 'Zeng'], 5],
  [['彭', 'Peng'], 5],
  [['吕', 'Lyu'], 5],
  [['单', 'Shan'], 0.6],
  [['欧阳', 'Ouyang'], 0.7],
  [['司马', 'Sima'], 0.1],
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
  const [surname, pinyin] = random.pickWeighted(SURNAMES);
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
