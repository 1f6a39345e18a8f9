import { EmployeeStage } from '@hengcai/shared/enums';
import { enumTextIds } from '../../../messages/enum-text.ts';

const STAGE_NAMES: ReadonlyMap<number, string> = enumTextIds('EmployeeStage', EmployeeStage);

interface Standing {
  employeeStage: number;
  noTargets: boolean;
  hasLeft: boolean;
}

/** How far somebody is, as the id of a text for files: who has left stands at no stage, nor does who has no targets. */
export function stageText({ employeeStage, noTargets, hasLeft }: Standing): string {
  if (hasLeft) return 'export.left';
  return noTargets ? 'export.noTargets' : (STAGE_NAMES.get(employeeStage) ?? '');
}
