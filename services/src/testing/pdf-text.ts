import { extractText, getDocumentProxy } from 'unpdf';

/** What somebody finds who searches a PDF: the text of each page, as a reader would copy it. */
export async function textOfPages(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
  return text;
}

/** Text without the spaces that lines and columns put into it. */
export const packed = (text: string): string => text.replace(/\s+/g, '');
