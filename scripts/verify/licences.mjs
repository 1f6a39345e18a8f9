import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/root.mjs';

const FILE = 'LICENCES.md';

/** What a licence calls itself in its first line, of packages that name it nowhere else. */
const FIRST_LINES = new Map([['MIT License', 'MIT']]);

/** Old packages name their licences in a list, which npm leaves out of the lockfile, or bring its text alone. */
function licenceIn(root, place) {
  const manifest = path.join(root, place, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? textIn(path.join(root, place, 'LICENSE'));
}

const textIn = (file) =>
  existsSync(file) ? FIRST_LINES.get(readFileSync(file, 'utf8').split('\n', 1)[0]?.trim() ?? '') : undefined;

/** What the product ships, from the lockfile: packages that only build or test it are left out. */
function shipped(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { version, license }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceIn(root, place) ?? 'unknown',
    }));
}

const isFont = ({ licence }) => /\bOFL-/.test(licence);
const named = (some) =>
  [...new Set(some.map(({ name, version }) => `${name} ${version}`))].sort((a, b) => (a < b ? -1 : 1)).join(', ');

/** The text of LICENCES.md: every package and font that the product ships, by licence. */
export function licencesText(root = ROOT) {
  const all = shipped(root);
  const byLicence = groupBy(all);
  return [
    '# Licences',
    '',
    'Packages and fonts that the product ships, with what they stand on, by licence; each brings the text of its own licence.',
    '`npm run -s licences` writes this list from the lockfile.',
    '',
    '## Fonts',
    '',
    `${named(all.filter(isFont)) || 'None.'}`,
    ...[...byLicence.keys()]
      .sort()
      .flatMap((licence) => ['', `## ${licence}`, '', `${named(byLicence.get(licence) ?? [])}`]),
    '',
  ].join('\n');
}

function groupBy(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  return groups;
}

/** Findings when the list is not what the lockfile says, or a package says nothing of its licence. */
export function findLicenceFaults(root = ROOT) {
  const text = licencesText(root);
  const listed = existsSync(path.join(root, FILE)) ? readFileSync(path.join(root, FILE), 'utf8') : '';
  return [
    ...(text.includes('## unknown') ? [`${FILE}: a package has no licence`] : []),
    ...(text === listed ? [] : [`${FILE} is not what the lockfile says: npm run -s licences > ${FILE}`]),
  ];
}
