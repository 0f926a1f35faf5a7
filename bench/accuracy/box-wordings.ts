/** How people of a country write post-office boxes, and text that only looks like one. `#` is a number. */
export interface BoxWordings {
  readonly countries: string;
  readonly boxes: readonly string[];
  readonly lookAlikes: readonly string[];
}

const english = [
  'PO Box #',
  'P.O. Box #',
  'P O Box #',
  'p.o.box #',
  'POB #',
  'Post Office Box #',
  'PO BOX No. #',
  'Po Box: #',
  '12 High Street, PO Box #',
];

const englishLookAlikes = [
  '# Box Hill Road',
  '# Post Office Lane',
  '# Boxwood Avenue',
  '# Old Post Road',
  '# Letterbox Lane',
  'Unit #, The Old Post Office',
  '# Pobjoy Street',
  'Box House, # High Street',
];

const spanish = [
  'Apartado #',
  'Apartado Postal #',
  'Apdo. #',
  'Apdo. Postal #',
  'Apdo. de Correos #',
  'Apartado de Correos #',
  'AP #',
  'A.P. #',
];

const spanishLookAlikes = [
  'Calle Apartadero #',
  'Calle Correos #',
  'Avenida del Correo #',
  'Camino de la Casilla, # Bajo',
  'Calle La Posta #',
  'Apartamentos Sol, #',
];

const portuguese = ['Caixa Postal #', 'Cx. Postal #', 'CX Postal #', 'C.P. #', 'Caixa Postal nº #'];
const french = ['BP #', 'B.P. #', 'Boîte postale #', 'Boite Postale #', 'B P #', '5 rue de la Gare, BP #'];
const german = ['Postfach #', 'Postfach Nr. #', 'PF #', 'Postf. #', 'POSTFACH #'];
const arabicLands = ['P.O. Box #', 'PO Box #', 'ص.ب #', 'ص. ب. #', 'صندوق بريد #'];

export const boxWordings: readonly BoxWordings[] = [
  {
    countries: 'US',
    boxes: [
      ...english,
      'P.O.Box#',
      'PO Box #A',
      'Box #',
      'PO Bx #',
      'P O Drawer #',
      'PO Drawer #',
      'Drawer #',
      'Caller #',
      'Firm Caller #',
      'Lockbox #',
      'Bin #',
      'Apartado Postal #',
    ],
    lookAlikes: [
      '# Box Elder Rd',
      '# Post Rd',
      '# Boxwood Ct',
      '# Main St #4',
      '# Main St PMB 12',
      'RR 2 Box #',
      'HC 1 Box #',
      'Rural Route 3 Box #',
      'PSC # Box 74',
      'CMR # Box 1432',
      'UNIT # BOX 4190',
      '# Box Canyon Dr',
      '# Lockbox Ln',
      '# Drawer Ct',
      '# Bin Rd',
      '# Casilla St',
      '# Apartado Dr',
      '# Caller Ave',
      '# Pobox Ln',
      '# Postal Way',
    ],
  },
  {
    countries: 'CA',
    boxes: [
      ...english,
      'CP #',
      'C.P. #',
      'Case postale #',
      'BP #',
      'B.P. #',
      'Boîte postale #',
      'PO Box # Stn Main',
      'PO Box # Station A',
      'Box # Stn Main',
      'CP # Succ Centre-Ville',
      'C.P. # Succ. A',
    ],
    lookAlikes: [
      ...englishLookAlikes,
      'RR 3 Site 5 Box #',
      '# rue de la Poste',
      'Site 12 Comp 4 RR #',
      '# Boxwood Cres',
    ],
  },
  {
    countries: 'GB IE',
    boxes: [...english, 'P. O. Box #'],
    lookAlikes: [...englishLookAlikes, '# Box Lane', '# Boxgrove Road', 'Box Farm, # Mill Road'],
  },
  {
    countries: 'GB',
    boxes: ['BFPO #', 'B.F.P.O. #', 'Blwch Post #', 'Blwch SP #'],
    lookAlikes: ['# The Box, Corsham Road'],
  },
  { countries: 'IE', boxes: ['Bosca Poist #', 'Bosca OP #'], lookAlikes: ['# Bóthar na Poist'] },
  {
    countries: 'AU',
    boxes: [...english, 'GPO Box #', 'G.P.O. Box #', 'Locked Bag #', 'Private Bag #'],
    lookAlikes: [...englishLookAlikes, '# Bag Street'],
  },
  {
    countries: 'NZ',
    boxes: [...english, 'Private Bag #', 'Pvt Bag #', 'P.O. Box # Ponsonby', 'Locked Bag #'],
    lookAlikes: [...englishLookAlikes, 'RD #, Boxhill Road'],
  },
  {
    countries: 'ZA',
    boxes: [
      ...english,
      'Private Bag X#',
      'Privaatsak X#',
      'Posbus #',
      'Postnet Suite #, Private Bag X12',
      'P/Bag X#',
      'P/Sak #',
    ],
    lookAlikes: [...englishLookAlikes, '# Bagley Street', '# Posbusstraat'],
  },
  {
    countries: 'KE NG GH',
    boxes: [...english, 'Private Bag #', 'P.O BOX #-00100', 'P. O. Box #'],
    lookAlikes: [...englishLookAlikes, '# Bagauda Road'],
  },
  {
    countries: 'KE',
    boxes: ['S.L.P. #', 'SLP #', 'Sanduku la Posta #'],
    lookAlikes: ['# Posta Road', '# Sanduku Street'],
  },
  { countries: 'NG GH', boxes: ['P.M.B. #', 'PMB #'], lookAlikes: ['# Boxer Close'] },
  {
    countries: 'IN',
    boxes: [
      ...english,
      'Post Box No. #',
      'Post Box #',
      'P.B. No. #',
      'PB No #',
      'Post Bag No. #',
      'G.P.O. Box #',
    ],
    lookAlikes: [
      ...englishLookAlikes,
      '# GPO Road',
      'Near Head Post Office, # MG Road',
      '# Post Office Street',
    ],
  },
  {
    countries: 'SG HK MY PH',
    boxes: [...english, 'GPO Box #', 'G.P.O. Box #'],
    lookAlikes: ['# Boxwood Road', '# Post Office Road', 'Blk # Box Hill Park'],
  },
  {
    countries: 'MY',
    boxes: ['Peti Surat #', 'P.S. #', 'Peti Surat No. #', 'Beg Berkunci #'],
    lookAlikes: ['# Jalan Pos', '# Lorong Peti'],
  },
  {
    countries: 'SG',
    boxes: ['Locked Bag Service #', 'Robinson Road PO Box #'],
    lookAlikes: ['# Robinson Road'],
  },
  { countries: 'HK', boxes: ['郵政信箱#號', '九龍中央郵政信箱#號'], lookAlikes: ['郵政道#號'] },
  {
    countries: 'TW',
    boxes: ['郵政信箱#號', '臺北郵局第#號信箱', 'P.O. Box #', '郵政#號信箱'],
    lookAlikes: ['信義路#號', '# Post Road'],
  },
  {
    countries: 'CN',
    boxes: ['邮政信箱#号', '北京#信箱', 'P.O. Box #'],
    lookAlikes: ['邮政路#号', '信箱胡同#号'],
  },
  {
    countries: 'JP',
    boxes: ['私書箱#号', '郵便私書箱第#号', '郵便局私書箱#', 'P.O. Box #', 'PO Box #'],
    lookAlikes: ['箱崎町#', '郵便局前#', '# Hakozaki'],
  },
  {
    countries: 'KR',
    boxes: ['사서함 #호', '우체국 사서함 #', 'P.O. Box #', 'PO Box #'],
    lookAlikes: ['우체국로 #', '사서로 #'],
  },
  {
    countries: 'TH',
    boxes: ['ตู้ ปณ. #', 'ตู้ ป.ณ. #', 'ตู้ไปรษณีย์ #', 'P.O. Box #'],
    lookAlikes: ['# ถนนไปรษณีย์', '# Post Road'],
  },
  {
    countries: 'ID',
    boxes: ['Kotak Pos #', 'Tromol Pos #', 'PO Box #', 'P.O. Box #', 'Kotak Pos No. #'],
    lookAlikes: ['Jl. Pos No. #', 'Jl. Kotak #', 'Jl. Kantor Pos #'],
  },
  { countries: 'VN', boxes: ['Hòm thư #', 'Hộp thư #', 'P.O. Box #'], lookAlikes: ['# Phố Bưu Điện'] },
  {
    countries: 'DE AT CH',
    boxes: german,
    lookAlikes: [
      'Postfachstraße #',
      'Poststraße #',
      'Postplatz #',
      'Am Postamt #',
      'Alte Post #',
      'Boxhagener Straße #',
      'Pfarrgasse #',
    ],
  },
  {
    countries: 'CH',
    boxes: ['Case postale #', 'CP #', 'C.P. #', 'Casella postale #', 'Chascha postala #'],
    lookAlikes: ['Rue de la Poste #', 'Via Posta #'],
  },
  {
    countries: 'FR',
    boxes: [...french, 'CS #', 'TSA #', 'Cedex BP #', 'B.P. n° #', 'BP n°#'],
    lookAlikes: [
      '# rue de la Poste',
      '# place de la Boîte',
      '# rue du Bureau de Poste',
      '# boulevard Postal',
      '# rue des Boites',
    ],
  },
  {
    countries: 'BE',
    boxes: ['Postbus #', 'BP #', 'B.P. #', 'Boîte postale #', 'PB #'],
    lookAlikes: [
      'Naamsestraat # bus 3',
      'Rue de Namur # bte 3',
      'Rue de la Poste #',
      'Postbusstraat #',
      'Kerkstraat # bus 0201',
    ],
  },
  {
    countries: 'LU',
    boxes: ['BP #', 'B.P. #', 'Boîte postale #', 'Postfach #'],
    lookAlikes: ['# rue de la Poste'],
  },
  {
    countries: 'NL',
    boxes: ['Postbus #', 'POSTBUS #', 'Antwoordnummer #', 'Postbus nr. #'],
    lookAlikes: ['Postweg #', 'Busstraat #', 'Postbuslaan #', 'Postkantoor #'],
  },
  {
    countries: 'ES',
    boxes: [
      ...spanish,
      'Apartat de Correus #',
      'Apartat #',
      'Apt. Correos #',
      'Posta kutxa #',
      'Apto. Correos #',
    ],
    lookAlikes: spanishLookAlikes,
  },
  {
    countries: 'MX',
    boxes: spanish.filter((each) => !/^A\.?P/.test(each)),
    lookAlikes: [...spanishLookAlikes, 'Calle 5, CP #'],
  },
  {
    countries: 'CL',
    boxes: ['Casilla #', 'Casilla de Correo #', 'Casilla Postal #', 'Cas. #'],
    lookAlikes: ['Calle Casillas #', 'Avenida Correos #'],
  },
  {
    countries: 'AR',
    boxes: ['Casilla de Correo #', 'C.C. #', 'CC #', 'Casilla #', 'Casilla Postal #'],
    lookAlikes: ['Calle Correo #', 'Av. Casilda #'],
  },
  {
    countries: 'CO',
    boxes: ['Apartado Aéreo #', 'Apartado Aereo #', 'A.A. #', 'Apartado Postal #', 'AA #'],
    lookAlikes: ['Calle 12 # 4-#', 'Carrera Correos #'],
  },
  {
    countries: 'PE',
    boxes: ['Apartado Postal #', 'Casilla Postal #', 'Apartado #'],
    lookAlikes: ['Jr. Correo #', 'Av. Apartaderos #'],
  },
  {
    countries: 'PT',
    boxes: ['Apartado #', 'Apartado n.º #', 'Apart. #', 'APARTADO #'],
    lookAlikes: ['Rua dos Correios #', 'Rua do Apartadinho #', 'Largo do Posto #'],
  },
  {
    countries: 'BR',
    boxes: portuguese,
    lookAlikes: ['Rua Caixa d’Água #', 'Rua dos Correios #', 'Travessa Postal #', 'Rua da Caixa #'],
  },
  {
    countries: 'IT',
    boxes: ['Casella Postale #', 'C.P. #', 'CP #', 'Cas. Post. #', 'Cas. Postale #', 'Casella postale n. #'],
    lookAlikes: ['Via della Posta #', 'Via Casella #', 'Via Casale #', 'Piazza Poste #'],
  },
  {
    countries: 'SE',
    boxes: ['Box #', 'BOX #', 'Postbox #', 'Box nr #'],
    lookAlikes: ['Boxvägen #', 'Postgatan #', 'Boxholmsgatan #'],
  },
  {
    countries: 'NO',
    boxes: ['Postboks #', 'Pb. #', 'PB #', 'Pb #', 'P.b. #', 'Postboks # Sentrum', 'Boks #'],
    lookAlikes: ['Postveien #', 'Boksveien #', 'Postboksveien #'],
  },
  {
    countries: 'DK',
    boxes: ['Postboks #', 'Postbox #', 'Pb. #', 'PB #', 'Boks #'],
    lookAlikes: ['Postvej #', 'Boksvej #', 'Postgade #'],
  },
  {
    countries: 'FI',
    boxes: ['PL #', 'P.L. #', 'Postilokero #', 'PB #', 'Postbox #', 'PL# '],
    lookAlikes: ['Postikatu #', 'Lokerotie #', 'Plantie #', 'Postgatan #'],
  },
  {
    countries: 'PL',
    boxes: [
      'Skrytka pocztowa #',
      'Skr. poczt. #',
      'Skrytka poczt. #',
      'skr. pocztowa #',
      'Skrytka pocztowa nr #',
    ],
    lookAlikes: ['ul. Pocztowa #', 'ul. Skrytka #', 'Pocztowa # m. 3'],
  },
  {
    countries: 'CZ',
    boxes: ['P.O. Box #', 'PO Box #', 'Poštovní přihrádka #', 'P.P. #', 'Pošt. přihrádka #'],
    lookAlikes: ['Poštovní #', 'Na Poště #'],
  },
  {
    countries: 'HU',
    boxes: ['Pf. #', 'Pf #', 'Postafiók #', 'PF. #'],
    lookAlikes: ['Posta utca #', 'Postafiók utca #'],
  },
  {
    countries: 'RO',
    boxes: ['C.P. #', 'CP #', 'Căsuța poștală #', 'Casuta postala #', 'O.P. 1 C.P. #'],
    lookAlikes: ['Strada Poștei #', 'Str. Căsuței #'],
  },
  {
    countries: 'GR',
    boxes: ['Τ.Θ. #', 'ΤΘ #', 'Ταχυδρομική Θυρίδα #', 'P.O. Box #'],
    lookAlikes: ['Ταχυδρομείου #'],
  },
  {
    countries: 'TR',
    boxes: ['P.K. #', 'PK #', 'Posta Kutusu #', 'P.K. No: #'],
    lookAlikes: ['Postane Caddesi No: #', 'PTT Evleri # Sokak'],
  },
  {
    countries: 'RU',
    boxes: ['а/я #', 'А/Я #', 'абонентский ящик #', 'абонентский ящик № #'],
    lookAlikes: ['ул. Почтовая, #', 'Ящичный пер., #'],
  },
  {
    countries: 'IL',
    boxes: ['ת.ד. #', 'ת"ד #', 'תא דואר #', 'P.O. Box #', 'POB #'],
    lookAlikes: ['רחוב הדואר #'],
  },
  { countries: 'AE', boxes: arabicLands, lookAlikes: ['Villa #, Al Wasl Road', 'شارع البريد #'] },
];
