import { STARTER_KITS } from '@hengcai/shared/rules/performance/starter-kits';
import type { Tx } from '../../kit/context.ts';
import { createBase, publish } from './base-module.ts';
import { partOfKit } from './kit-part.ts';
import { withCodes } from './template.ts';

/** Base modules of a platform that has none of its own yet: the starter kits' templates, in Chinese words. */
export async function publishStarterKits(tx: Tx, now: Date, newId: () => string): Promise<void> {
  for (const kit of Object.values(STARTER_KITS)) {
    const base = await createBase(tx, { id: newId(), name: kit.name[0], description: null }, now);
    const parts = kit.parts.map((part) => partOfKit(part, (pair) => pair[0]));
    await publish(tx, { id: newId(), baseModuleId: base.id, name: 'V1', parts: withCodes(parts, newId) }, now);
  }
}
