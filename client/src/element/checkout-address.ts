import { type Client, createClient } from '../client.ts';
import type { TokenSource } from '../send.ts';
import { type Branch, countryField } from './address-fields.ts';
import { type AddressStep, createAddressStep } from './address-step.ts';
import { element } from './dom.ts';
import type { CheckoutAddressEvents, VerifiedDetail } from './events.ts';
import { failureContent, failurePanel } from './failure.ts';
import type { Values } from './form.ts';
import { loadForm } from './load-form.ts';
import type { PhoneFormatter } from './phone-typing.ts';
import { isOriginRefused } from './refused-origin.ts';
import { skeleton } from './skeleton.ts';
import { sheet } from './styles.ts';
import { tokenFrom } from './token-from.ts';
import { en, loadWords, type Words } from './words.ts';

/** A server that renders pages has no HTMLElement. It only loads this class and never makes an instance. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What is drawn, and for which settings. */
interface Drawn {
  readonly step: AddressStep;
  readonly market: string;
  readonly words: Words;
}

/**
 * The address step of a checkout as an element: the market's form, its problems, and the dialog of a
 * suggestion. Attributes: `market`, `base-url` (the page's origin by default), `lang` (the page's by
 * default), `countries` (codes to choose from, `*` for every market), `more` (fields that most shops do not
 * ask for), `name` (comes before the names of form entries), `token-url` (where the page gets tokens).
 */
export class CheckoutAddress extends Base {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['market', 'base-url', 'lang', 'countries', 'more', 'token-url'];
  /** Where the service is without `base-url`; empty for the page's own origin. */
  static defaultBaseUrl = '';

  readonly #internals = this.attachInternals();
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #view = element('div');
  #token: TokenSource | undefined;
  #tokenFrom: TokenSource | undefined;
  #fetch: typeof fetch | undefined;
  #branches: readonly Branch[] = [];
  #phoneFormatter: PhoneFormatter | undefined;
  #drawn: Drawn | undefined;
  #drawing: AbortController | undefined;
  #isDue = false;
  #hasRead = false;
  /** What each country's form held when the buyer chose another country. */
  readonly #left = new Map<string, Values>();

  /**
   * The buyer's token, or a function that returns one. It is no attribute, because the page's source would
   * show it. Without a token the form is drawn, but nothing is read or sent.
   */
  get token(): TokenSource | undefined {
    return this.#token;
  }
  set token(token: TokenSource | undefined) {
    const isFirst = this.#token === undefined;
    this.#token = token;
    if (isFirst) this.#drawSoon();
  }

  /** Replaces the global `fetch`. */
  get fetch(): typeof fetch | undefined {
    return this.#fetch;
  }
  set fetch(own: typeof fetch | undefined) {
    this.#fetch = own;
  }

  /** Where orders of the market can be picked up; none by default. */
  get branches(): readonly Branch[] {
    return this.#branches;
  }
  set branches(branches: readonly Branch[]) {
    this.#branches = branches;
    this.#drawSoon();
  }

  /** Formats phone numbers while they are typed. Without it they are formatted when the field is left. */
  get phoneFormatter(): PhoneFormatter | undefined {
    return this.#phoneFormatter;
  }
  set phoneFormatter(formatter: PhoneFormatter | undefined) {
    this.#phoneFormatter = formatter;
  }

  /** The filled-in values, by their names in a submission; empty before the form is there. */
  get values(): Values {
    return this.#drawn?.step.form.values() ?? {};
  }

  /** Fills in the form, and empties fields that are not named. */
  fill(values: Values): void {
    const { step, market } = this.#drawn ?? {};
    step?.form.fill({ [countryField]: market, ...values });
    step?.form.note('');
    step?.edit();
    this.#unverify();
  }

  /** Starts again, with what the service holds for the current token. */
  reload(): void {
    this.#hasRead = false;
    this.#drawn = undefined;
    this.#left.clear();
    this.#drawSoon();
  }

  override focus(options?: FocusOptions): void {
    this.#root
      .querySelector<HTMLElement>('.receipt:not([hidden]) button, form:not(.folded) :is(input, select)')
      ?.focus(options);
  }

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheet()];
    this.#root.replaceChildren(this.#view);
    this.#internals.role = 'group';
    for (const name of ['token', 'fetch', 'branches', 'phoneFormatter'] as const) this.#takeEarly(name);
    this.#drawSoon();
  }

  disconnectedCallback(): void {
    this.#drawing?.abort();
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
    if (name === 'token-url') this.#tokenFrom = value === null ? undefined : tokenFrom(value);
    this.#drawSoon();
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#view.inert = isDisabled;
  }

  formResetCallback(): void {
    this.fill({});
  }

  /** A property set before the element was defined hides the accessor. */
  #takeEarly<Name extends 'token' | 'fetch' | 'branches' | 'phoneFormatter'>(name: Name): void {
    if (!Object.hasOwn(this, name)) return;
    const early = this[name];
    delete (this as Partial<Pick<CheckoutAddress, Name>>)[name];
    (this as CheckoutAddress)[name] = early;
  }

  /** Draws once, however many attributes and properties change at the same moment. */
  #drawSoon(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      void this.#draw();
    });
  }

  /** The old content stays until all of the new content has arrived. */
  async #draw(): Promise<void> {
    this.#drawing?.abort();
    const drawing = new AbortController();
    this.#drawing = drawing;
    const market = this.getAttribute('market') ?? '';
    if (market === '' || !this.isConnected) return;
    this.#internals.ariaBusy = 'true';
    if (this.#drawn === undefined) this.#view.replaceChildren(skeleton());
    try {
      await this.#drawMarket(market, drawing.signal);
    } catch (error) {
      if (!drawing.signal.aborted) await this.#showFailure(error);
    }
    if (!drawing.signal.aborted) this.#internals.ariaBusy = 'false';
  }

  async #drawMarket(market: string, signal: AbortSignal): Promise<void> {
    const client = this.#client();
    const wanted = {
      market,
      countries: this.getAttribute('countries') ?? '',
      address: this.#tokenSource !== undefined && !this.#hasRead,
    };
    const { format, countries, address, words } = await loadForm(client, wanted, signal);
    this.#hasRead ||= wanted.address;
    const step = createAddressStep({
      client,
      baseUrl: this.#baseUrl,
      words,
      format,
      countries,
      branches: this.#branches,
      hasMore: this.hasAttribute('more'),
      phoneFormatter: this.#phoneFormatter,
      onVerified: (verified) => this.#verify(verified),
      onFailed: (error) => !this.#tell('failed', { error }),
    });
    step.form.root.addEventListener('input', ({ target }) => this.#noteChange(target));
    step.form.fill({ ...address, ...this.#carried(market), [countryField]: market });
    const focused = this.#root.activeElement?.id;
    this.#internals.ariaLabel = words.address;
    this.#drawn = { step, market, words };
    this.#view.replaceChildren(step.root);
    if (focused) this.#root.getElementById(focused)?.focus();
    this.#unverify();
    this.#tell('loaded', { format, address });
  }

  /**
   * Keeps the filled-in values. Another market gets name and e-mail addresses, and the address that was left
   * in its form.
   */
  #carried(market: string): Values {
    const { values } = this;
    const drawn = this.#drawn?.market;
    if (drawn === undefined || drawn === market) return values;
    this.#left.set(drawn, values);
    const contact = Object.entries(values).filter(([name]) => /Name|mail/.test(name));
    return { ...this.#left.get(market), ...Object.fromEntries(contact) };
  }

  #noteChange(target: EventTarget | null): void {
    const { name, value } = target as HTMLInputElement;
    this.#unverify();
    const isCountry = name === countryField;
    const market = isCountry ? value : (this.getAttribute('market') ?? '');
    this.#tell('changed', { field: name, market });
    if (isCountry) this.setAttribute('market', market);
  }

  #verify({ address, findings }: VerifiedDetail): void {
    const prefix = this.hasAttribute('name') ? `${this.getAttribute('name')}.` : '';
    const entries = new FormData();
    for (const [name, value] of Object.entries(address)) entries.set(prefix + name, String(value ?? ''));
    this.#internals.setFormValue(entries);
    this.#internals.setValidity({});
    this.#tell('verified', { address, findings });
  }

  /** A form around the element is not sent before the address is verified. */
  #unverify(): void {
    this.#internals.setFormValue(null);
    const { step, words } = this.#drawn ?? {};
    const anchor = step?.form.root.querySelector<HTMLElement>('[type=submit]');
    if (words && anchor) this.#internals.setValidity({ customError: true }, words.saveFirst, anchor);
  }

  async #showFailure(error: unknown): Promise<void> {
    this.#drawn = undefined;
    this.#view.replaceChildren();
    const isRefused = await isOriginRefused(error, this.#baseUrl);
    if (!this.#tell('failed', { error })) return;
    const words = await loadWords(this.#language()).catch(() => en);
    const panel = failurePanel();
    this.#view.replaceChildren(panel.root);
    panel.show(failureContent(error, () => this.#draw(), words, isRefused));
  }

  /** Returns false if a listener cancelled the event. */
  #tell<Name extends keyof CheckoutAddressEvents>(
    name: Name,
    detail: CheckoutAddressEvents[Name]['detail'],
  ): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'failed' }),
    );
  }

  #client(): Client {
    return createClient({
      baseUrl: this.#baseUrl,
      language: this.#language(),
      token: (refused) => {
        const token = this.#tokenSource;
        if (token === undefined)
          throw new Error(
            'checkout-address has no token: set its property "token" or attribute "token-url".',
          );
        return typeof token === 'function' ? token(refused) : token;
      },
      ...(this.#fetch && { fetch: this.#fetch }),
    });
  }

  get #tokenSource(): TokenSource | undefined {
    return this.#token ?? this.#tokenFrom;
  }

  get #baseUrl(): string {
    return this.getAttribute('base-url') ?? CheckoutAddress.defaultBaseUrl;
  }

  #language(): string {
    return this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  }
}
