import { inArray } from 'drizzle-orm';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import { businessDateAt } from '../kit/clock.ts';
import { createIds, seededBytes } from '../kit/ids.ts';
import { demoBuilders } from '../generated/modules.ts';
import type { Kernel } from '../kit/kernel.ts';
import { PLATFORM_CODE } from '../kit/identity.ts';
import { company as companyTable } from '../kit/tables.ts';
import { publishStarterKits } from '../modules/enterprise/public.ts';
import { hashPassword } from '../modules/session/public.ts';
import { castRoles } from './cast.ts';
import { DEMO_PASSWORD, foundCompany, type DemoCompany } from './company.ts';
import { ACME } from './companies/acme-structure.ts';
import { HENGCAI } from './companies/hengcai-structure.ts';
import type { DemoStructure } from './companies/structure.ts';
import { addMonths, dayOf } from './days.ts';
import { liveThrough } from './history.ts';
import { buildOrganisation } from './organisation.ts';
import { Population } from './population.ts';

interface DemoTenant extends DemoStructure {
  code: string;
  language: 'zh-CN' | 'en-US';
  miniProgramUrl?: string;
}
const COMPANIES: readonly DemoTenant[] = [
  { ...HENGCAI, code: 'hengcai', language: 'zh-CN', miniProgramUrl: 'https://m.hengcai.example/' },
  { ...ACME, code: 'acme', language: 'en-US' },
];

/** Years before the anchor: when a company began, when the story told month by month begins. */
const FOUNDED_MONTHS = 12 * 12;
const STORY_MONTHS = 36;
/** How many of today's people were there when the story begins. */
const AT_FIRST = 0.8;

/** The day the demo data are made for: as the settings say, or the first of the current month. */
export function demoAnchor(kernel: Kernel): string {
  return kernel.settings.demoDate ?? `${businessDateAt(kernel.clock.now(), 'Asia/Shanghai').slice(0, 7)}-01`;
}

/** Makes the demo companies that are not there yet; a second call finds them and does nothing. */
export async function ensureDemo(kernel: Kernel): Promise<void> {
  const codes = [...COMPANIES.map((one) => one.code), PLATFORM_CODE];
  const there = await kernel.db.withSystem('platform', (tx) =>
    tx.select({ code: companyTable.code }).from(companyTable).where(inArray(companyTable.code, codes)),
  );
  const known = new Set(there.map((row) => row.code));
  const anchor = demoAnchor(kernel);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const founded = addMonths(anchor, -FOUNDED_MONTHS);
  if (!known.has(PLATFORM_CODE)) {
    await foundCompany(kernel, {
      code: PLATFORM_CODE,
      name: '平台 Platform',
      adminName: '平台管理员',
      language: 'zh-CN',
      anchor,
      founded,
      passwordHash,
    });
    const ids = createIds(seededBytes('demo:base modules'));
    const at = instantOf(founded, '09:00', 'Asia/Shanghai');
    await kernel.db.withSystem('platform', (tx) => publishStarterKits(tx, at, () => ids(at)));
  }
  for (const { code, language, ...structure } of COMPANIES) {
    if (known.has(code)) continue;
    const company = await foundCompany(kernel, {
      code,
      name: structure.name,
      adminName: structure.adminName,
      language,
      anchor,
      founded,
      passwordHash,
      miniProgramUrl: structure.miniProgramUrl,
    });
    await populate(company, structure, founded);
    // Each part reads what the parts before it wrote in one go.
    for (const build of demoBuilders) {
      await kernel.db.takeStatistics();
      await build(company);
    }
  }
}

async function populate(company: DemoCompany, structure: DemoStructure, founded: string): Promise<void> {
  const organisation = await company.on(founded, (ctx) => buildOrganisation(ctx, structure));
  const population = new Population(company, structure, organisation);
  const storyBegins = addMonths(company.anchor, -STORY_MONTHS);
  await company.on(storyBegins, async (ctx) => {
    await population.appointHeads(ctx, founded, addMonths(founded, 24));
    const atFirst = Math.round(structure.people * AT_FIRST) - population.inService();
    await population.hire(ctx, atFirst, addMonths(founded, 24), dayOf(addMonths(storyBegins, -1), 28));
  });
  await liveThrough(population);
  await company.on(company.anchor, (ctx) => castRoles(ctx, population));
}
