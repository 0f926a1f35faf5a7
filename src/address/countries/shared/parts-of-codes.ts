/** Returns the part of a code that data holds where it has only so many characters of it. */
export const firstCharacters = (length: number) => (canonical: string) => canonical.slice(0, length);

const inwardPart = 3;

/** Returns the part of a British postcode before the blank. */
export const outwardCode = (canonical: string) =>
  canonical.length > inwardPart + 1 ? canonical.slice(0, -inwardPart) : canonical;
