import { type BoxWords, phrases } from './box-words.ts';

/**
 * USPS Publication 28 C2.008; Canada Post; Royal Mail; Australia Post; NZ Post. Some type a zero for an O.
 */
export const englishBoxes: BoxWords = {
  language: 'English',
  anywhere: phrases(`
    pob, po b, po bx, post office bx, post ofc box, postal box, post box, post bx, postbox no, po drawer,
    post office drawer, po caller, caller box, caller service, cpo box, mcpo box, ppo box, g po box,
    locked bag, locked mail bag, private bag, private mail bag, private post bag,
    private letter box, private letter bag, private post office box, pvt bag, pvt mail bag,
    priv bag, post bag, postal bag, po bag, gpo bag`),
  numberless: ['po box', 'p0 box', 'po b0x', 'p obox', 'post office box', 'post office b0x', 'gpo box'],
  segment: ['p box', 'mail bag', 'firm caller', 'lock box', 'lockbox', 'callers box'],
  alone: ['box', 'bx'],
};

export const americanBoxes: BoxWords = {
  language: 'English',
  anywhere: ['po bin'],
  alone: ['bin', 'drawer', 'caller'],
};

/** Private mail bags. In the US, PMB is a private mailbox, which is not a post-office box. */
export const westAfricanBoxes: BoxWords = { language: 'English', anywhere: ['pmb'] };

export const southernAfricanBoxes: BoxWords = { language: 'English', anywhere: ['p bag', 'pte bag'] };

/** Answers to these numbers wait at a post office (Australia Post, Reply Paid; NZ Post, FreePost). */
export const pacificBoxes: BoxWords = {
  language: 'English',
  anywhere: ['lb service', 'p bag', 'locked bag service', 'reply paid', 'freepost', 'free post'],
};

export const maoriBoxes: BoxWords = { language: 'Māori', anywhere: ['pouaka poutāpeta'] };

export const communityMailBags: BoxWords = { language: 'English', segment: ['cmb', 'community mail bag'] };

export const southAsianBoxes: BoxWords = {
  language: 'English',
  anywhere: ['pb no', 'post bag no'],
  segment: ['pb'],
};

export const irishBoxes: BoxWords = {
  language: 'Irish',
  anywhere: ['bosca poist', 'bosca op', 'bosca oifig an phoist', 'bosca oifige poist'],
};
