import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { repositoryFiles } from './repository-files.mjs';

/** Shapes that are a secret wherever they stand; words like "password" alone would only teach people to ignore this. */
const SECRETS = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})\b/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'API token of Hengcai': /\bhc_[0-9a-f]{64}\b/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'Stripe key': /\b[rs]k_live_[A-Za-z0-9]{20,}/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'signed web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'address with a password':
    /\b(?:postgres(?:ql)?|smtps?|ldaps?|https?):\/\/[^\s:/@'"`]+:[^\s@'"`$<{]{6,}@(?!localhost|127\.|db[:/])/,
  'assigned master key': /\b(?:MASTER_KEY|TICKET_KEY)\s*[=:]\s*['"]?[A-Za-z0-9+/]{32,}/,
};
const BINARY = /\.(?:png|jpe?g|gif|ico|webp|xlsx|zip|gz|tgz|pdf|woff2?|wasm)$/;

/** Findings as lines "file:line: what"; the secret itself is never printed. */
export function findSecrets(root = ROOT, files = repositoryFiles(root)) {
  return files
    .filter((file) => !BINARY.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          Object.entries(SECRETS)
            .filter(([, shape]) => shape.test(line))
            .map(([what]) => `${file}:${index + 1}: ${what}`),
        ),
    );
}
