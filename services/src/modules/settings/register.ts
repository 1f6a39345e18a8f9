import { registerMenuGroup, registerMenuPage } from '../../kit/pages.ts';

/** The pages of this release; the home route highlights menu id 10 (specification 2). */
registerMenuPage({ path: '/index', menu: { id: '10', parentId: null, order: 10, icon: 'home' } });

registerMenuGroup({ id: '20', parentId: null, order: 20, icon: 'employee' });
registerMenuPage({ path: '/employee/list', menu: { id: '2010', parentId: '20', order: 10, icon: 'list' } });
registerMenuPage({ path: '/employee/add' });
registerMenuPage({ path: '/employee/details' });

registerMenuGroup({ id: '30', parentId: null, order: 30, icon: 'performance' });
registerMenuPage({ path: '/performance/examine', menu: { id: '3010', parentId: '30', order: 10, icon: 'examine' } });
registerMenuPage({ path: '/performance/examine/details' });
registerMenuPage({
  path: '/performance/management',
  menu: { id: '3020', parentId: '30', order: 20, icon: 'management' },
});
registerMenuPage({ path: '/performance/management/assess_set_details' });
registerMenuPage({ path: '/performance/setting', menu: { id: '3030', parentId: '30', order: 30, icon: 'setting' } });
registerMenuPage({ path: '/performance/setting/rule_template' });

registerMenuGroup({ id: '40', parentId: null, order: 40, icon: 'enterprise' });
registerMenuPage({
  path: '/enterprise_management/performance_template',
  menu: { id: '4010', parentId: '40', order: 10, icon: 'template' },
});
registerMenuPage({ path: '/enterprise_management/performance_template/detail' });
registerMenuPage({ path: '/enterprise_management/performance_template/edit' });

/** Their screens are of a later release; the rights on them guard the calls. */
registerMenuPage({ path: '/setting/loginmanage' });
registerMenuPage({ path: '/setting/imagecontrol' });

/** The schema explorer of the BFF; not in the menu. */
registerMenuPage({ path: '/graphiql' });
