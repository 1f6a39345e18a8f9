import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with each of the named settings read from a file where `<NAME>_FILE` names one, as secrets are mounted
 * into containers. Throws the given error, whose message is a sentence, where the file cannot be read or the setting is
 * given twice.
 */
export function withSecretFiles(
  env: Environment,
  names: readonly string[],
  WrongSetting: new (message: string) => Error,
): Environment {
  const read = { ...env };
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new WrongSetting(`${name} and ${name}_FILE are both set; one of them is meant.`);
    try {
      // Editors and `echo` end a file with a line break, which is no part of the secret.
      read[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new WrongSetting(`${name}_FILE cannot be read: ${file} (${code}).`);
    }
  }
  return read;
}
