import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/performance/management', texts: ['probation'], labels: ['probation'], title: 'performance.title.planList', rule: '/performance/setting', menuId: '3020', keepAlive: true, load: () => import('./pages/PlanListPage') },
  { path: '/performance/management/assess_set_details', texts: ['enterprise'], title: 'performance.title.planDetail', rule: '/performance/setting', labels: ['review360'], menuId: '3020', parent: '/performance/management', load: () => import('./pages/PlanDetailPage') },
  { path: '/performance/setting', texts: ['probation'], labels: ['probation'], title: 'performance.title.ruleList', menuId: '3030', keepAlive: true, load: () => import('./pages/RuleListPage') },
  { path: '/performance/setting/rule_template', title: 'performance.title.ruleEdit', menuId: '3030', parent: '/performance/setting', load: () => import('./pages/RuleEditPage') },
  { path: '/performance/setting/custom_template', title: 'performance.title.customTemplate', menuId: '3040', labels: ['review360'], load: () => import('./pages/CustomTemplatePage') },
  { path: '/performance/examine', texts: ['probation'], labels: ['probation'], title: 'performance.title.examine', rule: '/performance/setting', menuId: '3010', keepAlive: true, load: () => import('./pages/ExaminePage') },
  { path: '/performance/examine/assess_set_details', title: 'performance.title.planSettings', rule: '/performance/setting', labels: ['review360'], menuId: '3010', parent: '/performance/examine', load: () => import('./pages/PlanSettingsPage') },
  { path: '/performance/examine/details', title: 'performance.title.examineDetails', rule: '/performance/setting', menuId: '3010', parent: '/performance/examine', load: () => import('./pages/ExamineDetailsPage') },
  { path: '/performance/examine/details/department', title: 'performance.title.departmentTargets', rule: '/performance/setting', menuId: '3010', parent: '/performance/examine', load: () => import('./pages/DepartmentTargetsPage') },
  { path: '/performance/examine/details/employee', title: 'performance.title.employeeAppraisal', rule: '/performance/setting', menuId: '3010', parent: '/performance/examine', load: () => import('./pages/EmployeeAppraisalPage') },
  { path: '/performance/examine/details/boss-target', title: 'performance.title.superiorTargets', rule: '/performance/setting', menuId: '3010', parent: '/performance/examine', load: () => import('./pages/SuperiorTargetsPage') },
  { path: '/performance/work-report', texts: ['platform'], title: 'performance.title.workReport', menuId: '3050', public: true, load: () => import('./pages/WorkReportPage') },
] as const satisfies readonly PageRow[];
