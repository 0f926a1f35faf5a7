import { type BoxWords, phrases } from './box-words.ts';

export const polishBoxes: BoxWords = {
  language: 'Polish',
  anywhere: ['przegródka pocztowa', 'skrzynka pocztowa'],
  numberless: ['skrytka pocztowa'],
};

export const czechBoxes: BoxWords = {
  language: 'Czech',
  anywhere: ['poštovní přihrádka', 'poštovní schránka', 'poštovní box'],
  segment: ['pp', 'přihrádka', 'p přihrádka'],
};

export const slovakBoxes: BoxWords = {
  language: 'Slovak',
  anywhere: ['poštový priečinok', 'poštová schránka', 'poštová priehradka'],
  segment: ['priečinok', 'priehradka', 'ps'],
};

export const hungarianBoxes: BoxWords = {
  language: 'Hungarian',
  anywhere: ['postafiók', 'posta fiók'],
  segment: ['pf', 'postaf', 'pfiók'],
};

export const sloveneBoxes: BoxWords = {
  language: 'Slovene',
  anywhere: ['poštni predal', 'poštni nabiralnik'],
  segment: ['predal', 'pp'],
};

export const croatianBoxes: BoxWords = {
  language: 'Croatian, Bosnian, Serbian',
  anywhere: phrases(`
    poštanski pretinac, poštanski fah, poštanski pregradak, p fah, p pretinac`),
  segment: ['pretinac', 'fah', 'pf'],
};

export const serbianAndMacedonianBoxes: BoxWords = {
  language: 'Serbian, Macedonian',
  anywhere: phrases(`
    поштански фах, поштански преградак, поштански претинац, поштенски фах, поштенски преградок, п фах,
    poštenski fah, poshtenski fah`),
  segment: ['пф', 'фах', 'пп'],
};

export const albanianBoxes: BoxWords = {
  language: 'Albanian',
  anywhere: ['kutia postare', 'kuti postare', 'fah postar'],
  segment: ['kp'],
};

/** Some write the Greek initials with a Latin letter or a digit that looks the same. */
export const greekBoxes: BoxWords = {
  language: 'Greek',
  anywhere: phrases(`
    ταχυδρομική θυρίδα, ταχυδρομικό κουτί, τ θυρίδα, tachydromiki thyrida`),
  segment: ['τθ', 'θυρίδα', 't th', 'τκθ', 'tθ', 'τ0'],
};

export const turkishBoxes: BoxWords = {
  language: 'Turkish',
  anywhere: ['posta kutusu', 'post kutusu', 'p kutusu'],
  segment: ['pk'],
};

export const russianBoxes: BoxWords = {
  language: 'Russian',
  anywhere: phrases(`
    абонентский ящик, абонементный ящик, аб ящик, почтовый ящик, abonentskiy yashchik, abonentskij jaschik`),
  segment: ['ая', 'пя'],
};

export const shortRussianBoxes: BoxWords = { language: 'Russian', anywhere: ['a ya', 'a ja', 'a я'] };

export const ukrainianAndBelarusianBoxes: BoxWords = {
  language: 'Ukrainian, Belarusian',
  anywhere: phrases(`
    абонентська скринька, поштова скринька, аб скринька, абаненцкая скрыня, абанентная скрыня,
    абанементная скрыня, паштовая скрыня, абаненцкая скрынка, паштовая скрынка, abonentska skrynka`),
  segment: ['ас', 'пс', 'as'],
};
