import { addressLabel } from '../client/src/element/address-label.ts';
import { element } from '../client/src/element/dom.ts';
import { fill } from '../client/src/element/words.ts';
import { addressExamples } from './examples.ts';
import { branchesOf } from './sample-branches.ts';
import type { HeldAddress, Shipping } from './shipping-element.ts';
import type { Step, StepContext } from './step.ts';
import {
  continueLink,
  exampleList,
  outcomePanel,
  type Row,
  savedCard,
  showContinue,
  stepPage,
} from './step-parts.ts';
import { TokenNeeded } from './tokens.ts';
import type { Words } from './words.ts';

/** The first step: the address element, and beside it examples and what the cart holds. */
export function createAddressStep(context: StepContext, shipping: Shipping): Step {
  const { words, isComplete: wasComplete, onComplete, signal } = context;
  const form = shipping.element;
  const panel = outcomePanel(context);
  const card = savedCard(words.savedAddress, words.noAddress);
  const next = continueLink(words, wasComplete);
  const examples = element('div');
  const setComplete = (isComplete: boolean) => {
    onComplete(isComplete);
    showContinue(next, isComplete);
    form.toggleAttribute('data-complete', isComplete);
  };
  const showHeld = () => {
    const { format, held } = shipping;
    // Nothing is known about the cart before the service has answered.
    card.root.hidden = format === undefined;
    if (format === undefined || held === undefined) return;
    if (held.market !== context.visit.market) return card.clear();
    const label = addressLabel(held.address, format.label);
    card.show(titleOf(held, words), rowsOf(held, context), label);
  };
  const showExamples = () => {
    const fillIn = (values: Readonly<Record<string, unknown>>) => {
      form.fill(values);
      setComplete(false);
    };
    examples.replaceChildren(
      exampleList(addressExamples(form.getAttribute('market') ?? '', words), fillIn, words),
    );
  };
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ) => form.addEventListener(name, handle, { signal });
  on('loaded', () => {
    panel.clear();
    showExamples();
    showHeld();
  });
  on('verified', () => {
    showHeld();
    setComplete(true);
  });
  on('changed', () => setComplete(false));
  on('failed', (event) => {
    // The element shows failures itself. Only the page can ask the visitor for a token.
    if (!(event.detail.error instanceof TokenNeeded)) return;
    event.preventDefault();
    panel.askForToken();
  });
  showHeld();
  return {
    root: stepPage(
      { title: words.addressTitle, lead: words.addressLead },
      [form, panel.root, next],
      [examples, card.root],
    ),
  };
}

function titleOf({ source }: HeldAddress, words: Words): string {
  if (source === 'profile') return words.profileAddress;
  return source === 'cart' ? words.savedAddress : words.heldAddress;
}

/** Where the order goes or is picked up, and whom the shop may contact. */
function rowsOf({ address, branch }: HeldAddress, { visit, formWords }: StepContext): Row[] {
  const place = branchesOf(visit.market).find(({ id }) => id === branch);
  return [
    [
      formWords.Branch,
      branch === undefined ? '' : fill(formWords.pickUpAt, { branch: place?.name ?? branch }),
    ],
    [formWords.Email, address.Email],
    [formWords.Phone, address.Phone ?? ''],
    [formWords.ShipToEmail, address.ShipToEmail ?? ''],
  ];
}
