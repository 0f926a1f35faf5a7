import { type BoxWords, phrases } from './box-words.ts';

export const spanishBoxes: BoxWords = {
  language: 'Spanish',
  anywhere: phrases(`
    apartado aéreo, apartado nacional, apdo aéreo, apdo postal, aptdo postal, apdo correos, apdo de correos,
    aptdo correos, aptdo de correos, apartado especial, casilla correo, cajón postal`),
  numberless: phrases(`
    apartado postal, apartado correos, apartado de correos, apartado de correo, casilla de correo,
    casilla de correos, casilla postal`),
  segment: ['apartado', 'apartados', 'apdo', 'aptdo', 'casilla', 'casillero postal'],
};

export const shortSpanishBoxes: BoxWords = {
  language: 'Spanish',
  anywhere: phrases(`
    apto correos, apt correos, ap correos, ap de correos, ap postal, ap post, apt postal, apto postal`),
};

/** In Latin America "ap" is an apartment. */
export const peninsularBoxes: BoxWords = { language: 'Spanish, Portuguese', segment: ['ap'] };

export const riverPlateBoxes: BoxWords = { language: 'Spanish', segment: ['cc'] };

export const catalanBoxes: BoxWords = {
  language: 'Catalan',
  anywhere: phrases(`
    apartat postal, apartat correus, ap correus, apt correus, apt de correus, ap de correus`),
  numberless: ['apartat de correus', 'apartat de correu'],
  segment: ['apartat'],
};

export const basqueBoxes: BoxWords = {
  language: 'Basque',
  anywhere: ['posta kutxatila', 'postetxeko kutxatila', 'postakutxatila', 'postontzi'],
};

export const portugueseBoxes: BoxWords = {
  language: 'Portuguese',
  anywhere: ['cx postal', 'cxa postal', 'caixa postal comunitária', 'cx postal comunitária'],
  numberless: ['caixa postal'],
};

export const shortPortugueseBoxes: BoxWords = {
  language: 'Portuguese',
  segment: ['cxp', 'cx p', 'cx post', 'cpo'],
};

/** Case postale, casella postale, caixa postal, căsuță poștală. In other countries CP is a postal code. */
export const casePostale: BoxWords = { language: 'French, Italian, Portuguese, Romanian', anywhere: ['cp'] };

/** La Poste, bpost, Swiss Post, Canada Post. */
export const frenchBoxes: BoxWords = {
  language: 'French',
  anywhere: ['bte postale', 'bt postale', 'casier postal'],
  numberless: ['boîte postale', 'boîtes postales', 'case postale', 'cases postales'],
};

/** In other countries BP may be a firm's name. */
export const shortFrenchBoxes: BoxWords = { language: 'French', anywhere: ['bp'] };

export const haitianBoxes: BoxWords = { language: 'Haitian Creole', anywhere: ['bwat postal'] };

export const frenchLargeReceivers: BoxWords = {
  language: 'French',
  anywhere: ['cs', 'tsa', 'course spéciale'],
};

export const italianBoxes: BoxWords = {
  language: 'Italian',
  anywhere: ['c postale'],
  numberless: ['casella postale'],
};

export const romanianBoxes: BoxWords = {
  language: 'Romanian',
  anywhere: ['cutia poștală'],
  numberless: ['căsuța poștală', 'căsuță poștală', 'casuta postala'],
};
