import type { PageRow } from '../../shared/pageRow';

// prettier-ignore
export const routes = [
  { path: '/employee/list', title: 'employee.title.employeeList', menuId: '2010', keepAlive: true, load: () => import('./pages/EmployeeListPage') },
  { path: '/employee/personnel-changes', title: 'employee.title.personnelChanges', menuId: '2020', keepAlive: true, labels: ['compensation'], load: () => import('./pages/PersonnelChangesPage') },
  { path: '/employee/add', title: 'employee.title.employeeAdd', menuId: '2010', parent: '/employee/list', load: () => import('./pages/EmployeeAddPage') },
  { path: '/employee/details', title: 'employee.title.employeeDetails', menuId: '2010', parent: '/employee/list', labels: ['performance'], load: () => import('./pages/EmployeeDetailsPage') },
  { path: '/employee/field', title: 'employee.title.employeeField', menuId: '2040', load: () => import('./pages/EmployeeFieldPage') },
  { path: '/employee/custom-setting', title: 'employee.title.customSetting', menuId: '2050', load: () => import('./pages/CustomSettingPage') },
] as const satisfies readonly PageRow[];
