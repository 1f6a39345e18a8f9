import { PageRight } from '@hengcai/shared/enums';

/** The three rights on a page, as the schema names them. */
interface Allowance {
  allowVisit: boolean;
  allowEdit: boolean;
  allowExport: boolean;
}

/** The rights in a sum of 1 visit, 2 edit, 4 export. */
export const allowanceOf = (rights: number): Allowance => ({
  allowVisit: (rights & PageRight.VISIT) !== 0,
  allowEdit: (rights & PageRight.EDIT) !== 0,
  allowExport: (rights & PageRight.EXPORT) !== 0,
});

/** The sum of some rights. */
export const sumOf = ({ allowVisit, allowEdit, allowExport }: Allowance): number =>
  (allowVisit ? PageRight.VISIT : 0) + (allowEdit ? PageRight.EDIT : 0) + (allowExport ? PageRight.EXPORT : 0);
