/**
 * A valid application (specification 2.5). Absent fields are null; text is trimmed, but the Pin is as sent.
 */
export interface Application {
  /** As it was sent: `MM/DD/YYYY`. */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly subscribeToEmail: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly middleInitial: string | null;
  readonly phoneHome: string;
  readonly phoneOther: string | null;
  readonly pin: string;
  /** As typed. Site URLs are compared without regard to case. */
  readonly siteUrl: string;
  readonly recognitionName: string | null;
  readonly partnerFirstName: string | null;
  readonly partnerLastName: string | null;
  readonly partnerMiddleInitial: string | null;
  readonly taxId: string | null;
}
