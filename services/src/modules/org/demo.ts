import { addDays } from '@hengcai/shared/rules/dates';
import { childrenOf, type OrgUnit } from '@hengcai/shared/rules/org/structure';
import type { Ctx } from '../../kit/context.ts';
import type { DemoCompany } from '../../kit/demo.ts';
import { changeStructure } from './change.ts';
import { storedTree } from './structure.ts';
import { department } from './tables.ts';
import { nameDay } from './versions.ts';

interface Words {
  lab: string;
  labLater: string;
  abroad: string;
  founded: string;
}
const WORDS: Readonly<Record<string, Words>> = {
  hengcai: { lab: '创新实验室', labLater: '前沿技术实验室', abroad: '海外业务部', founded: '创新实验室成立' },
  acme: { lab: 'ACME Lab', labLater: 'ACME Research Lab', abroad: 'ACME Overseas', founded: 'Lab founded' },
};

/** A laboratory that came, was renamed and became part of another department; a new department and a merge that are planned. */
export async function buildOrgDemo(company: DemoCompany): Promise<void> {
  const { code, anchor } = company;
  const words = WORDS[code] ?? WORDS['acme'];
  if (!words) return;
  const labId = await company.on(addDays(anchor, -620), async (ctx) => {
    await nameDay(ctx, words.founded, ctx.today);
    return found(ctx, { code: 'LAB', name: words.lab, at: 0 });
  });
  await company.on(addDays(anchor, -410), (ctx) =>
    changeStructure(ctx, { kind: 'change', deptId: labId, values: { name: words.labLater } }, ctx.today),
  );
  await company.on(addDays(anchor, -190), async (ctx) => {
    const [first] = await divisions(ctx);
    if (first) await changeStructure(ctx, { kind: 'merge', deptId: labId, intoId: first.deptId }, ctx.today);
  });
  await company.on(anchor, async (ctx) => {
    await found(ctx, { code: 'OVERSEAS', name: words.abroad, at: 2, on: addDays(anchor, 61) });
    const [, second] = await divisions(ctx);
    const below = childrenOf(await storedTree(ctx, ctx.today)).get(second?.deptId ?? '') ?? [];
    const [into, from] = below.slice(-2);
    if (into && from)
      await changeStructure(ctx, { kind: 'merge', deptId: from.deptId, intoId: into.deptId }, addDays(anchor, 61));
  });
}

/** The departments right below the company, in their order. */
async function divisions(ctx: Ctx): Promise<OrgUnit[]> {
  const children = childrenOf(await storedTree(ctx, ctx.today));
  return children.get(children.get(null)?.[0]?.deptId ?? '') ?? [];
}

async function found(
  ctx: Ctx,
  { code, name, at, on = ctx.today }: { code: string; name: string; at: number; on?: string },
): Promise<string> {
  const deptId = ctx.newId();
  const parentId = (await divisions(ctx))[at]?.deptId ?? '';
  await ctx.tx
    .insert(department)
    .values({ companyId: ctx.session.companyId, id: deptId, code, createdAt: ctx.now, version: 1 });
  const unit = { deptId, code, name, nameEn: null, parentId, headEmpId: null, sort: 99 };
  await changeStructure(ctx, { kind: 'create', unit }, on);
  return deptId;
}
