import { ListLayout } from '@hengcai/shared/contract/platform/lists';
import { words } from '../../enums.ts';

export const ListDensity = words(ListLayout.shape.density.options);
