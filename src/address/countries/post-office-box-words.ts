/**
 * How post-office boxes are written, by language. Case, marks, stops and spaces do not count: `po box` also
 * covers "P.O. Box" and "POBox", `boîte postale` also "BOITE POSTALE". Initials match with and without stops.
 * A number must follow the words, except those in `numberless`.
 */
export interface BoxWording {
  readonly language: string;
  /** The countries in which the words mean a box; elsewhere they mean something else. Absent: everywhere. */
  readonly countries?: string;
  /** The words mean nothing else. They count at any place of a line, even beside a street address. */
  readonly anywhere?: readonly string[];
  /** Like `anywhere`, and also without a number at the end of a line. */
  readonly numberless?: readonly string[];
  /**
   * The words are also names. They count at the beginning of a line, after a comma or, unless they are
   * initials, after a number.
   */
  readonly segment?: readonly string[];
  /** The words and their number must fill the line (USPS Publication 28, C2.008: a bare BOX is a box). */
  readonly alone?: readonly string[];
}

const america = 'US PR VI GU AS MP FM MH PW';
const spanishAmerica = 'MX GT HN SV NI CR PA CO VE EC PE BO CL AR UY PY DO CU PR';
const southernAfrica = 'ZA NA BW LS SZ ZW ZM MW MZ';
const oceania = 'AU NZ NF CX CC CK NU TK FJ PG SB VU WS TO KI TV NR';
// Countries in which BP is a box (boîte postale). Elsewhere it may be a firm's name.
const frenchPost =
  'FR MC BE LU CH CA AD GP MQ GF RE YT PM BL MF NC PF WF TF BF BI BJ CD CF CG CI CM DJ DZ GA GN GQ KM MA ' +
  'MG ML MR MU NE RW SC SN ' +
  'TD TG TN HT LB SY VU LA KH';
const portuguesePost = 'BR MZ AO CV GW ST TL MO';
// Countries in which CP is a box (case postale, casella postale, caixa postal, căsuță poștală). Elsewhere it
// is a postal code.
const casePost = `IT SM VA CH LI CA RO MD ${portuguesePost}`;
const formerYugoslavia = 'SI HR BA RS ME MK XK';
const russianSpoken = 'RU BY UA KZ KG UZ TJ TM AM AZ GE MD LV LT EE';
const swahiliSpoken = 'KE TZ UG RW BI CD KM';

export const boxWordings: readonly BoxWording[] = [
  {
    // USPS Publication 28 C2.008; Canada Post; Royal Mail; Australia Post; NZ Post. Some type a zero for the
    // O.
    language: 'English',
    anywhere: [
      'pob',
      'po b',
      'po bx',
      'post office bx',
      'postal box',
      'post box',
      'post bx',
      'postbox no',
      'po drawer',
    ],
    numberless: ['po box', 'p0 box', 'post office box', 'gpo box'],
    segment: ['p box', 'mail bag', 'firm caller', 'lock box', 'lockbox', 'callers box'],
    alone: ['box', 'bx'],
  },
  {
    language: 'English',
    anywhere: [
      'post office drawer',
      'po caller',
      'caller box',
      'caller service',
      'cpo box',
      'ppo box',
      'g po box',
      'locked bag',
      'locked mail bag',
      'private bag',
      'private mail bag',
      'private post bag',
      'private letter box',
      'private letter bag',
      'private post office box',
      'pvt bag',
      'pvt mail bag',
      'priv bag',
      'post bag',
      'postal bag',
      'po bag',
      'gpo bag',
    ],
  },
  { language: 'English', countries: `${america} CA`, alone: ['bin', 'drawer', 'caller'] },
  // In the US, PMB is a private mailbox, which is not a post-office box.
  { language: 'English', countries: 'NG GH GM SL LR FJ', anywhere: ['pmb'] },
  { language: 'English', countries: southernAfrica, anywhere: ['p bag', 'pte bag'] },
  {
    language: 'English',
    countries: `${oceania} HK SG`,
    anywhere: ['lb service', 'p bag', 'locked bag service'],
  },
  { language: 'English', countries: oceania, segment: ['cmb', 'community mail bag'] },
  {
    language: 'English',
    countries: 'IN BD PK LK NP BT MM',
    anywhere: ['pb no', 'post bag no'],
    segment: ['pb'],
  },
  // Forces post: British Forces, Canadian, Australian, French and German.
  { language: 'English', countries: 'GB', segment: ['bfpo', 'british forces post office'] },
  { language: 'English', countries: 'CA', segment: ['cfpo', 'bpfc'] },
  { language: 'English', countries: 'AU', segment: ['afpo'] },
  { language: 'French', countries: 'FR', segment: ['sp', 'secteur postal'] },
  { language: 'German', countries: 'DE', segment: ['feldpost'] },
  {
    language: 'Welsh',
    countries: 'GB',
    anywhere: ['blwch post', 'blwch sp', 'blwch po', "blwch swyddfa'r post", 'bocs post'],
  },
  { language: 'Gaelic', countries: 'GB', anywhere: ['bogsa puist', 'bogsa pp'] },
  {
    language: 'Irish',
    countries: 'IE GB',
    anywhere: ['bosca poist', 'bosca op', 'bosca oifig an phoist', 'bosca oifige poist'],
  },
  { language: 'Maltese', countries: 'MT', anywhere: ['kaxxa postali', 'kaxxa tal-posta'] },
  {
    language: 'Afrikaans',
    countries: southernAfrica,
    anywhere: ['posbus', 'pos bus', 'privaatsak', 'privaat sak', 'p sak', 'pr sak', 'geslote sak'],
  },
  {
    language: 'Nguni and Sotho languages',
    countries: southernAfrica,
    anywhere: [
      'ibhokisi leposi',
      'iposi bhokisi',
      'isikhwama seposi',
      'lebokose la poso',
      'lepokisi la poso',
      'kgetsana ya poso',
    ],
  },
  {
    language: 'Swahili',
    countries: swahiliSpoken,
    anywhere: [
      'slp',
      'sanduku la posta',
      'sanduku la barua',
      'sanduku la simu',
      'mfuko binafsi',
      'mfuko wa posta',
    ],
  },
  { language: 'Kinyarwanda', countries: 'RW BI', anywhere: ["agasanduku k'iposita", 'agasanduku ka posita'] },
  { language: 'Somali', countries: 'SO DJ ET KE', anywhere: ['sanduuqa boostada', 'santuuqa boosta'] },
  { language: 'Hausa', countries: 'NG NE GH', anywhere: ['akwatin gidan waya'] },
  {
    language: 'Amharic',
    countries: 'ET ER',
    anywhere: ['ፖሣቁ', 'ፖሳቁ', 'የፖስታ ሣጥን ቁጥር', 'የፖስታ ሳጥን ቁጥር', 'ፖስታ ሣጥን', 'ፖስታ ሳጥን', 'የፖስታ ሣጥን', 'የፖስታ ሳጥን'],
  },
  {
    language: 'Spanish',
    anywhere: [
      'apartado aéreo',
      'apartado nacional',
      'apdo aéreo',
      'apdo postal',
      'apdo correos',
      'apdo de correos',
      'casilla correo',
    ],
    numberless: [
      'apartado postal',
      'apartado correos',
      'apartado de correos',
      'apartado de correo',
      'casilla de correo',
      'casilla de correos',
      'casilla postal',
    ],
    segment: ['apartado', 'apartados', 'apdo', 'aptdo', 'casilla', 'casillero postal'],
  },
  {
    language: 'Spanish',
    countries: `ES AD ${spanishAmerica}`,
    anywhere: [
      'apto correos',
      'apt correos',
      'ap correos',
      'ap de correos',
      'ap postal',
      'apt postal',
      'apto postal',
      'apart correos',
      'apart postal',
    ],
  },
  // In Latin America "ap" is an apartment.
  { language: 'Spanish', countries: 'ES AD', segment: ['ap'] },
  { language: 'Spanish', countries: 'AR UY PY BO', segment: ['cc'] },
  { language: 'Spanish', countries: 'CL', segment: ['cas', 'clasificador'] },
  { language: 'Spanish', countries: 'CO', segment: ['aa', 'an'] },
  {
    language: 'Catalan',
    countries: 'ES AD',
    anywhere: [
      'apartat postal',
      'apartat correus',
      'ap correus',
      'apt correus',
      'apt de correus',
      'ap de correus',
    ],
    numberless: ['apartat de correus', 'apartat de correu'],
    segment: ['apartat'],
  },
  {
    language: 'Basque',
    countries: 'ES FR',
    anywhere: ['posta kutxa', 'posta kutxatila', 'postetxeko kutxatila', 'postakutxatila', 'postontzi'],
  },
  {
    language: 'Portuguese',
    countries: 'PT',
    anywhere: ['apartado dos correios'],
    segment: ['apart'],
  },
  {
    language: 'Portuguese',
    anywhere: ['cx postal', 'caixa post', 'cxa postal'],
    numberless: ['caixa postal'],
  },
  { language: 'Portuguese', countries: portuguesePost, segment: ['cxp', 'cx p', 'cx post', 'cpo'] },
  { language: 'French, Italian, Portuguese, Romanian', countries: casePost, anywhere: ['cp'] },
  {
    // La Poste, bpost, Swiss Post, Canada Post.
    language: 'French',
    anywhere: ['bte postale', 'bt postale', 'boîte post', 'casier postal'],
    numberless: ['boîte postale', 'boîtes postales', 'case postale', 'cases postales'],
  },
  { language: 'French', countries: frenchPost, anywhere: ['bp', 'boîte pos'] },
  {
    language: 'French',
    countries: 'FR MC GP MQ GF RE YT PM BL MF NC PF WF',
    anywhere: ['cs', 'tsa', 'course spéciale'],
  },
  { language: 'French', countries: 'CH', segment: ['case'] },
  { language: 'German', anywhere: ['post fach', 'postfachnummer'], numberless: ['postfach'] },
  { language: 'German', countries: 'DE AT CH LI LU BE IT', segment: ['pf', 'postf'] },
  { language: 'Romansh', countries: 'CH', anywhere: ['chascha postala', 'chaschapostala'] },
  {
    language: 'Italian',
    anywhere: ['cas postale', 'cas post', 'casella post', 'c postale'],
    numberless: ['casella postale'],
  },
  { language: 'Dutch', anywhere: ['postbus', 'post bus'], segment: ['antwoordnummer'] },
  { language: 'Dutch', countries: 'NL BE SR CW AW SX BQ', segment: ['pb', 'postb'] },
  { language: 'Frisian and Papiamento', countries: 'NL CW AW BQ', anywhere: ['postbusnûmer', 'kaha postal'] },
  { language: 'Danish, Norwegian', anywhere: ['postboks', 'post boks', 'serviceboks'], segment: ['postb'] },
  { language: 'Danish, Norwegian', countries: 'DK NO GL FO SJ', segment: ['pb', 'pbox', 'boks'] },
  { language: 'Swedish', countries: 'SE', anywhere: ['box', 'postfack'], segment: ['fack'] },
  { language: 'Swedish', anywhere: ['postbox'], segment: ['postlåda'] },
  {
    language: 'Finnish',
    countries: 'FI AX',
    anywhere: ['postilokero', 'posti lokero', 'postiboksi'],
    segment: ['pl', 'pb', 'box', 'lokero'],
  },
  {
    language: 'Icelandic',
    countries: 'IS',
    anywhere: ['pósthólf', 'póst hólf', 'phólf'],
    segment: ['ph', 'box'],
  },
  { language: 'Faroese', countries: 'FO', anywhere: ['postsmoga', 'postboks', 'postrúm'] },
  {
    language: 'Estonian',
    countries: 'EE',
    anywhere: ['postkast', 'abonentpostkast'],
    segment: ['pk'],
  },
  {
    language: 'Latvian',
    countries: 'LV',
    anywhere: ['pasta kastīte', 'pastkaste', 'pastkastīte', 'abonenta kastīte', 'abonenta kaste'],
    segment: ['ak', 'pk'],
  },
  {
    language: 'Lithuanian',
    countries: 'LT',
    anywhere: ['pašto dėžutė', 'abonentinė dėžutė', 'pašto dėž', 'abon dėž'],
    segment: ['ad', 'pd'],
  },
  {
    language: 'Polish',
    anywhere: [
      'skr poczt',
      'skr pocztowa',
      'skrytka poczt',
      'skryt poczt',
      'przegródka pocztowa',
      'skrzynka pocztowa',
    ],
    numberless: ['skrytka pocztowa'],
  },
  { language: 'Polish', countries: 'PL', segment: ['skrytka', 'skr', 'skr p'] },
  {
    language: 'Czech',
    countries: 'CZ SK',
    anywhere: ['poštovní přihrádka', 'pošt přihrádka', 'poštovní schránka', 'pošt schránka', 'poštovní box'],
    segment: ['pp', 'přihrádka', 'p přihrádka'],
  },
  {
    language: 'Slovak',
    countries: 'SK CZ',
    anywhere: [
      'poštový priečinok',
      'pošt priečinok',
      'poštová schránka',
      'poštová priehradka',
      'pošt priehradka',
    ],
    segment: ['priečinok', 'priehradka', 'ps'],
  },
  {
    language: 'Hungarian',
    countries: 'HU RO SK RS',
    anywhere: ['postafiók', 'posta fiók'],
    segment: ['pf', 'postaf', 'pfiók'],
  },
  {
    language: 'Slovene',
    countries: formerYugoslavia,
    anywhere: ['poštni predal', 'pošt predal'],
    segment: ['predal', 'pp'],
  },
  {
    language: 'Croatian, Bosnian, Serbian',
    countries: formerYugoslavia,
    anywhere: [
      'poštanski pretinac',
      'pošt pretinac',
      'poštanski fah',
      'pošt fah',
      'poštanski pregradak',
      'post fah',
      'p fah',
      'p pretinac',
    ],
    segment: ['pretinac', 'fah', 'pf'],
  },
  {
    language: 'Serbian, Macedonian',
    countries: formerYugoslavia,
    anywhere: [
      'поштански фах',
      'пошт фах',
      'поштански преградак',
      'поштански претинац',
      'поштенски фах',
      'п фах',
      'poštenski fah',
      'poshtenski fah',
    ],
    segment: ['пф', 'фах', 'пп'],
  },
  {
    language: 'Bulgarian',
    countries: 'BG',
    anywhere: ['пощенска кутия', 'пощ кутия', 'п кутия', 'poshtenska kutiya', 'абонаментна кутия'],
    segment: ['пк', 'pk'],
  },
  {
    language: 'Albanian',
    countries: 'AL XK MK',
    anywhere: ['kutia postare', 'kuti postare', 'fah postar'],
    segment: ['kp'],
  },
  {
    language: 'Romanian',
    anywhere: ['căsuța poșt', 'căs poștală', 'cutia poștală'],
    numberless: ['căsuța poștală', 'căsuță poștală', 'casuta postala'],
  },
  {
    language: 'Greek',
    countries: 'GR CY',
    anywhere: [
      'ταχυδρομική θυρίδα',
      'ταχυδρ θυρίδα',
      'ταχ θυρίδα',
      'ταχυδρομικό κουτί',
      'τ θυρίδα',
      'tachydromiki thyrida',
      'tach thyrida',
    ],
    segment: ['τθ', 'θυρίδα', 't th', 'τκθ'],
  },
  // The Greek initials, with Latin letters that look the same.
  { language: 'Greek', countries: 'GR CY', segment: ['tθ', 'τ0'] },
  {
    language: 'Turkish',
    countries: 'TR CY',
    anywhere: ['posta kutusu', 'post kutusu', 'p kutusu', 'posta kut'],
    segment: ['pk'],
  },
  {
    language: 'Azerbaijani',
    countries: 'AZ',
    anywhere: ['poçt qutusu', 'abonent qutusu', 'poçt yeşiyi'],
    segment: ['pq', 'aq'],
  },
  {
    language: 'Russian',
    anywhere: [
      'абонентский ящик',
      'абон ящик',
      'почтовый ящик',
      'abonentskiy yashchik',
      'abonentskij jaschik',
    ],
    segment: ['ая', 'пя'],
  },
  { language: 'Russian', countries: russianSpoken, anywhere: ['a ya', 'a ja'] },
  {
    language: 'Ukrainian, Belarusian',
    countries: 'UA BY',
    anywhere: [
      'абонентська скринька',
      'поштова скринька',
      'абон скринька',
      'абаненцкая скрыня',
      'паштовая скрыня',
      'abonentska skrynka',
    ],
    segment: ['ас', 'пс', 'a s'],
  },
  {
    language: 'Kazakh, Kyrgyz, Tajik, Uzbek, Turkmen',
    countries: 'KZ KG TJ UZ TM',
    anywhere: [
      'абоненттік жәшік',
      'пошта жәшігі',
      'почта ящиги',
      'қуттии почта',
      'pochta qutisi',
      'abonent qutisi',
      'poçta gutusy',
      'почта кутиси',
    ],
    segment: ['аж', 'пж'],
  },
  { language: 'Georgian', countries: 'GE', anywhere: ['საფოსტო ყუთი', 'სააბონენტო ყუთი'], segment: ['სყ'] },
  { language: 'Armenian', countries: 'AM', anywhere: ['փոստարկղ', 'բաժանորդային արկղ', 'ա դ'] },
  {
    language: 'Mongolian',
    countries: 'MN',
    anywhere: ['шуудангийн хайрцаг', 'ш хайрцаг', 'shuudangiin khairtsag'],
    segment: ['шх', 'box'],
  },
  {
    language: 'Arabic',
    anywhere: ['صب', 'ص بريد', 'صندوق رقم', 'صندوق بريدي رقم', 'ص بريدي'],
    numberless: [
      'صندوق بريد',
      'صندوق البريد',
      'صندوق بريدي',
      'صندوق البريدي',
      'الصندوق البريدي',
      'صندوق برید',
    ],
    segment: ['صندوق'],
  },
  {
    language: 'Persian, Dari',
    countries: 'IR AF TJ',
    anywhere: ['صندوق پستی', 'صندوق پستي', 'صندوق پست', 'صپ'],
  },
  { language: 'Kurdish', countries: 'IQ', anywhere: ['سندوقی پۆست', 'سندوقی پۆستە', 'سنووقی پۆست'] },
  {
    language: 'Urdu, Pashto',
    countries: 'PK AF IN',
    anywhere: ['پوسٹ بکس', 'پوسٹ بکس نمبر', 'پی او بکس', 'پوسٹ آفس بکس', 'پوسٹ باکس', 'پوست بکس', 'پوسټ بکس'],
  },
  { language: 'Hebrew', countries: 'IL PS', anywhere: ['תד', 'תא דואר', 'ת דואר', 'תיבת דואר'] },
  {
    language: 'Hindi, Marathi, Nepali',
    countries: 'IN NP',
    anywhere: [
      'पोस्ट बॉक्स',
      'पोस्ट बाक्स',
      'पोस्ट बक्स',
      'पोष्ट बक्स',
      'पोस्ट बैग',
      'पी ओ बॉक्स',
      'पो बॉ',
      'पोबॉ',
      'पो ब',
      'पो बा',
      'डाक पेटी',
      'डाक पेटिका',
      'टपाल पेटी',
    ],
  },
  {
    language: 'Bengali',
    countries: 'BD IN',
    anywhere: ['পোস্ট বক্স', 'পোষ্ট বক্স', 'পি ও বক্স', 'জিপিও বক্স', 'ডাক বাক্স', 'ডাকবাক্স'],
  },
  {
    language: 'Other languages of South Asia',
    countries: 'IN LK',
    anywhere: [
      'પોસ્ટ બોક્સ',
      'ਪੋਸਟ ਬਾਕਸ',
      'ପୋଷ୍ଟ ବକ୍ସ',
      'தபால் பெட்டி',
      'அஞ்சல் பெட்டி',
      'தபாற் பெட்டி',
      'పోస్ట్ బాక్స్',
      'ಪೋಸ್ಟ್ ಬಾಕ್ಸ್',
      'ಅಂಚೆ ಪೆಟ್ಟಿಗೆ',
      'പോസ്റ്റ് ബോക്സ്',
      'തപാൽ പെട്ടി',
      'තැපැල් පෙට්ටිය',
      'තැපෙ',
      'තැ පෙ',
    ],
  },
  {
    language: 'Malay',
    countries: 'MY SG BN ID',
    anywhere: [
      'peti surat',
      'p surat',
      'beg berkunci',
      'karung berkunci',
      'beg surat',
      'beg surat berkunci',
      'peti pos',
    ],
  },
  { language: 'Malay', countries: 'MY BN', segment: ['ps'] },
  {
    language: 'Indonesian',
    countries: 'ID TL',
    anywhere: ['kotak pos', 'kotak pos no', 'ktk pos', 'tromol pos', 'kotakpos', 'tromolpos'],
    segment: ['tromol'],
  },
  { language: 'Tagalog', countries: 'PH', anywhere: ['kahon pangkoreo', 'kahon ng koreo'] },
  {
    language: 'Vietnamese',
    countries: 'VN',
    anywhere: ['hòm thư', 'hộp thư', 'hòm thư bưu điện', 'hộp thư bưu điện'],
  },
  {
    language: 'Thai',
    countries: 'TH',
    anywhere: ['ตู้ ปณ', 'ตู้ ป ณ', 'ตู้ปณ', 'ตู้ป ณ', 'ตู้ ปณข', 'ตู้ปณข', 'ตู้ไปรษณีย์', 'ตู้ ไปรษณีย์'],
  },
  { language: 'Lao', countries: 'LA', anywhere: ['ຕູ້ ປນ', 'ຕູ້ ປ ນ', 'ຕູ້ປນ', 'ຕູ້ໄປສະນີ', 'ຕູ້ ໄປສະນີ'] },
  { language: 'Khmer', countries: 'KH', anywhere: ['ប្រអប់សំបុត្រ', 'ប្រអប់ ប្រៃសណីយ៍', 'ប្រអប់ប្រៃសណីយ៍'] },
  { language: 'Burmese', countries: 'MM', anywhere: ['စာတိုက်ပုံး', 'စာတိုက်သေတ္တာ', 'စာတိုက် သေတ္တာ'] },
];

/**
 * Boxes in scripts that are written without spaces. A line that matches one of these is a box. Digits may be
 * those of the script. `信箱` alone is any letter box, and also a lane in Beijing; beside a number it belongs
 * to the post.
 */
export const boxSigns: readonly RegExp[] = [
  /私書[箱函]/,
  /[郵邮]政(?:專用|专用)?信箱/,
  /信箱 ?(?:第|[nｎ]o\.?)? ?[\d〇零一二三四五六七八九十百千]/i,
  /[\d〇零一二三四五六七八九十百千] ?[号號]? ?(?:專用|专用)?信箱/,
  /[郵邮]箱 ?第? ?\d/,
  /\d ?[号號]? ?[郵邮]箱/,
  /사서함(?![로길])/,
];

/** Words between those for a box and its number. The `º` of "n.º" is read as a letter. */
export const numberMarks =
  'no nr n o num number numero numéro nummer nro nos numer č čís čislo číslo br broj szám sz αρ αριθ ' +
  'αριθμός бр број № номер ' +
  'رقم نمبر شماره नं नंबर so nomor nombor bil เลขที่';

/** Before these words, the text is the name of a street or a motorway, whatever it means elsewhere. */
export const streetTails: ReadonlySet<string> = new Set(
  (
    'st street rd road ave avenue ln lane dr drive ct court cir circle pl place way blvd boulevard ter ' +
    'terrace trl trail hwy ' +
    'highway pkwy parkway loop run canyon creek elder hill springs butte sq square strasse str platz weg ' +
    'straat laan gatan gata ' +
    'vagen veien vej katu tie utca ulica sokak sk caddesi cad mahallesi mah calle rua km'
  ).split(' '),
);

/** Words that may follow the number of a bare BOX: its post office (Canada Post, station and succursale). */
export const stationWords: ReadonlySet<string> = new Set(
  'stn station sta succ succursale rpo csp main postal depot'.split(' '),
);
