import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Mexico */
export const mexico: Definition = {
  calledBy: ['Mex.'],
  codes: { shapeIsCertain: onePublishedShape },
  // "Sn. Luis Potosí", "Cd. Juárez"
  names: { words: { sn: 'san', cd: 'ciudad' } },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Ciudad de México'],
    // Postal abbreviations (Correos de México) and names without the honorific; the Federal District
    // until 2016, and what people call Baja California beside its southern neighbour.
    names: {
      AGU: ['Ags.'],
      BCN: ['B.C.', 'BC', 'Baja California Norte'],
      BCS: ['B.C.S.'],
      CAM: ['Camp.'],
      CHP: ['Chis.'],
      CHH: ['Chih.'],
      CMX: ['CDMX', 'D.F.', 'DF', 'Distrito Federal', 'Mexico City'],
      COA: ['Coah.', 'Coahuila'],
      COL: ['Col.'],
      DUR: ['Dgo.'],
      MEX: ['Méx.', 'México', 'Edo. Méx.', 'Edomex', 'EM'],
      GUA: ['Gto.'],
      GRO: ['Gro.'],
      HID: ['Hgo.'],
      JAL: ['Jal.'],
      MIC: ['Mich.', 'Michoacán de Ocampo'],
      MOR: ['Mor.'],
      NAY: ['Nay.'],
      NLE: ['N.L.', 'NL'],
      OAX: ['Oax.'],
      PUE: ['Pue.'],
      QUE: ['Qro.', 'Querétaro de Arteaga'],
      ROO: ['Q.R.', 'QR', 'Q ROO'],
      SLP: ['S.L.P.'],
      SIN: ['Sin.'],
      SON: ['Son.'],
      TAB: ['Tab.'],
      TAM: ['Tamps.'],
      TLA: ['Tlax.'],
      VER: ['Ver.', 'Veracruz de Ignacio de la Llave'],
      YUC: ['Yuc.'],
      ZAC: ['Zac.'],
    },
  },
  boxes: [shortSpanishBoxes, { language: 'Spanish', segment: ['a p'] }],
  market: {
    timeZone: 'America/Cancun',
    // Instituto Federal de Telecomunicaciones: until August 2019 before calls to other areas and to mobiles,
    // and the 1 before mobiles called from abroad.
    formerPhonePrefixes: ['01', '044', '045', '1'],
    taxId: ['mx.taxpayer', 'mx.curp'],
  },
};
