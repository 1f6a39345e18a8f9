import { words } from '../../enums.ts';

export const PageElementKind = words(['element', 'button']);
