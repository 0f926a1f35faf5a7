import type { StreetWords } from './street-words-of-language.ts';

const articlesOfFrench = 'de du des d la le les l au aux a et';

/** French: "12 bis av. de l'Église", "Bd St-Michel". The abbreviations are those of La Poste (NF Z10-011). */
export const french: StreetWords = {
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
  words: {
    st: 'saint',
    ste: 'sainte',
    gal: 'general',
    gen: 'general',
    mal: 'marechal',
    dr: 'docteur',
    pdt: 'president',
    cdt: 'commandant',
    cne: 'capitaine',
    col: 'colonel',
    cel: 'colonel',
    lt: 'lieutenant',
    prof: 'professeur',
    pr: 'professeur',
    vx: 'vieux',
    gd: 'grand',
    gde: 'grande',
    nd: 'notredame',
  },
};

/** Spanish, Catalan and Galician: "C/ de Pamplona", "Carrer de Pamplona". */
export const spanish: StreetWords = {
  stands: 'start',
  types: `
c calle carrer cl calle rua
av avenida avinguda avda avd avgda
pl plaza placa plza pza praza
ps paseo passeig po pso pg
ctra carretera crta cra estrada
cam camino cami cno camino
cjon callejon
cja calleja carrero
rda ronda
trv travesia travessera travessia trav tva
pje pasaje passatge psje ptge pasatge
rbla rambla rbla
glta glorieta gta
pol poligono poligon
urb urbanizacion urbanitzacio
via via
cta cuesta
baj bajada baixada
pzla plazuela placeta plazoleta
jdn jardines jardins jardin
gv granvia
mlle muelle moll
bda barriada
bo barrio barri`,
  articles: 'de del de la las los el els les l d lo i y',
  splitsApostrophes: true,
  words: {
    sta: 'santa',
    sto: 'santo',
    s: 'san',
    dr: 'doctor',
    dra: 'doctora',
    gral: 'general',
    ntra: 'nuestra',
    sra: 'senora',
    prof: 'profesor',
    ma: 'maria',
    fco: 'francisco',
    pte: 'presidente',
    cap: 'capitan',
    dona: 'dona',
  },
};

/** Italian, for Switzerland: "Via Nassa". */
export const italian: StreetWords = {
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
