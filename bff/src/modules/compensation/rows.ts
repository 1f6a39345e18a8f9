import type { Contract } from '@hengcai/shared/contract/all';
import type { BonusBase } from '@hengcai/shared/contract/compensation/bonusBase';
import type { PayCity } from '@hengcai/shared/contract/compensation/cityCompany';
import type { LetterKindInfo, LetterTemplate } from '@hengcai/shared/contract/compensation/mailTemplate';
import type {
  CrBandWithPeople,
  SalaryMatrix,
  SalaryMatrixDetail,
  SalaryRange,
} from '@hengcai/shared/contract/compensation/salaryMatrix';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type * as z from 'zod';

export type LetterTemplateRow = z.output<typeof LetterTemplate>;
export type LetterKindInfoRow = z.output<typeof LetterKindInfo>;
export type LetterPlaceholderRow = LetterKindInfoRow['placeholders'][number];
export type LetterWordingRow = LetterKindInfoRow['wordings'][number];
export type LetterPreviewRow = DataOf<Contract['mailTemplate']['endpoints']['preview']>;
export type PayCityRow = z.output<typeof PayCity>;
export type CityCoefficientRow = PayCityRow['coefficients'][number];
export type CityMinimumWageRow = PayCityRow['minimumWages'][number];
export type SalaryMatrixRow = z.output<typeof SalaryMatrix>;
export type SalaryMatrixDetailRow = z.output<typeof SalaryMatrixDetail>;
export type SalaryRangeRow = z.output<typeof SalaryRange>;
export type CompaRatioBandRow = z.output<typeof CrBandWithPeople>;
export type BonusBaseRow = z.output<typeof BonusBase>;
