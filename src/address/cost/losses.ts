/**
 * What a wrong decision costs, as a multiple of letting a wrong address pass. The decision with the least
 * expected loss wins.
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

export const losses: Losses = { pass: 1, interrupt: 3, uncorrected: 0.4, mislead: 6, misfile: 1 };
