import type { StreetWords } from '../../street/street-words-of-language.ts';
import { spellings } from './spellings.ts';

const articlesOfFrench = 'de du des d la le les l au aux a et';

/** French: "12 bis av. de l'Église", "Bd St-Michel". The abbreviations are those of La Poste (NF Z10-011). */
export const frenchStreets: StreetWords = {
  stands: 'start',
  types: `
all allee allees
av avenue ave
bd boulevard boul blvd bvd
carr carrefour
che chemin chem ch
chs chaussee
cite cite
clos clos
cor corniche
cote cote
cour cour
crs cours
dom domaine
esp esplanade
fg faubourg fbg
gr grande grand
ham hameau
imp impasse
lot lotissement
mail mail
mte montee
pas passage pass
pl place
pont pont
port port
prom promenade
qu quai
quart quartier
res residence
rle ruelle
rpt rondpoint
rte route
rue rue r
sen sentier sente
sq square
tsse terrasse
tra traverse
ven venelle
via via
vc voie
vla villa
zone zone
za za
zi zi`,
  articles: articlesOfFrench,
  splitsApostrophes: true,
  words: spellings(`
    st saint, ste sainte, gal general, gen general, mal marechal, dr docteur, pdt president,
    cdt commandant, cne capitaine, col colonel, cel colonel, lt lieutenant, prof professeur,
    pr professeur, vx vieux, gd grand, gde grande, nd notredame`),
};

const articlesOfSpain = 'de del de la las los el els les l d lo i y';

/** Spanish: "C/ de Pamplona", "Avda. de la Constitución". */
export const spanishStreets: StreetWords = {
  stands: 'start',
  types: `
c calle cl
av avenida avda avd avgda
pl plaza plza pza
ps paseo po pso pg
ctra carretera crta cra
cam camino cno
cjon callejon
cja calleja
rda ronda
trv travesia trav tva
pje pasaje psje ptge
rbla rambla
glta glorieta gta
pol poligono
urb urbanizacion
via via
cta cuesta
baj bajada
pzla plazuela
jdn jardines jardin
gv granvia
mlle muelle
bda barriada
bo barrio`,
  articles: articlesOfSpain,
  splitsApostrophes: true,
  words: spellings(`
    sta santa, sto santo, s san, dr doctor, dra doctora, gral general, ntra nuestra, sra senora,
    prof profesor, ma maria, fco francisco, pte presidente, cap capitan, dona dona`),
};

/** Catalan: "Carrer de Pamplona". Its types have the codes of the Spanish ones: both name the same street. */
export const catalanStreets: StreetWords = {
  stands: 'start',
  types: `
c carrer
av avinguda
pl placa
ps passeig
cam cami
cja carrero
trv travessera travessia
pje passatge ptge pasatge
pol poligon
urb urbanitzacio
baj baixada
pzla placeta plazoleta
jdn jardins
mlle moll
bo barri`,
  articles: articlesOfSpain,
  splitsApostrophes: true,
  words: {},
};

/** Galician: "Rúa de Pamplona". Its types have the codes of the Spanish ones too. */
export const galicianStreets: StreetWords = {
  stands: 'start',
  types: `
c rua
pl praza
ctra estrada
cam camino`,
  articles: articlesOfSpain,
  splitsApostrophes: true,
  words: {},
};

/** Italian, for Switzerland: "Via Nassa". */
export const italianStreets: StreetWords = {
  stands: 'start',
  types: `
via via
vle viale
pza piazza
pzle piazzale
cso corso
vic vicolo
str strada
sal salita
cna contrada
rva riva`,
  articles: 'di del della dei delle degli dell al alla d l la il lo le i',
  splitsApostrophes: true,
  words: { s: 'san', sta: 'santa' },
};
