import { element } from '../client/src/element/dom.ts';
import type { Values } from '../client/src/element/form.ts';
import { type ApplicationStep, createApplicationStep } from './application-step.ts';
import type { Shipping } from './shipping-element.ts';
import type { Step, StepContext } from './step.ts';
import { outcomePanel } from './step-parts.ts';

/** What is filled in stays when the page is drawn again in another language or for another market. */
let filledIn: Values | undefined;

/**
 * Holds the application step. Draws it once the market's form is known, and reads what is stored when it is
 * first shown. Calls `onDrawn` after drawing, and also when drawing failed.
 */
export function createApplicationPage(
  context: StepContext,
  { element: address, format }: Shipping,
  onDrawn: () => void,
): Step {
  const { signal } = context;
  const root = element('div', { hidden: true });
  const panel = outcomePanel(context);
  let step: ApplicationStep | undefined;
  let isLoaded = false;
  const loadOnceShown = async () => {
    if (isLoaded || step === undefined || root.hidden) return;
    isLoaded = true;
    await step.load();
  };
  const drawFor = async ({
    market,
    phoneForm,
  }: Pick<NonNullable<Shipping['format']>, 'market' | 'phoneForm'>) => {
    filledIn = step?.values() ?? filledIn;
    step = createApplicationStep({ ...context, market, phoneForm });
    if (filledIn !== undefined) step.fill(filledIn);
    root.replaceChildren(step.root);
    await loadOnceShown();
    onDrawn();
  };
  address.addEventListener('loaded', ({ detail }) => void drawFor(detail.format), { signal });
  address.addEventListener(
    'failed',
    ({ detail: { error } }) => {
      if (step !== undefined) return;
      root.replaceChildren(panel.root);
      const again = async () => address.reload();
      void panel.guard(() => Promise.reject(error), again).then(onDrawn);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    filledIn = step?.values();
  });
  if (format !== undefined) void drawFor(format);
  return { root, onShown: () => void loadOnceShown() };
}
