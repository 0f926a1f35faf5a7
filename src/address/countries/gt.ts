import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Guatemala */
export const guatemala: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  areas: {
    // Abbreviations of three letters that shops send.
    subdivisions: {
      names: {
        'GT-01': ['GUA'],
        'GT-02': ['EPR'],
        'GT-03': ['SAC'],
        'GT-04': ['CMT'],
        'GT-05': ['ESC'],
        'GT-06': ['SRO'],
        'GT-07': ['SOL'],
        'GT-08': ['TOT'],
        'GT-09': ['QUE'],
        'GT-10': ['SUC'],
        'GT-11': ['RET'],
        'GT-12': ['SMA'],
        'GT-13': ['HUE'],
        'GT-14': ['QUI'],
        'GT-15': ['BVE'],
        'GT-16': ['AVE'],
        'GT-17': ['PET'],
        'GT-18': ['IZA'],
        'GT-19': ['ZAC'],
        'GT-20': ['CQM'],
        'GT-21': ['JAL'],
        'GT-22': ['JUT'],
      },
    },
  },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Guatemala', taxId: ['gt.nit', 'gt.cui'] },
};
