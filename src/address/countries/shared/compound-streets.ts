import type { StreetWords } from '../../street/street-words-of-language.ts';
import { spellings } from './spellings.ts';

/**
 * German: the type ends a word ("Bahnhofstr.", "Bahnhof-Straße") or is a word of its own ("Berliner Allee").
 */
export const germanStreets: StreetWords = {
  stands: 'suffix',
  types: `
str strasse str
weg weg
pl platz
allee allee
gasse gasse
ring ring
damm damm
ufer ufer
steig steig
stieg stieg
pfad pfad
chaus chaussee
prom promenade
graben graben
wall wall
zeile zeile
steg steg`,
  articles: '',
  words: spellings(`
    st sankt, dr doktor, prof professor, gr grosse, kl kleine, buergerm burgermeister`),
};

/** Dutch: "Kerkstr.", "Burg. de Vlugtlaan". The abbreviations are those of NEN 5825. */
export const dutchStreets: StreetWords = {
  stands: 'suffix',
  types: `
str straat str
ln laan
weg weg
pln plein
gr gracht
kd kade
dk dijk
sngl singel
stg steeg
pad pad
plts plaats
baan baan
hof hof
dreef dreef
pk park
drp dorp`,
  articles: '',
  words: spellings(`
    st sint, dr doctor, prof professor, burg burgemeester, past pastoor, pres president, kon koning,
    gen generaal, v van, d de, vd vande`),
};

/** Swedish, for Sweden and Finland: "Storg. 3", "Ekvägen". */
export const swedishStreets: StreetWords = {
  stands: 'suffix',
  types: `
g gatan gata
v vagen vag
gr grand
stig stigen stig
torg torget torg
alle allen alle
plan plan
backe backen backe
led leden led
kaj kajen kaj
esp esplanaden`,
  articles: '',
  words: { s: 'sodra', n: 'norra', v: 'vastra', o: 'ostra', st: 'sankt' },
};

/** Danish: "Nørreg.", "Klintelundsvej". */
export const danishStreets: StreetWords = {
  stands: 'suffix',
  types: `
v vej
g gade
alle alle
pl plads
str straede
vnge vaenge vange
torv torv
sti sti
park park parken
toft toften toft
bkke bakken bakke`,
  articles: '',
  words: { ndr: 'nordre', sdr: 'sondre', st: 'sankt', gl: 'gammel', gml: 'gammel', dr: 'doktor' },
};

/** Finnish: "Lapinlahdenk. 8". */
export const finnishStreets: StreetWords = {
  stands: 'suffix',
  types: `
k katu
t tie
p polku
kj kuja
kri kaari
auk aukio
tori tori
rta ranta
rne rinne
raitti raitti
esp esplanadi
btie bulevardi`,
  articles: '',
  words: {},
};
