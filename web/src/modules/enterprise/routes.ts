import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/enterprise_management/list', title: 'enterprise.title.company', menuId: '4000', keepAlive: true, load: () => import('./pages/CompanyPage') },
  { path: '/enterprise_management/performance_template', title: 'enterprise.title.templateList', menuId: '4010', keepAlive: true, labels: ['performance'], load: () => import('./pages/TemplateListPage') },
  { path: '/enterprise_management/performance_template/detail', title: 'enterprise.title.templateDetail', menuId: '4010', parent: '/enterprise_management/performance_template', labels: ['performance'], load: () => import('./pages/TemplateDetailPage') },
  { path: '/enterprise_management/performance_template/management', title: 'enterprise.title.baseTemplate', menuId: '4020', keepAlive: true, rule: '/enterprise_management/performance_template', labels: ['performance'], load: () => import('./pages/BaseTemplatePage') },
  { path: '/enterprise_management/performance_template/edit', title: 'enterprise.title.templateEdit', menuId: '4010', parent: '/enterprise_management/performance_template', labels: ['performance'], load: () => import('./pages/TemplateEditPage') },
] as const satisfies readonly PageRow[];
