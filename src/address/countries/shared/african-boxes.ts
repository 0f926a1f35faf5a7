import { type BoxWords, phrases } from './box-words.ts';

export const afrikaansBoxes: BoxWords = {
  language: 'Afrikaans',
  anywhere: ['posbus', 'pos bus', 'privaatsak', 'privaat sak', 'p sak', 'pr sak', 'geslote sak'],
};

export const nguniAndSothoBoxes: BoxWords = {
  language: 'Nguni and Sotho languages',
  anywhere: phrases(`
    ibhokisi leposi, iposi bhokisi, isikhwama seposi, lebokose la poso, lepokisi la poso,
    kgetsana ya poso`),
};

export const swahiliBoxes: BoxWords = {
  language: 'Swahili',
  anywhere: phrases(`
    slp, sanduku la posta, sanduku la barua, sanduku la simu, mfuko binafsi, mfuko wa posta`),
};

export const kinyarwandaBoxes: BoxWords = {
  language: 'Kinyarwanda',
  anywhere: ["agasanduku k'iposita", 'agasanduku ka posita'],
};

export const somaliBoxes: BoxWords = {
  language: 'Somali',
  anywhere: ['sanduuqa boostada', 'santuuqa boosta'],
};

export const hausaBoxes: BoxWords = { language: 'Hausa', anywhere: ['akwatin gidan waya'] };

export const amharicBoxes: BoxWords = {
  language: 'Amharic',
  anywhere: ['ፖሣቁ', 'ፖሳቁ', 'የፖስታ ሣጥን ቁጥር', 'የፖስታ ሳጥን ቁጥር', 'ፖስታ ሣጥን', 'ፖስታ ሳጥን', 'የፖስታ ሣጥን', 'የፖስታ ሳጥን'],
};
