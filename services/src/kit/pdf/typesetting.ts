import LineBreaker from 'linebreak';

/** Width of a text in points. */
export type Measure = (text: string) => number;

/** Breaks a text into lines no wider than `width`: by the rules of Chinese and Latin, and anywhere in a word that is wider than a line. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => fill(paragraph, width, measure));
}

function fill(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const end = () => {
    lines.push(line.trimEnd());
    [line, used] = ['', 0];
  };
  for (const piece of pieces(paragraph)) {
    const wanted = measure(piece.trimEnd());
    if (line !== '' && used + wanted > width) end();
    if (wanted <= width) {
      line += piece;
      used += measure(piece);
      continue;
    }
    for (const character of piece) {
      const wide = measure(character);
      if (line !== '' && used + wide > width) end();
      line += character;
      used += wide;
    }
  }
  end();
  return lines;
}

/** The parts of a text between which a line may end. */
function* pieces(text: string): Generator<string> {
  const breaker = new LineBreaker(text);
  let last = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield text.slice(last, next.position);
    last = next.position;
  }
}

/** A text on one line; what does not fit is left out behind an ellipsis. */
export function onOneLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (measure(`${kept}${character}…`) > width) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

const EASTERN = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u3000-\u303f\uff00-\uffef`;
const HAS_EASTERN = new RegExp(`[${EASTERN}]`, 'u');
const RUNS = new RegExp(`[${EASTERN}]+|[^${EASTERN}]+`, 'gu');

/** Signs that are wide among Chinese characters and narrow among Latin letters. */
const EITHER = /[‘’“”…—·]/;

/** The stretches of a line that are set alike: the whole, unless it has signs that are wide in the one script only. */
export const runsOf = (line: string): string[] => (EITHER.test(line) ? (line.match(RUNS) ?? []) : [line]);

/** Whether the signs of a stretch are those of Latin words or figures. */
export const hasLatinSigns = (run: string): boolean =>
  EITHER.test(run) && /[\p{sc=Latn}\d]/u.test(run) && !HAS_EASTERN.test(run);
