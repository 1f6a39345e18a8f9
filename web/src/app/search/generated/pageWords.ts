// Written by `npm run codegen` from the files of the modules; changes are lost.
/** By the id of a page's title: Chinese, English, syllables of the Chinese. */
export const pageWords: Readonly<Record<string, readonly [chinese: string, english: string, syllables: string]>> = {
  'session.title.login': ['登录', 'Sign in', 'deng lu'],
  'session.title.firstLogin': ['首次登录', 'First sign-in', 'shou ci deng lu'],
  'session.title.error': ['页面出错', 'Something went wrong', 'ye mian chu cuo'],
  'session.title.authLogin': ['统一身份登录', 'Single sign-on', 'tong yi shen fen deng lu'],
  'session.title.forgetPassword': ['忘记密码', 'Forgot password', 'wang ji mi ma'],
  'session.title.judgeBrowser': ['浏览器检测', 'Browser check', 'liu lan qi jian ce'],
  'session.title.myAccount': ['个人中心', 'My account', 'ge ren zhong xin'],
  'home.title.home': ['首页', 'Home', 'shou ye'],
  'employee.title.employeeList': ['员工列表', 'Employee list', 'yuan gong lie biao'],
  'employee.title.employeeAdd': ['新增员工', 'Add employee', 'xin zeng yuan gong'],
  'employee.title.employeeDetails': ['员工详情', 'Employee details', 'yuan gong xiang qing'],
  'performance.title.ruleList': ['绩效设置', 'Performance settings', 'ji xiao she zhi'],
  'performance.title.ruleEdit': ['考核规则', 'Appraisal rule', 'kao he gui ze'],
  'performance.title.planList': ['考核管理', 'Appraisal management', 'kao he guan li'],
  'performance.title.planDetail': ['考核计划', 'Appraisal plan', 'kao he ji hua'],
  'performance.title.examine': ['绩效考核', 'Appraisals', 'ji xiao kao he'],
  'performance.title.examineDetails': ['考核详情', 'Appraisal', 'kao he xiang qing'],
  'enterprise.title.templateList': ['绩效模板', 'Performance templates', 'ji xiao mu ban'],
  'enterprise.title.templateDetail': ['绩效模板详情', 'Performance template', 'ji xiao mu ban xiang qing'],
  'enterprise.title.templateEdit': ['编辑绩效模板', 'Edit performance template', 'bian ji ji xiao mu ban'],
};
