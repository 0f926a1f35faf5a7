import { ascensionIsland } from './ac.ts';
import { andorra } from './ad.ts';
import { unitedArabEmirates } from './ae.ts';
import { afghanistan } from './af.ts';
import { antiguaAndBarbuda } from './ag.ts';
import { anguilla } from './ai.ts';
import { albania } from './al.ts';
import { armenia } from './am.ts';
import { angola } from './ao.ts';
import { antarctica } from './aq.ts';
import { argentina } from './ar.ts';
import { americanSamoa } from './as.ts';
import { austria } from './at.ts';
import { australia } from './au.ts';
import { aruba } from './aw.ts';
import { alandIslands } from './ax.ts';
import { azerbaijan } from './az.ts';
import { bosniaAndHerzegovina } from './ba.ts';
import { barbados } from './bb.ts';
import { bangladesh } from './bd.ts';
import { belgium } from './be.ts';
import { burkinaFaso } from './bf.ts';
import { bulgaria } from './bg.ts';
import { bahrain } from './bh.ts';
import { burundi } from './bi.ts';
import { benin } from './bj.ts';
import { saintBarthelemy } from './bl.ts';
import { bermuda } from './bm.ts';
import { brunei } from './bn.ts';
import { bolivia } from './bo.ts';
import { caribbeanNetherlands } from './bq.ts';
import { brazil } from './br.ts';
import { bahamas } from './bs.ts';
import { bhutan } from './bt.ts';
import { bouvetIsland } from './bv.ts';
import { botswana } from './bw.ts';
import { belarus } from './by.ts';
import { belize } from './bz.ts';
import { canada } from './ca.ts';
import { cocosIslands } from './cc.ts';
import { congoKinshasa } from './cd.ts';
import { centralAfricanRepublic } from './cf.ts';
import { congoBrazzaville } from './cg.ts';
import { switzerland } from './ch.ts';
import { ivoryCoast } from './ci.ts';
import { cookIslands } from './ck.ts';
import { chile } from './cl.ts';
import { cameroon } from './cm.ts';
import { china } from './cn.ts';
import { colombia } from './co.ts';
import type { Country } from './country.ts';
import { costaRica } from './cr.ts';
import { cuba } from './cu.ts';
import { capeVerde } from './cv.ts';
import { curacao } from './cw.ts';
import { christmasIsland } from './cx.ts';
import { cyprus } from './cy.ts';
import { czechia } from './cz.ts';
import { germany } from './de.ts';
import { djibouti } from './dj.ts';
import { denmark } from './dk.ts';
import { dominica } from './dm.ts';
import { dominicanRepublic } from './do.ts';
import { algeria } from './dz.ts';
import { ecuador } from './ec.ts';
import { estonia } from './ee.ts';
import { egypt } from './eg.ts';
import { westernSahara } from './eh.ts';
import { eritrea } from './er.ts';
import { spain } from './es.ts';
import { ethiopia } from './et.ts';
import { finland } from './fi.ts';
import { fiji } from './fj.ts';
import { falklandIslands } from './fk.ts';
import { micronesia } from './fm.ts';
import { faroeIslands } from './fo.ts';
import { france } from './fr.ts';
import { gabon } from './ga.ts';
import { unitedKingdom } from './gb.ts';
import { grenada } from './gd.ts';
import { georgia } from './ge.ts';
import { frenchGuiana } from './gf.ts';
import { guernsey } from './gg.ts';
import { ghana } from './gh.ts';
import { gibraltar } from './gi.ts';
import { greenland } from './gl.ts';
import { gambia } from './gm.ts';
import { guinea } from './gn.ts';
import { guadeloupe } from './gp.ts';
import { equatorialGuinea } from './gq.ts';
import { greece } from './gr.ts';
import { southGeorgiaAndSouthSandwichIslands } from './gs.ts';
import { guatemala } from './gt.ts';
import { guam } from './gu.ts';
import { guineaBissau } from './gw.ts';
import { guyana } from './gy.ts';
import { hongKong } from './hk.ts';
import { heardAndMcDonaldIslands } from './hm.ts';
import { honduras } from './hn.ts';
import { croatia } from './hr.ts';
import { haiti } from './ht.ts';
import { hungary } from './hu.ts';
import { indonesia } from './id.ts';
import { ireland } from './ie.ts';
import { israel } from './il.ts';
import { isleOfMan } from './im.ts';
import { india } from './in.ts';
import { britishIndianOceanTerritory } from './io.ts';
import { iraq } from './iq.ts';
import { iran } from './ir.ts';
import { iceland } from './is.ts';
import { italy } from './it.ts';
import { jersey } from './je.ts';
import { jamaica } from './jm.ts';
import { jordan } from './jo.ts';
import { japan } from './jp.ts';
import { kenya } from './ke.ts';
import { kyrgyzstan } from './kg.ts';
import { cambodia } from './kh.ts';
import { kiribati } from './ki.ts';
import { comoros } from './km.ts';
import { saintKittsAndNevis } from './kn.ts';
import { northKorea } from './kp.ts';
import { southKorea } from './kr.ts';
import { kuwait } from './kw.ts';
import { caymanIslands } from './ky.ts';
import { kazakhstan } from './kz.ts';
import { laos } from './la.ts';
import { lebanon } from './lb.ts';
import { saintLucia } from './lc.ts';
import { liechtenstein } from './li.ts';
import { sriLanka } from './lk.ts';
import { liberia } from './lr.ts';
import { lesotho } from './ls.ts';
import { lithuania } from './lt.ts';
import { luxembourg } from './lu.ts';
import { latvia } from './lv.ts';
import { libya } from './ly.ts';
import { morocco } from './ma.ts';
import { monaco } from './mc.ts';
import { moldova } from './md.ts';
import { montenegro } from './me.ts';
import { saintMartin } from './mf.ts';
import { madagascar } from './mg.ts';
import { marshallIslands } from './mh.ts';
import { northMacedonia } from './mk.ts';
import { mali } from './ml.ts';
import { myanmar } from './mm.ts';
import { mongolia } from './mn.ts';
import { macao } from './mo.ts';
import { northernMarianaIslands } from './mp.ts';
import { martinique } from './mq.ts';
import { mauritania } from './mr.ts';
import { montserrat } from './ms.ts';
import { malta } from './mt.ts';
import { mauritius } from './mu.ts';
import { maldives } from './mv.ts';
import { malawi } from './mw.ts';
import { mexico } from './mx.ts';
import { malaysia } from './my.ts';
import { mozambique } from './mz.ts';
import { namibia } from './na.ts';
import { newCaledonia } from './nc.ts';
import { niger } from './ne.ts';
import { norfolkIsland } from './nf.ts';
import { nigeria } from './ng.ts';
import { nicaragua } from './ni.ts';
import { netherlands } from './nl.ts';
import { norway } from './no.ts';
import { nepal } from './np.ts';
import { nauru } from './nr.ts';
import { niue } from './nu.ts';
import { newZealand } from './nz.ts';
import { oman } from './om.ts';
import { panama } from './pa.ts';
import { peru } from './pe.ts';
import { frenchPolynesia } from './pf.ts';
import { papuaNewGuinea } from './pg.ts';
import { philippines } from './ph.ts';
import { pakistan } from './pk.ts';
import { poland } from './pl.ts';
import { saintPierreAndMiquelon } from './pm.ts';
import { pitcairnIslands } from './pn.ts';
import { puertoRico } from './pr.ts';
import { palestinianTerritories } from './ps.ts';
import { portugal } from './pt.ts';
import { palau } from './pw.ts';
import { paraguay } from './py.ts';
import { qatar } from './qa.ts';
import { reunion } from './re.ts';
import { romania } from './ro.ts';
import { serbia } from './rs.ts';
import { russia } from './ru.ts';
import { rwanda } from './rw.ts';
import { saudiArabia } from './sa.ts';
import { solomonIslands } from './sb.ts';
import { seychelles } from './sc.ts';
import { sudan } from './sd.ts';
import { sweden } from './se.ts';
import { singapore } from './sg.ts';
import { saintHelena } from './sh.ts';
import { slovenia } from './si.ts';
import { svalbardAndJanMayen } from './sj.ts';
import { slovakia } from './sk.ts';
import { sierraLeone } from './sl.ts';
import { sanMarino } from './sm.ts';
import { senegal } from './sn.ts';
import { somalia } from './so.ts';
import { suriname } from './sr.ts';
import { southSudan } from './ss.ts';
import { saoTomeAndPrincipe } from './st.ts';
import { elSalvador } from './sv.ts';
import { sintMaarten } from './sx.ts';
import { syria } from './sy.ts';
import { eswatini } from './sz.ts';
import { tristanDaCunha } from './ta.ts';
import { turksAndCaicosIslands } from './tc.ts';
import { chad } from './td.ts';
import { frenchSouthernTerritories } from './tf.ts';
import { togo } from './tg.ts';
import { thailand } from './th.ts';
import { tajikistan } from './tj.ts';
import { tokelau } from './tk.ts';
import { timorLeste } from './tl.ts';
import { turkmenistan } from './tm.ts';
import { tunisia } from './tn.ts';
import { tonga } from './to.ts';
import { turkey } from './tr.ts';
import { trinidadAndTobago } from './tt.ts';
import { tuvalu } from './tv.ts';
import { taiwan } from './tw.ts';
import { tanzania } from './tz.ts';
import { ukraine } from './ua.ts';
import { uganda } from './ug.ts';
import { unitedStatesOutlyingIslands } from './um.ts';
import { unitedStates } from './us.ts';
import { uruguay } from './uy.ts';
import { uzbekistan } from './uz.ts';
import { vaticanCity } from './va.ts';
import { saintVincentAndGrenadines } from './vc.ts';
import { venezuela } from './ve.ts';
import { britishVirginIslands } from './vg.ts';
import { unitedStatesVirginIslands } from './vi.ts';
import { vietnam } from './vn.ts';
import { vanuatu } from './vu.ts';
import { wallisAndFutuna } from './wf.ts';
import { samoa } from './ws.ts';
import { kosovo } from './xk.ts';
import { yemen } from './ye.ts';
import { mayotte } from './yt.ts';
import { southAfrica } from './za.ts';
import { zambia } from './zm.ts';
import { zimbabwe } from './zw.ts';

/** Every country of which something particular is known. Any other is as the address metadata says. */
export const countries: readonly Country[] = [
  ascensionIsland,
  andorra,
  unitedArabEmirates,
  afghanistan,
  antiguaAndBarbuda,
  anguilla,
  albania,
  armenia,
  angola,
  antarctica,
  argentina,
  americanSamoa,
  austria,
  australia,
  aruba,
  alandIslands,
  azerbaijan,
  bosniaAndHerzegovina,
  barbados,
  bangladesh,
  belgium,
  burkinaFaso,
  bulgaria,
  bahrain,
  burundi,
  benin,
  saintBarthelemy,
  bermuda,
  brunei,
  bolivia,
  caribbeanNetherlands,
  brazil,
  bahamas,
  bhutan,
  bouvetIsland,
  botswana,
  belarus,
  belize,
  canada,
  cocosIslands,
  congoKinshasa,
  centralAfricanRepublic,
  congoBrazzaville,
  switzerland,
  ivoryCoast,
  cookIslands,
  chile,
  cameroon,
  china,
  colombia,
  costaRica,
  cuba,
  capeVerde,
  curacao,
  christmasIsland,
  cyprus,
  czechia,
  germany,
  djibouti,
  denmark,
  dominica,
  dominicanRepublic,
  algeria,
  ecuador,
  estonia,
  egypt,
  westernSahara,
  eritrea,
  spain,
  ethiopia,
  finland,
  fiji,
  falklandIslands,
  micronesia,
  faroeIslands,
  france,
  gabon,
  unitedKingdom,
  grenada,
  georgia,
  frenchGuiana,
  guernsey,
  ghana,
  gibraltar,
  greenland,
  gambia,
  guinea,
  guadeloupe,
  equatorialGuinea,
  greece,
  southGeorgiaAndSouthSandwichIslands,
  guatemala,
  guam,
  guineaBissau,
  guyana,
  hongKong,
  heardAndMcDonaldIslands,
  honduras,
  croatia,
  haiti,
  hungary,
  indonesia,
  ireland,
  israel,
  isleOfMan,
  india,
  britishIndianOceanTerritory,
  iraq,
  iran,
  iceland,
  italy,
  jersey,
  jamaica,
  jordan,
  japan,
  kenya,
  kyrgyzstan,
  cambodia,
  kiribati,
  comoros,
  saintKittsAndNevis,
  northKorea,
  southKorea,
  kuwait,
  caymanIslands,
  kazakhstan,
  laos,
  lebanon,
  saintLucia,
  liechtenstein,
  sriLanka,
  liberia,
  lesotho,
  lithuania,
  luxembourg,
  latvia,
  libya,
  morocco,
  monaco,
  moldova,
  montenegro,
  saintMartin,
  madagascar,
  marshallIslands,
  northMacedonia,
  mali,
  myanmar,
  mongolia,
  macao,
  northernMarianaIslands,
  martinique,
  mauritania,
  montserrat,
  malta,
  mauritius,
  maldives,
  malawi,
  mexico,
  malaysia,
  mozambique,
  namibia,
  newCaledonia,
  niger,
  norfolkIsland,
  nigeria,
  nicaragua,
  netherlands,
  norway,
  nepal,
  nauru,
  niue,
  newZealand,
  oman,
  panama,
  peru,
  frenchPolynesia,
  papuaNewGuinea,
  philippines,
  pakistan,
  poland,
  saintPierreAndMiquelon,
  pitcairnIslands,
  puertoRico,
  palestinianTerritories,
  portugal,
  palau,
  paraguay,
  qatar,
  reunion,
  romania,
  serbia,
  russia,
  rwanda,
  saudiArabia,
  solomonIslands,
  seychelles,
  sudan,
  sweden,
  singapore,
  saintHelena,
  slovenia,
  svalbardAndJanMayen,
  slovakia,
  sierraLeone,
  sanMarino,
  senegal,
  somalia,
  suriname,
  southSudan,
  saoTomeAndPrincipe,
  elSalvador,
  sintMaarten,
  syria,
  eswatini,
  tristanDaCunha,
  turksAndCaicosIslands,
  chad,
  frenchSouthernTerritories,
  togo,
  thailand,
  tajikistan,
  tokelau,
  timorLeste,
  turkmenistan,
  tunisia,
  tonga,
  turkey,
  trinidadAndTobago,
  tuvalu,
  taiwan,
  tanzania,
  ukraine,
  uganda,
  unitedStatesOutlyingIslands,
  unitedStates,
  uruguay,
  uzbekistan,
  vaticanCity,
  saintVincentAndGrenadines,
  venezuela,
  britishVirginIslands,
  unitedStatesVirginIslands,
  vietnam,
  vanuatu,
  wallisAndFutuna,
  samoa,
  kosovo,
  yemen,
  mayotte,
  southAfrica,
  zambia,
  zimbabwe,
];

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Returns what is particular to a country, given by its ISO 3166-1 alpha-2 code. */
export function countryOf(code: string): Country {
  return byCode.get(code) ?? { code };
}
