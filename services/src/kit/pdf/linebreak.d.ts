/** Where a text may be broken, by the Unicode line breaking algorithm (UAX 14). */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
