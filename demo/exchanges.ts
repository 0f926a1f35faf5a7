/** A request of this page and what came back, as the drawer shows them. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | undefined;
  readonly answer: Promise<Answer | undefined>;
}

export interface Answer {
  readonly status: number;
  readonly durationMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A fetch that reports each exchange as it begins. Callers can still read the answer themselves. */
export function recordingFetch(tell: (exchange: Exchange) => void): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const startedAt = performance.now();
    const answered = fetch(request);
    tell({
      method: request.method,
      path: new URL(request.url).pathname,
      requestHeaders: headersOf(request.headers),
      requestBody: typeof init?.body === 'string' ? readable(init.body) : undefined,
      answer: answered.then((response) => answerOf(response.clone(), startedAt)).catch(() => undefined),
    });
    return answered;
  };
}

async function answerOf(response: Response, startedAt: number): Promise<Answer> {
  const durationMs = Math.round(performance.now() - startedAt);
  const headers = headersOf(response.headers);
  return { status: response.status, durationMs, headers, body: readable(await response.text()) };
}

const shownHeaders = [
  'authorization',
  'content-type',
  'accept-language',
  'content-language',
  'retry-after',
  'x-request-id',
];

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => shownHeaders.includes(name))
      .map(([name, value]) => [name, shortenTokens(value)]),
  );
}

/** JSON with a line for each member. Other text stays as it is. */
function readable(text: string): string {
  try {
    return shortenTokens(JSON.stringify(JSON.parse(text), null, 2));
  } catch {
    return text;
  }
}

/** Shortens tokens: whoever sees a whole one, over a shoulder or in a screenshot, could open the cart. */
export function shortenTokens(text: string): string {
  return text.replace(/\b(eyJ[\w-]{5})[\w-]*\.[\w-]+\.[\w-]*/g, '$1…');
}
