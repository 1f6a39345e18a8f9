import { BONUS_BASE_PAGE } from '@hengcai/shared/contract/compensation/bonusBase';
import { CITIES_PAGE, CITY_PAGE } from '@hengcai/shared/contract/compensation/cityCompany';
import { MATRICES_PAGE, MATRIX_PAGE } from '@hengcai/shared/contract/compensation/salaryMatrix';
import { PageRight } from '@hengcai/shared/enums';
import { registerAuditedObject } from '../../kit/audited-objects.ts';
import { hasRight, registerMenuGroup, registerPage } from '../../kit/pages.ts';
import { bonusBaseHandlers } from './bonusBase.ts';
import { baseOf } from './bonusBases.ts';
import { cityCompanyHandlers } from './cityCompany.ts';
import { buildCompensationDemo } from './demo.ts';
import { mailTemplateHandlers } from './mailTemplate.ts';
import { salaryMatrixHandlers } from './salaryMatrix.ts';

const TEMPLATES = '/payment/communicate-template';

/** What the company pays is looked after by HR, and seen by the company's head. */
const grants = { CEO: PageRight.VISIT, hr: PageRight.VISIT + PageRight.EDIT };

registerMenuGroup({ id: '100', parentId: null, order: 60, icon: 'compensation' });
registerPage({
  path: MATRICES_PAGE,
  menu: { id: '10050', parentId: '100', order: 50, icon: 'salaryMatrices' },
  grants: {
    CEO: PageRight.VISIT + PageRight.EXPORT,
    hr: PageRight.VISIT + PageRight.EDIT + PageRight.EXPORT,
  },
});
registerPage({ path: MATRIX_PAGE, grants });
registerPage({
  path: BONUS_BASE_PAGE,
  menu: { id: '10060', parentId: '100', order: 60, icon: 'bonusBases' },
  grants,
});
registerPage({
  path: CITIES_PAGE,
  menu: { id: '10070', parentId: '100', order: 70, icon: 'cityCoefficients' },
  grants,
});
registerPage({ path: CITY_PAGE, grants });
registerPage({
  path: TEMPLATES,
  menu: { id: '10010', parentId: '100', order: 90, icon: 'letterTemplate' },
  grants,
});
registerAuditedObject('letterTemplate', async ({ session }) => hasRight(session, TEMPLATES));
registerAuditedObject('salaryMatrix', async ({ session }) => hasRight(session, MATRIX_PAGE));
registerAuditedObject(
  'bonusBase',
  async (ctx, id) => hasRight(ctx.session, BONUS_BASE_PAGE) && (await baseOf(ctx, id)) !== undefined,
);
registerAuditedObject('cityCoefficient', async ({ session }) => hasRight(session, CITY_PAGE));

/** What the module brings beside its entries in the registries. */
export const compensation = {
  demo: buildCompensationDemo,
  handlers: {
    bonusBase: bonusBaseHandlers,
    cityCompany: cityCompanyHandlers,
    mailTemplate: mailTemplateHandlers,
    salaryMatrix: salaryMatrixHandlers,
  },
};
