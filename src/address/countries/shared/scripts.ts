// What names of places look like in the scripts beside Latin in which countries write addresses.
const script = (name: string) => new RegExp(`^[\\p{Script=${name}}\\p{M}\\p{P}\\p{N} ・ー]+$`, 'u');

export const arabicScript = script('Arabic');
export const armenianScript = script('Armenian');
export const burmeseScript = script('Myanmar');
export const cyrillicScript = script('Cyrillic');
export const ethiopicScript = script('Ethiopic');
export const georgianScript = script('Georgian');
export const greekScript = script('Greek');
export const hangulScript = script('Hangul');
export const hanScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・ ]+$/u;
export const indicScripts =
  /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{M}\p{P} ]+$/u;
export const israeliScripts = /^[\p{Script=Hebrew}\p{Script=Arabic}\p{M}\p{P} ]+$/u;
export const khmerScript = script('Khmer');
export const laoScript = script('Lao');
export const sriLankanScripts = /^[\p{Script=Sinhala}\p{Script=Tamil}\p{M} ]+$/u;
export const thaiScript = script('Thai');
