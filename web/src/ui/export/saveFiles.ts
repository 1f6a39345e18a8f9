import type { CaptureResult } from './capture';

/** A page of a PDF: a picture, and where it stands on the page, in points. */
export interface PdfPage {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
}

export async function savePng(canvas: HTMLCanvasElement, name: string): Promise<CaptureResult> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return 'failed';
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.png` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return 'done';
}

/**
 * Pages of pictures: jsPDF answers a PDF without text for Chinese fonts, so text is never written. A page is drawn when
 * its turn comes: many of them would not fit into memory at once.
 */
export async function savePdf(
  pages: Iterable<PdfPage | null>,
  name: string,
  format: { width: number; height: number },
): Promise<CaptureResult> {
  const { jsPDF } = await import('jspdf');
  const size = [format.width, format.height];
  const orientation = format.width > format.height ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ unit: 'pt', format: size, orientation, compress: true });
  let isFirst = true;
  for (const page of pages) {
    if (!page) return 'failed';
    if (!isFirst) pdf.addPage(size, orientation);
    isFirst = false;
    pdf.addImage(page.canvas.toDataURL('image/jpeg', 0.92), 'JPEG', 0, 0, page.width, page.height);
  }
  pdf.save(`${name}.pdf`);
  return 'done';
}
