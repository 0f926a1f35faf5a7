/** What a wrong decision costs, in units of letting a wrong address pass. The least expected loss decides. */
export interface Losses {
  /** A wrong address passes without a word. */
  pass: number;
  /** A right address is doubted. */
  interrupt: number;
  /** A wrong address is doubted, and the buyer is left to find out how to mend it. */
  unmended: number;
  /** Another address than the meant one is offered: the worst, since buyers believe what they are shown. */
  mislead: number;
}

export const losses: Losses = { pass: 1, interrupt: 3, unmended: 0.4, mislead: 6 };
