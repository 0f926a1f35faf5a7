import { type BoxWords, phrases } from './box-words.ts';

export const centralAsianBoxes: BoxWords = {
  language: 'Kazakh, Kyrgyz, Tajik, Uzbek, Turkmen',
  anywhere: phrases(`
    абоненттік жәшік, пошта жәшігі, почта ящиги, қуттии почта, pochta qutisi, abonent qutisi,
    poçta gutusy, почта кутиси`),
  segment: ['аж', 'пж'],
};

export const arabicBoxes: BoxWords = {
  language: 'Arabic',
  anywhere: ['صب', 'ص بريد', 'صندوق رقم', 'صندوق بريدي رقم', 'ص بريدي'],
  numberless: ['صندوق بريد', 'صندوق البريد', 'صندوق بريدي', 'صندوق البريدي', 'الصندوق البريدي', 'صندوق برید'],
  segment: ['صندوق'],
};

export const persianBoxes: BoxWords = {
  language: 'Persian, Dari',
  anywhere: ['صندوق پستی', 'صندوق پستي', 'صندوق پست', 'صپ'],
};

export const urduAndPashtoBoxes: BoxWords = {
  language: 'Urdu, Pashto',
  anywhere: [
    'پوسٹ بکس',
    'پوسٹ بکس نمبر',
    'پی او بکس',
    'پوسٹ آفس بکس',
    'پوسٹ باکس',
    'پوست بکس',
    'پوسته بکس',
    'پوسټ بکس',
  ],
};

export const hebrewBoxes: BoxWords = {
  language: 'Hebrew',
  anywhere: ['תד', 'תא דואר', 'ת דואר', 'תיבת דואר'],
};

export const hindiBoxes: BoxWords = {
  language: 'Hindi, Marathi, Nepali',
  anywhere: phrases(`
    पोस्ट बॉक्स, पोस्ट बाक्स, पोस्ट बक्स, पोष्ट बक्स, पोस्ट बैग, पी ओ बॉक्स, पो बॉ, पोबॉ, पो ब,
    पो बा, डाक पेटी, डाक पेटिका, टपाल पेटी`),
};

export const bengaliBoxes: BoxWords = {
  language: 'Bengali',
  anywhere: ['পোস্ট বক্স', 'পোষ্ট বক্স', 'পি ও বক্স', 'জিপিও বক্স', 'ডাক বাক্স', 'ডাকবাক্স'],
};

export const otherSouthAsianBoxes: BoxWords = {
  language: 'Other languages of South Asia',
  anywhere: phrases(`
    પોસ્ટ બોક્સ, ਪੋਸਟ ਬਾਕਸ, ପୋଷ୍ଟ ବକ୍ସ, தபால் பெட்டி, அஞ்சல் பெட்டி, தபாற் பெட்டி, த பெ, పోస్ట్ బాక్స్,
    ಪೋಸ್ಟ್ ಬಾಕ್ಸ್, ಅಂಚೆ ಪೆಟ್ಟಿಗೆ, പോസ്റ്റ് ബോക്സ്, തപാൽ പെട്ടി, තැපැල් පෙට්ටිය, තැපෙ, තැ පෙ`),
};

export const malayBoxes: BoxWords = {
  language: 'Malay',
  anywhere: phrases(`
    peti surat, p surat, beg berkunci, karung berkunci, beg surat, beg surat berkunci, peti pos`),
};

/** W.D.T. are the boxes of agents of the post in Sabah and Sarawak. */
export const shortMalayBoxes: BoxWords = { language: 'Malay', segment: ['ps', 'wdt'] };

export const indonesianBoxes: BoxWords = {
  language: 'Indonesian',
  anywhere: ['kotak pos', 'kotak pos no', 'ktk pos', 'tromol pos', 'kotakpos', 'tromolpos'],
  segment: ['tromol'],
};
