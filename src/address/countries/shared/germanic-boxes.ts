import type { BoxWords } from './box-words.ts';

export const germanBoxes: BoxWords = {
  language: 'German',
  anywhere: ['post fach', 'postfachnummer', 'postschließfach'],
  numberless: ['postfach'],
};

export const shortGermanBoxes: BoxWords = { language: 'German', segment: ['pf', 'psf', 'postf'] };

export const dutchBoxes: BoxWords = {
  language: 'Dutch',
  anywhere: ['postbus', 'post bus', 'postbusnr', 'postbusnummer'],
  segment: ['antwoordnummer'],
};

export const shortDutchBoxes: BoxWords = { language: 'Dutch', segment: ['pb', 'postb'] };

export const frisianAndPapiamentoBoxes: BoxWords = {
  language: 'Frisian and Papiamento',
  anywhere: ['postbusnûmer', 'kaha postal'],
};

export const danishAndNorwegianBoxes: BoxWords = {
  language: 'Danish, Norwegian',
  anywhere: ['postboks', 'post boks', 'serviceboks'],
  segment: ['postb'],
};

export const shortDanishAndNorwegianBoxes: BoxWords = {
  language: 'Danish, Norwegian',
  segment: ['pb', 'pbox', 'p boks', 'boks'],
};

export const swedishBoxes: BoxWords = { language: 'Swedish', anywhere: ['postbox'], segment: ['postlåda'] };

export const finnishBoxes: BoxWords = {
  language: 'Finnish',
  anywhere: ['postilokero', 'posti lokero', 'postiboksi'],
  segment: ['pl', 'pb', 'box', 'lokero'],
};
