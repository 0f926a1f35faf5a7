import type { StreetWords } from '../../street/street-words-of-language.ts';
import { spellings } from './spellings.ts';

// USPS Publication 28, appendix C1: the code, the full word, other spellings. The list also has the types of
// Australia, Britain and Canada. Words that are mostly parts of names (CENTER, LAKE) count as types only at
// the end.
const types = `
aly alley allee ally
anx annex annx anex
arc arcade
ave avenue av aven avenu avn avnue
bch beach
bnd bend
blf bluff bluf
blvd boulevard boul boulv bvd bd
br branch
brg bridge brdge
brk brook
byp bypass byps
cswy causeway causwa
ctr center centre cntr cent
chase chase
cir circle circ crcle circl crcl
cl close
clf cliff
clb club
cmn common
cmns commons
cor corner
cors corners
crse course
ct court crt
cts courts
cv cove
crk creek
cres crescent crsent crsnt cr cresc crs
xing crossing crssng
dl dale
dr drive driv drv
dwns downs
est estate
ests estates
esp esplanade
expy expressway exp expr express expw
ext extension extn extnsn
fls falls
fry ferry frry
fld field
flds fields
flt flat
frd ford
frst forest
frk fork
fwy freeway freewy frway frwy
gdn garden gardn grden
gdns gardens grdns
gate gate
gtwy gateway gtway gatewy
gln glen
grn green
grv grove grov gr gve
hbr harbor harbour harb
hvn haven
hts heights ht
hwy highway highwy hiway hiwy hway
hl hill
hls hills
holw hollow hllw
inlt inlet
is island islnd
jct junction jction jctn
knl knoll knol
knls knolls
lk lake
lks lakes
lndg landing lndng
ln lane lanes
lgt light
loop loop loops
mall mall
mnr manor
mdw meadow
mdws meadows medows
mews mews
ml mill
mls mills
mtwy motorway
mt mount mnt
mtn mountain mntn
orch orchard
oval oval ovl
pde parade
park park prk
pkwy parkway parkwy pkway pky parkways pkwys
pass pass
psge passage
path path paths
pike pike pikes
pne pine
pnes pines
pl place
pln plain
plns plains
plz plaza plza
pt point
prt port
pr prairie prr
prom promenade
quad quadrant
quay quay
rnch ranch
rpd rapid
rst rest
rdg ridge rdge
riv river rvr rivr
rd road
rte route
row row
rise rise
run run
shr shore
skwy skyway
spg spring spng
spgs springs spngs
spur spur spurs
sq square sqr sqre squ
sta station statn stn
strm stream
st street strt str
smt summit sumit
ter terrace terr tce
trce trace traces
trk track tracks
trl trail trails
tunl tunnel
tpke turnpike trnpk turnpk
vale vale
vly valley vlly
vw view
vws views
vlg village vill villag
vis vista vist vsta
walk walk walks wlk
wall wall
way way wy
wls wells
`;

/** English: "East Lockett Road", "20th Ave NW", "St Paul St". */
export const englishStreets: StreetWords = {
  stands: 'end',
  types,
  directionals: spellings(`
    n north, s south, e east, w west, ne northeast, nw northwest, se southeast, sw southwest`),
  articles: 'the of and',
  words: spellings(`
    st saint, ste sainte, mt mount, ft fort, hwy highway, rte route, rt route, ave avenue, av avenue,
    rd road, pk park, pt point, ctr center, centre center, harbour harbor, hts heights, n north,
    s south, e east, w west, ne northeast, nw northwest, se southeast, sw southwest, jr, dr,
    mlk martinlutherking, co county, cr cr, first 1, second 2, third 3, fourth 4, fifth 5, sixth 6,
    seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11, twelfth 12`),
};
