/** Credentials that are not accepted. `reason` is what RFC 6750 and the catalogue call it. */
export class CredentialsError extends Error {
  override readonly name = 'CredentialsError';
  readonly reason: 'Missing' | 'Invalid' | 'Expired';

  constructor(reason: CredentialsError['reason']) {
    super(`credentials ${reason.toLowerCase()}`);
    this.reason = reason;
  }
}

/** The keys to check credentials with could not be had: nothing is known about the credentials. */
export class CredentialsUnavailableError extends Error {
  override readonly name = 'CredentialsUnavailableError';
}
