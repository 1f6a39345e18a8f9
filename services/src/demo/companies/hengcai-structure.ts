import { dept, type DemoDepartment, type DemoStructure } from './structure.ts';

/** Departments with their teams from lines like `平台研发部|Platform Engineering: 基础架构组|Infrastructure, …`. */
function division(code: string, name: string, nameEn: string, family: string, lines: string): DemoDepartment {
  const named = (text: string) => text.split('|').map((part) => part.trim());
  const departments = lines
    .trim()
    .split('\n')
    .map((line, i) => {
      const [own = '', below = ''] = line.split(':');
      const [here = '', hereEn = ''] = named(own);
      const teams = below
        .split(',')
        .filter((team) => team.trim() !== '')
        .map((team, j) => {
          const [teamName = '', teamEn = ''] = named(team);
          return dept(`${code}${i + 1}0${j + 1}`, teamName, teamEn, family);
        });
      return dept(`${code}${i + 1}`, here, hereEn, family, teams);
    });
  return dept(code, name, nameEn, family, departments);
}

/** The larger demo company: a maker of smart devices with its own software, four levels deep. */
export const HENGCAI: DemoStructure = {
  prefix: '',
  name: '衡才科技 Hengcai Technology',
  adminName: '系统管理员',
  numberPrefix: 'H',
  mailDomain: 'hengcai.example',
  people: 1_200,
  cities: ['上海', '上海', '上海', '北京', '北京', '深圳', '杭州', '成都', '西安'],
  families: [
    { code: 'TECH', name: '技术', nameEn: 'Engineering', trade: '工程师', tradeEn: 'Engineer' },
    { code: 'PROD', name: '产品', nameEn: 'Product', trade: '产品经理', tradeEn: 'Product Manager' },
    { code: 'SALE', name: '销售', nameEn: 'Sales', trade: '客户经理', tradeEn: 'Account Manager' },
    { code: 'MKT', name: '市场', nameEn: 'Marketing', trade: '市场专员', tradeEn: 'Marketing Specialist' },
    { code: 'SERV', name: '服务', nameEn: 'Service', trade: '服务顾问', tradeEn: 'Service Consultant' },
    { code: 'SUPP', name: '供应链', nameEn: 'Supply Chain', trade: '供应链专员', tradeEn: 'Supply Chain Specialist' },
    { code: 'FIN', name: '财务', nameEn: 'Finance', trade: '会计', tradeEn: 'Accountant' },
    { code: 'HRM', name: '人力资源', nameEn: 'Human Resources', trade: '人事专员', tradeEn: 'HR Specialist' },
    {
      code: 'ADM',
      name: '行政法务',
      nameEn: 'Administration and Legal',
      trade: '行政专员',
      tradeEn: 'Administration Specialist',
    },
  ],
  grades: [
    { name: '高层', nameEn: 'Executive' },
    { name: '中层', nameEn: 'Management' },
    { name: '专家', nameEn: 'Expert' },
    { name: '骨干', nameEn: 'Professional' },
    { name: '基础', nameEn: 'Entry' },
  ],
  divisions: [
    division(
      'RD',
      '研发中心',
      'R&D Center',
      'TECH',
      `
      平台研发部|Platform Engineering: 基础架构组|Infrastructure, 数据平台组|Data Platform, 开放接口组|Open API
      应用研发部|Application Engineering: 前端组|Front End, 后端组|Back End, 移动端组|Mobile
      硬件研发部|Hardware Engineering: 结构组|Mechanics, 电子组|Electronics, 固件组|Firmware
      算法部|Algorithms: 视觉组|Vision, 语言组|Language
      质量部|Quality: 测试组|Testing, 可靠性组|Reliability`,
    ),
    division(
      'PD',
      '产品中心',
      'Product Center',
      'PROD',
      `
      企业产品部|Enterprise Products: 人事产品组|HR Products, 协同产品组|Collaboration Products
      设备产品部|Device Products: 家居组|Home, 穿戴组|Wearables
      设计部|Design: 交互组|Interaction, 视觉设计组|Visual Design`,
    ),
    division(
      'SA',
      '销售中心',
      'Sales Center',
      'SALE',
      `
      华东销售部|Sales East: 上海销售组|Shanghai, 浙江销售组|Zhejiang, 江苏销售组|Jiangsu
      华北销售部|Sales North: 北京销售组|Beijing, 天津销售组|Tianjin
      华南销售部|Sales South: 广东销售组|Guangdong, 福建销售组|Fujian
      海外销售部|Sales Overseas: 亚太组|Asia Pacific, 欧洲组|Europe
      渠道部|Channels`,
    ),
    division(
      'MK',
      '市场中心',
      'Marketing Center',
      'MKT',
      `
      品牌部|Brand
      数字营销部|Digital Marketing: 内容组|Content, 投放组|Performance`,
    ),
    division(
      'CS',
      '客户成功中心',
      'Customer Success',
      'SERV',
      `
      实施部|Implementation: 实施一组|Implementation 1, 实施二组|Implementation 2
      支持部|Support: 热线组|Hotline, 现场组|Field Service
      培训部|Training`,
    ),
    division(
      'SC',
      '供应链中心',
      'Supply Chain',
      'SUPP',
      `
      采购部|Purchasing: 物料组|Materials, 外协组|Subcontracting
      生产部|Production: 装配一组|Assembly 1, 装配二组|Assembly 2, 装配三组|Assembly 3
      物流部|Logistics: 仓储组|Warehouse, 运输组|Transport`,
    ),
    division(
      'FI',
      '财务中心',
      'Finance',
      'FIN',
      `
      会计部|Accounting
      财务规划部|Financial Planning`,
    ),
    division(
      'HR',
      '人力资源中心',
      'Human Resources',
      'HRM',
      `
      招聘部|Recruiting
      组织发展部|Organisation Development`,
    ),
    division(
      'AD',
      '行政法务中心',
      'Administration and Legal',
      'ADM',
      `
      行政部|Administration
      法务部|Legal`,
    ),
  ],
};
