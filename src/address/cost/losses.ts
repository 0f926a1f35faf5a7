/**
 * What a wrong decision costs, as a multiple of what letting a wrong address pass costs a balanced market.
 * The decision with the least expected loss wins.
 */
export interface Losses {
  /** A wrong address passes unnoticed. */
  pass: number;
  /** A right address is doubted. */
  interrupt: number;
  /** A wrong address is doubted, and the buyer has to find the correction. */
  uncorrected: number;
  /**
   * An address other than the meant one is offered: the worst case, since buyers believe what they are shown.
   */
  mislead: number;
  /** The typed words are offered with another of them as the city: the label still has them all. */
  misfile: number;
}

/** How careful a market is, from the one that asks its buyers least. */
export const cautions = ['relaxed', 'balanced', 'strict'] as const;
export type Caution = (typeof cautions)[number];

const balanced: Losses = { pass: 1, interrupt: 3, uncorrected: 0.4, mislead: 6, misfile: 1 };

/**
 * Caution is what a parcel costs that comes back. Strict, it costs four times as much as a buyer who is asked
 * in vain, who costs three times as much as the parcel where the market is balanced, and four times where it
 * is relaxed. A buyer is thus asked where the address is right with less than 10, 17 or 80 %.
 */
export const losses: Readonly<Record<Caution, Losses>> = {
  relaxed: { ...balanced, pass: 0.4 + 3 / 9 },
  balanced,
  strict: { ...balanced, pass: 0.4 + 3 * 4 },
};

/** The likelihood that an address is right as typed below which it is not accepted. */
export function leastAccepted(caution: Caution): number {
  const { pass, interrupt, uncorrected } = losses[caution];
  return (pass - uncorrected) / (pass - uncorrected + interrupt);
}
