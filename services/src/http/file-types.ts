import { extname } from 'node:path';
import type { FileKind } from '@hengcai/shared/contract/kernel';
import { ATTACHMENT_TYPES } from '@hengcai/shared/rules/limits';

interface FileType {
  extensions: readonly string[];
  /** Whether a file begins as one of this type must. */
  begins(head: Buffer): boolean;
  /** What a sender may call it; absent: whatever it does, for what it is called is never served. */
  declared?: readonly string[];
}

const bytes = (...wanted: number[]) => {
  const magic = Buffer.from(wanted);
  return (head: Buffer) => head.subarray(0, magic.length).equals(magic);
};

const same = <T extends string>(types: readonly T[], begins: FileType['begins']) =>
  Object.fromEntries(types.map((type) => [type, begins])) as Record<T, FileType['begins']>;

// A browser on a machine without a spreadsheet program does not know what an .xlsx is, one with Excel calls a .csv its own.
const UNKNOWN = 'application/octet-stream';
const XLSX: FileType = {
  extensions: ['.xlsx'],
  begins: bytes(0x50, 0x4b, 0x03, 0x04),
  declared: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip', UNKNOWN],
};
const CSV: FileType = {
  extensions: ['.csv'],
  begins: (head) => !head.includes(0),
  declared: ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', UNKNOWN],
};
const JPEG: FileType = {
  extensions: ['.jpg', '.jpeg'],
  begins: bytes(0xff, 0xd8, 0xff),
  declared: ['image/jpeg', 'image/pjpeg', 'image/jpg'],
};
const PNG: FileType = {
  extensions: ['.png'],
  begins: bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  declared: ['image/png', 'image/x-png'],
};
const GIF: FileType = { extensions: ['.gif'], begins: bytes(0x47, 0x49, 0x46, 0x38), declared: ['image/gif'] };

type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
/** How each file that may be attached begins. Office programs of several makers have names of their own for theirs. */
const ATTACHMENT: Readonly<Record<AttachmentType, FileType['begins']>> = {
  pdf: bytes(0x25, 0x50, 0x44, 0x46, 0x2d),
  ...same(['docx', 'xlsx', 'pptx', 'zip'], XLSX.begins),
  ...same(['doc', 'xls', 'ppt'], bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
  ...same(['jpg', 'jpeg'], JPEG.begins),
  png: PNG.begins,
  gif: GIF.begins,
  ...same(['txt', 'csv'], CSV.begins),
};

/** What an endpoint that takes a kind of file accepts, and the message ids of its two refusals. */
export interface AcceptedFiles {
  types: readonly FileType[];
  wrongType: string;
  tooLarge: string;
  /** The longest side of a picture, in pixels. */
  longestSide?: number;
}

export const ACCEPTED: Readonly<Record<FileKind, AcceptedFiles>> = {
  table: { types: [XLSX, CSV], wrongType: 'FILE_TYPE', tooLarge: 'FILE_TOO_LARGE' },
  attachment: {
    types: ATTACHMENT_TYPES.map((type) => ({ extensions: [`.${type}`], begins: ATTACHMENT[type] })),
    wrongType: 'ATTACHMENT_TYPE',
    tooLarge: 'FILE_TOO_LARGE',
  },
  // Specification 8 has texts of its own for pictures.
  picture: { types: [JPEG, PNG, GIF], wrongType: 'PICTURE_TYPE', tooLarge: 'PICTURE_TOO_LARGE', longestSide: 3000 },
};

/** Whether a file is of one of the types, and its name, its first bytes and its sender agree on which. */
export const isOneOf = (types: readonly FileType[], name: string, declared: string, head: Buffer): boolean =>
  types.some(
    (type) =>
      type.extensions.includes(extname(name).toLowerCase()) &&
      (type.declared?.includes(declared.toLowerCase()) ?? true) &&
      type.begins(head),
  );
