import { FamilyTab } from '../parts/FamilyTab';
import { GradeTab } from '../parts/GradeTab';
import { PositionTab } from '../parts/PositionTab';
import { RankTab } from '../parts/RankTab';
import { useManagementTab } from '../tabs';

const PARTS = { positions: PositionTab, families: FamilyTab, ranks: RankTab, grades: GradeTab };

/** What people work as: positions, the families they belong to, ranks, and the grades these belong to. */
export default function PositionManagementPage() {
  const Part = PARTS[useManagementTab()];
  return <Part />;
}
