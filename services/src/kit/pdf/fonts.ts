import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The two weights documents are set in: Noto Sans SC under the SIL Open Font License, whole, from its package. */
export interface FontFiles {
  regular: Buffer;
  medium: Buffer;
}

const FAMILY = '@expo-google-fonts/noto-sans-sc';
const fileOf = (name: string) => readFile(fileURLToPath(import.meta.resolve(`${FAMILY}/${name}`)));

let loading: Promise<FontFiles> | undefined;

/** The fonts, read once at the first document: a process that makes none does not hold their 21 MB. */
export function fontFiles(): Promise<FontFiles> {
  loading ??= Promise.all([
    fileOf('400Regular/NotoSansSC_400Regular.ttf'),
    fileOf('500Medium/NotoSansSC_500Medium.ttf'),
  ]).then(([regular, medium]) => ({ regular, medium }));
  return loading;
}
