import { setImmediate } from 'node:timers/promises';
import { wallTime } from '@hengcai/shared/rules/time-zone';
import type { Ctx, FileAnswer, Session } from '../context.ts';
import { drawBlock, type Block } from './blocks.ts';
import { Paper, type Letterhead } from './paper.ts';

export const PDF = 'application/pdf';

/** What a document is about: who makes it, what it is called, and what every page says it belongs to. */
export interface Subject {
  company: string;
  title: string;
  running: string;
  /** Who fetches it. */
  reader: string;
}

/**
 * A document as PDF in the language of the call, streamed: text that can be selected and searched, the running head and
 * "page n of m" on every page, who fetched it and when at the foot.
 */
export function pdfFile(
  ctx: Pick<Ctx, 'language' | 'now' | 't' | 'session'>,
  fileName: string,
  { company, title, running, reader }: Subject,
  blocks: Iterable<Block> | AsyncIterable<Block>,
): FileAnswer {
  const head: Letterhead = {
    language: ctx.language,
    title,
    company,
    running,
    watermark: ctx.t('pdf.fetched', { reader, at: clockText(ctx.now, ctx.session), zone: ctx.session.timeZone }),
    madeAt: ctx.now,
    pageNo: (page) => ctx.t('pdf.page', { page }),
    pageTotal: (pages) => ctx.t('pdf.pages', { pages }),
  };
  return { fileName: `${fileName}.pdf`, contentType: PDF, stream: writePdf(head, blocks) };
}

/** When something was, on the company's clock: YYYY-MM-DD HH:mm. */
export function clockText(at: Date, { timeZone }: Pick<Session, 'timeZone'>): string {
  const { date, time } = wallTime(at, timeZone);
  return `${date} ${time}`;
}

/**
 * Writes a document block by block. Nothing further is drawn, and no further row of a table is asked for, before the
 * reader has taken what there is, so a document may have any length.
 */
export async function* writePdf(
  head: Letterhead,
  blocks: Iterable<Block> | AsyncIterable<Block>,
): AsyncGenerator<Uint8Array> {
  const paper = await Paper.open(head);
  for await (const block of blocks) {
    for await (const _drawn of drawBlock(paper, block)) {
      const bytes = paper.taken();
      if (!bytes) continue;
      yield bytes;
      // Setting a page is work of this thread: others get their turn after each.
      await setImmediate();
    }
  }
  paper.close();
  const rest = paper.taken();
  if (rest) yield rest;
}
