/** Latin spellings of Cyrillic letters, as Russia writes them. Other countries replace some. */
export const cyrillicLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g ґ-g д-d е-e ё-yo ж-zh з-z и-i і-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ў-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ъ- ы-y ь- э-e ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
);
