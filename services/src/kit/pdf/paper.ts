import PDFDocument from 'pdfkit';
import { fontFiles, type FontFiles } from './fonts.ts';
import { COLOUR, lineHeight, PAGE, STYLE, type Style } from './style.ts';
import { hasLatinSigns, linesOf, onOneLine, runsOf } from './typesetting.ts';

/** What stands on every page of a document and in its properties. */
export interface Letterhead {
  language: string;
  /** Title of the document, for the reader's window and for archives. */
  title: string;
  /** Who makes it: the company. */
  company: string;
  /** What each page says it belongs to: company, person, plan. */
  running: string;
  /** Who fetched it and when, at the foot of each page. */
  watermark: string;
  madeAt: Date;
  /** "Page 2" and, behind it, "of 5". */
  pageNo: (page: number) => string;
  pageTotal: (pages: number) => string;
}

/** What of pdfkit's font is needed beyond its types: to write a text outside a page, and to know what it lacks. */
interface EmbeddedFont {
  id: string;
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  encode: (text: string) => [glyphs: string[], positions: unknown];
  ref: () => object;
}
type Doc = InstanceType<typeof PDFDocument> & { _font: EmbeddedFont };

/** What is written for a character the font does not have, so that nobody takes the text for complete. */
const MISSING = '〓';
const KNOWN_WIDTHS = 5_000;
/** Quotes and dots are as wide as a Chinese character, unless between Latin letters they are asked for otherwise. */
const featuresOf = (run: string): { features: PDFKit.Mixins.OpenTypeFeatures[] } => ({
  features: hasLatinSigns(run) ? ['pwid'] : [],
});
const TOTAL = { name: 'Total', width: 90, height: 12, gap: 4 };

/**
 * A document under way: a cursor over pages that are written out as soon as they are full. Only the present page, the
 * fonts and one line a page are held, so a document may have any length.
 */
export class Paper {
  /** Where the next thing is drawn, in points from the top of the page. */
  y: number = PAGE.top;
  private pages = 0;
  private readonly doc: Doc;
  private readonly total: PDFKit.PDFKitReference;
  private readonly fontsOfTotal: Record<string, object> = {};
  private readonly widths = new Map<string, number>();

  private constructor(
    private readonly head: Letterhead,
    fonts: FontFiles,
  ) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: head.language,
      displayTitle: true,
      // A cache of every text that was ever set would grow with the document.
      fontLayoutCache: false,
      info: {
        Title: head.title,
        Author: head.company,
        Producer: 'Hengcai',
        Creator: 'Hengcai',
        CreationDate: head.madeAt,
      },
    }) as Doc;
    this.doc.registerFont('regular', fonts.regular);
    this.doc.registerFont('medium', fonts.medium);
    // How many pages there are is known at the end: each page shows one drawing that is written last.
    this.total = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -TOTAL.height, TOTAL.width, TOTAL.height],
      Resources: { Font: this.fontsOfTotal },
    });
    this.newPage();
  }

  /** An empty document with its first page begun. */
  static async open(head: Letterhead): Promise<Paper> {
    return new Paper(head, await fontFiles());
  }

  /** Room left on the page. */
  get room(): number {
    return PAGE.bottom - this.y;
  }

  /** Begins a page where `height` does not fit on the present one; answers whether it did. */
  need(height: number): boolean {
    if (height <= this.room || this.y === PAGE.top) return false;
    this.newPage();
    return true;
  }

  newPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = PAGE.top;
    const pageNo = this.head.pageNo(this.pages);
    const atTotal = PAGE.right - this.width(this.head.pageTotal(Math.max(this.pages, 10)), STYLE.running);
    const atNo = atTotal - TOTAL.gap - this.width(pageNo, STYLE.running);
    this.line(
      this.fitting(this.head.running, atNo - PAGE.left - 16, STYLE.running),
      PAGE.left,
      PAGE.headY,
      STYLE.running,
    );
    this.line(pageNo, atNo, PAGE.headY, STYLE.running);
    this.showTotal(atTotal);
    this.rule(PAGE.headY + 18);
    this.rule(PAGE.footY - 6);
    this.line(
      this.fitting(this.head.watermark, PAGE.right - PAGE.left, STYLE.running),
      PAGE.left,
      PAGE.footY,
      STYLE.running,
    );
  }

  /** Width of a text in points. */
  width(text: string, style: Style): number {
    return runsOf(text).reduce((sum, run) => sum + this.runWidth(run, style), 0);
  }

  private runWidth(text: string, style: Style): number {
    const key = `${style.font} ${text}`;
    let perPoint = this.widths.get(key);
    if (perPoint === undefined) {
      if (this.widths.size >= KNOWN_WIDTHS) this.widths.clear();
      perPoint = this.set({ ...style, size: 100 }).widthOfString(text, featuresOf(text)) / 100;
      this.widths.set(key, perPoint);
    }
    return perPoint * style.size;
  }

  /** The lines a text takes within a width; what the font lacks is replaced visibly. */
  lines(text: string, width: number, style: Style): string[] {
    return linesOf(this.writable(text, style), width, (part) => this.width(part, style));
  }

  private fitting(text: string, width: number, style: Style): string {
    return onOneLine(this.writable(text.replaceAll('\n', ' '), style), width, (part) => this.width(part, style));
  }

  /** One line with its top at `y`. */
  line(text: string, x: number, y: number, style: Style): void {
    const baseline = y + (lineHeight(style) - style.size) / 2 + style.size * 0.88;
    this.doc.fillColor(style.colour);
    let at = x;
    const runs = runsOf(text);
    for (const [i, run] of runs.entries()) {
      this.set(style).text(run, at, baseline, { ...featuresOf(run), lineBreak: false, baseline: 'alphabetic' });
      if (i < runs.length - 1) at += this.runWidth(run, style);
    }
  }

  /** A hairline over the whole width. */
  rule(y: number): void {
    this.doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(COLOUR.rule).stroke();
  }

  /** A band of the whole width behind a line of heads. */
  band(y: number, height: number): void {
    this.doc.rect(PAGE.left, y, PAGE.right - PAGE.left, height).fill(COLOUR.fill);
  }

  /** The bytes written since the last time; null when there are none. */
  taken(): Uint8Array | null {
    return this.doc.read() as Uint8Array | null;
  }

  /** Ends the document; the rest of its bytes can be taken then. */
  close(): void {
    const { size } = STYLE.running;
    const text = this.head.pageTotal(this.pages);
    const font = this.set(STYLE.running)._font;
    const [glyphs] = font.encode(text);
    this.fontsOfTotal[font.id] = font.ref();
    this.total.end(Buffer.from(`0.36 0.38 0.42 rg BT /${font.id} ${size} Tf <${glyphs.join('')}> Tj ET\n`, 'latin1'));
    this.doc.end();
  }

  private showTotal(x: number): void {
    const { size } = STYLE.running;
    const baseline = PAGE.headY + (lineHeight(STYLE.running) - size) / 2 + size * 0.88;
    const drawings = this.doc.page.xobjects as Record<string, object>;
    drawings[TOTAL.name] = this.total;
    this.doc.addContent(`q 1 0 0 -1 ${Math.round(x)} ${baseline} cm /${TOTAL.name} Do Q`);
  }

  private set(style: Style): Doc {
    this.doc.font(style.font).fontSize(style.size);
    return this.doc;
  }

  private writable(text: string, style: Style): string {
    const { font } = this.set(style)._font;
    let out = '';
    for (const character of text.replaceAll('\t', ' ').replace(/\r\n?/g, '\n')) {
      if (character === '\n') out += character;
      else if (/\p{C}/u.test(character)) continue;
      else out += font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : MISSING;
    }
    return out;
  }
}
