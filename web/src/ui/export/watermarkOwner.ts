let owner = '';

/** Who looks at the pages: the words every export carries. Set once by the session. */
export const setWatermark = (words: string): void => {
  owner = words;
};
export const watermarkOwner = (): string => owner;
