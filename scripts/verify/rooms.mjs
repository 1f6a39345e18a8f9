/** What of other rooms a room's lint and types read; a change of any of it may turn the room red. */
const READS = {
  services: ['shared'],
  // Look into every room.
  tests: [''],
  web: ['shared', 'schema'],
  bff: ['shared', 'schema'],
  shared: [],
};
/** Rooms that lint takes one by one, the largest first; what is in none of them is linted together. */
export const LINTED = Object.keys(READS);
/** Folders with a configuration of the compiler, the largest first. */
export const TYPED = ['services', 'tests', 'web', 'bff', 'shared', 'scripts', 'bff/ide'];

/** A change of any of these may turn everything red. */
export const isCommon = (file) =>
  /^(?:package-lock\.json|tsconfig\.base\.json|eslint\.config\.js|\.oxlintrc\.json|scripts\/(?:eslint|verify|processes)\/.*)$/.test(
    file,
  );

const under = (folder) => (file) => folder === '' || file.startsWith(`${folder}/`);
const isNoCode = (file) => /\.(?:md|png|jpe?g|woff2?)$/.test(file);

/** Answers whether the lint and types of a room read a file. */
export const readBy = (room) => {
  const folders = [room.split('/')[0], ...(READS[room.split('/')[0]] ?? [])].map(under);
  return (file) => isCommon(file) || (!isNoCode(file) && folders.some((holds) => holds(file)));
};

/** Answers whether a file stands in none of the rooms that are linted one by one. */
export const isElsewhere = (file) => isCommon(file) || !LINTED.some((room) => under(room)(file));
