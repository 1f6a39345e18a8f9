import { parseArgs } from 'node:util';

/** `--name=text` or `--name text` of the command line. */
export function textOption(name: string): string | undefined {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { [name]: { type: 'string' } }, strict: false });
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** `--name=number` of the command line, or its default. */
export function numberOption(name: string, fallback: number): number {
  const value = Number(textOption(name) ?? fallback);
  if (Number.isNaN(value)) throw new Error(`--${name} is no number`);
  return value;
}
