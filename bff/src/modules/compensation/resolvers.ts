import { BonusBase } from './BonusBase.ts';
import { LetterKindInfo, LetterPlaceholder, LetterPreview, LetterTemplate, LetterWording } from './LetterTemplate.ts';
import { Mutation } from './Mutation.ts';
import { CityCoefficient, CityMinimumWage, PayCity } from './PayCity.ts';
import { Query } from './Query.ts';
import { CompaRatioBand, SalaryMatrix, SalaryMatrixDetail, SalaryRange } from './SalaryMatrix.ts';

export const compensation = {
  Query,
  Mutation,
  BonusBase,
  CityCoefficient,
  CityMinimumWage,
  CompaRatioBand,
  LetterKindInfo,
  LetterPlaceholder,
  LetterPreview,
  LetterTemplate,
  LetterWording,
  PayCity,
  SalaryMatrix,
  SalaryMatrixDetail,
  SalaryRange,
};
