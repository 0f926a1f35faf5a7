const caching =
  'Needs no credentials, since nothing in it is personal. Caches may keep it. A request whose `If-None-Match` holds its `ETag` gets 304 until it changes.';
const offBySetting = 'Absent if the operator sets `COMPLETION=false`.';
const uploading =
  'One JSON object per line, with the members of a PUT and the key. Lines are stored as they arrive. A bad line is reported and does not stop the rest. After any answer other than 200 you can send the same upload again.';
const repeated = 'A repeat gets the same answer.';
const asStored = 'The record as it was stored.';
const reading =
  'Includes sealed fields. Each read is recorded with the subject of the token, even if nothing is held.';
const erasing =
  'Erases all of it or nothing. The audit trail and events stay, since they hold only ids. Registered site URLs stay too, and the answer names them. A repeat finds nothing.';
const deciding = 'Takes the place of what was decided about the pair before.';
const ofRecord = 'Id of the record, percent-encoded.';

interface OperationWords {
  readonly summary: string;
  readonly description: string;
  /** The names of its parameters in the query. All are required. */
  readonly query?: readonly string[];
}

interface TagWords {
  readonly description: string;
  /** What each parameter of a path or a query means, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, OperationWords>>;
}

/** What the document says of the operations, by their tags; in the order in which documents list them. */
export const tags: Readonly<Record<string, TagWords>> = {
  'Shipping address': {
    description: 'Where the order of a cart goes: read, set and verified.',
    operations: {
      readShippingAddress: {
        summary: 'The shipping address of the cart',
        description:
          "The address assigned to the cart, or the profile's shipping address if the cart has none.",
      },
      setShippingAddress: {
        summary: 'Set and verify the shipping address of the cart',
        description:
          'Sets the shipping address, contact data and order options if the address is acceptable. If it is not, `success` is false and nothing changes. The answer may offer a corrected address: `Choice: "Accept"` applies it and `Choice: "Override"` declines it.',
      },
    },
  },
  'Distributor application': {
    description: 'The application of a new distributor: read, validated and stored.',
    operations: {
      readDistributorApplication: {
        summary: 'The application of the session',
        description: 'The application data associated with the session.',
      },
      submitDistributorApplication: {
        summary: 'Validate and store the application of the session',
        description:
          'Stores a valid application. An invalid one changes nothing, and the answer reports all its problems together.',
      },
    },
  },
  Markets: {
    description: 'What a storefront draws before it knows anybody. No credentials.',
    parameters: {
      market: 'Code of the market (ISO 3166-1 alpha-2), in capital letters.',
      postalCode: 'The postal code, in any way to write it.',
    },
    operations: {
      listMarkets: {
        summary: 'Every market, by name',
        description: `Fills a list to choose a market from. ${caching}`,
      },
      readAddressFormat: {
        summary: 'The address form of a market',
        description: `The fields of a shipping address in the order in which the market's forms show them, with their labels and, if they are known, the provinces. ${caching}`,
      },
      findPlacesOfCode: {
        query: ['postalCode'],
        summary: 'The places of a postal code',
        description: `For forms that ask for the postal code first and fill in city and province from it. The usual city comes first. ${caching} ${offBySetting}`,
      },
      completeAddress: {
        summary: 'Complete an address while it is typed',
        description: `Finds streets and their numbers (if street data is loaded), cities and postal codes that begin with the text or are one slip away from it. The verification accepts each of them as it stands, once the empty fields are filled in. A number that was typed stays as it is. Needs no credentials. It is a POST because what people type is personal and stays out of URLs and logs. ${offBySetting}`,
      },
    },
  },
  'Platform: profiles': {
    description: 'Profiles of customers, which carts fall back on.',
    parameters: {
      id: ofRecord,
    },
    operations: {
      putProfile: {
        summary: 'Store a profile',
        description: 'Replaces what was stored.',
      },
      readProfile: {
        summary: 'A profile',
        description: asStored,
      },
      deleteProfile: {
        summary: 'Delete a profile',
        description: repeated,
      },
      uploadProfiles: {
        summary: 'Store many profiles',
        description: uploading,
      },
    },
  },
  'Platform: branches': {
    description: 'Branches at which orders are picked up.',
    parameters: {
      id: ofRecord,
    },
    operations: {
      putBranch: {
        summary: 'Store a branch',
        description:
          'Replaces what was stored. The instance that answers uses the new branch at once; other instances use it within BRANCH_REFRESH_SECONDS.',
      },
      readBranch: {
        summary: 'A branch',
        description: asStored,
      },
      deleteBranch: {
        summary: 'Delete a branch',
        description: repeated,
      },
      uploadBranches: {
        summary: 'Store many branches',
        description: uploading,
      },
    },
  },
  'Platform: registered site URLs': {
    description: 'Registered site URLs and their owners.',
    parameters: {
      siteUrl: 'Letters A to Z and digits, in either case.',
    },
    operations: {
      putSiteUrl: {
        summary: 'Store a registered site URL',
        description:
          'Registers the site URL to the owner. A site URL of another owner is refused: to pass it on, delete it first.',
      },
      readSiteUrl: {
        summary: 'A registered site URL',
        description: asStored,
      },
      deleteSiteUrl: {
        summary: 'Delete a registered site URL',
        description: repeated,
      },
      uploadSiteUrls: {
        summary: 'Store many registered site URLs',
        description: `${uploading} Like PUT, it refuses a site URL that is registered to somebody else: delete that one first.`,
      },
    },
  },
  'Platform: verification': {
    description: 'Address books, verified line by line.',
    operations: {
      verifyAddresses: {
        summary: 'Verify an address book',
        description:
          'Each line is judged like a submission of the address step, as the command `verify` does, and answered by one line in the same order while the next ones arrive. Nothing is stored. A bad line is answered with what is wrong with it and does not stop the rest; blank lines are skipped. A line may have BODY_LIMIT_BYTES, a request VERIFICATION_LIMIT_LINES lines and UPLOAD_LIMIT_BYTES: beyond them one more line says so and nothing further is judged. Lines are judged at the rate of VERIFICATION_LINES_PER_SECOND and later than the requests of buyers, so read the answer while you send. If an answer breaks off, send the lines behind the last one that was answered.',
      },
    },
  },
  'Platform: carts': {
    description: 'What buyers left with their carts.',
    parameters: {
      cart: 'The cart that the token of the buyer names, percent-encoded.',
    },
    operations: {
      readCart: {
        summary: 'All that is set for a cart',
        description: 'Address, contact data, order options, the decision behind them and the open offer.',
      },
      deleteCart: {
        summary: 'Delete all that is set for a cart, once it is ordered or abandoned',
        description: repeated,
      },
    },
  },
  'Platform: applications': {
    description: 'Applications that came in, and their registration.',
    parameters: {
      session: 'The session that the token of the buyer names, percent-encoded.',
    },
    operations: {
      readApplication: {
        summary: 'The application of a session',
        description:
          'Includes Pin, TaxId and DateOfBirth only if the token has the scope `platform:sensitive` as well as `platform`. Each read is recorded with the subject of the token.',
      },
      deleteApplication: {
        summary: 'Delete the application of a session',
        description: repeated,
      },
      registerApplication: {
        summary: 'Register the site URL of an application and end the application',
        description:
          'Does both or neither. A repeat with the same owner gets the same answer. When several sessions register one name at once, one gets it; the others find it taken and keep their applications.',
      },
    },
  },
  'Platform: personal data': {
    description: 'All that is held about somebody: exported and erased.',
    parameters: {
      id: 'Id of the profile, percent-encoded.',
      session:
        'The session named in the tokens of the buyer, percent-encoded. A cart with the same id belongs to it.',
    },
    operations: {
      readProfileData: {
        summary: 'Everything that is held about a profile',
        description: reading,
      },
      eraseProfileData: {
        summary: 'Erase everything that is held about a profile',
        description: erasing,
      },
      readSessionData: {
        summary: 'Everything that is held about a session',
        description: reading,
      },
      eraseSessionData: {
        summary: 'Erase everything that is held about a session',
        description: erasing,
      },
    },
  },
  'Platform: decisions': {
    description: 'How addresses are decided, in numbers, and which places the data lacks.',
    operations: {
      readDecisions: {
        summary: 'How addresses are decided',
        description:
          'Counts of the address step for each market with any: today, the last 7 and the last 28 days, each with as many days before. Days are in UTC. Instances add their counts once a minute. An offer that nobody answers counts as given up after an hour.',
      },
      readLearned: {
        summary: 'Places that the data lacks',
        description:
          'Cities with postal codes that the place data does not know together and that at least five different buyers typed, most buyers first, at most 1,000. It names no buyer.',
      },
      approvePair: {
        summary: 'No longer doubt a city with a postal code',
        description: `${deciding} All instances notice within a minute. A pair that is approved ends doubts and is never suggested.`,
      },
      rejectPair: {
        summary: 'Keep doubting a city with a postal code',
        description: `${deciding} It is proposed no more, whoever insists on it.`,
      },
      explainPair: {
        summary: 'Why a city with a postal code is doubted',
        description: 'What the data makes of the pair, with likelihoods, as `verify --explain` tells it.',
      },
    },
  },
  Health: {
    description: 'For orchestrators and load balancers. No credentials.',
    operations: {
      checkLiveness: {
        summary: 'Whether the process answers',
        description: 'Does not ask the store.',
      },
      checkReadiness: {
        summary: 'Whether the service can do its work',
        description: 'The store answers and the reference data is loaded.',
      },
    },
  },
};
