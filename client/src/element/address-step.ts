import type { Client } from '../client.ts';
import { formatPhone } from '../format-phone.ts';
import { type AddressOutcome, accept, override } from '../outcomes.ts';
import type {
  AddressFindings,
  AddressFormat,
  AddressSubmission,
  Problem,
  SuggestedAddress,
} from '../types.ts';
import { completeWhileTyping } from './address-combobox.ts';
import { type AddressFields, addressGroups, countryField } from './address-fields.ts';
import type { PlaceField } from './address-label.ts';
import { button, element } from './dom.ts';
import type { VerifiedDetail } from './events.ts';
import { failureContent, failurePanel } from './failure.ts';
import { createFilling, type Filled, type Filling } from './filling.ts';
import { createForm, type Form, type Values } from './form.ts';
import { loadAddress } from './load-form.ts';
import { takePasted } from './pasted-address.ts';
import { formatPhones, type PhoneFormatter } from './phone-typing.ts';
import { fillPlaces } from './place-filling.ts';
import { createReceipt } from './receipt.ts';
import { isOriginRefused } from './refused-origin.ts';
import { remarkOnLeaving } from './remarks.ts';
import { askAboutSuggestion } from './suggestion-dialog.ts';
import { waysOut } from './ways-out.ts';
import { waysOutList } from './ways-out-list.ts';

export interface AddressStepOptions extends AddressFields {
  readonly client: Client;
  readonly baseUrl: string;
  readonly phoneFormatter: PhoneFormatter | undefined;
  onVerified(verified: VerifiedDetail): void;
  /** Returns whether somebody else reports what went wrong. */
  onFailed(error: unknown): boolean;
}

type Suggested = Extract<AddressOutcome, { outcome: 'suggestion' }>;

export interface AddressStep {
  readonly root: HTMLElement;
  readonly form: Form;
  /** Shows the form again in place of what was saved. */
  edit(): void;
}

/**
 * Shows the address as the market writes it, judges it when it is sent, and shows suggestion and problems.
 */
export function createAddressStep(options: AddressStepOptions): AddressStep {
  const { client, baseUrl, words, format, onVerified, onFailed } = options;
  const form = createForm({
    idPrefix: 'address',
    groups: addressGroups(options),
    submitLabel: words.saveAddress,
    words,
    onSubmit: async () => {
      await filledIn();
      await submit(submissionOf(form.values(), format.phoneForm));
    },
  });
  const filling = createFilling(form);
  const filledIn = helpFillingIn(form, options, filling);
  let edits = 0;
  form.root.addEventListener('input', () => {
    edits += 1;
  });
  const panel = failurePanel();
  const receipt = createReceipt(form, options);
  const root = element('div', {}, form.root, panel.root, receipt.root);
  const labels = new Map(format.fields.map(({ field, label }) => [field as PlaceField, label]));
  const named = optionNames(format);

  async function submit(submission: AddressSubmission): Promise<void> {
    panel.clear();
    const again = () => form.whileBusy(() => submit(submission));
    await judge(submission).catch(async (error) => {
      const isRefused = await isOriginRefused(error, baseUrl);
      if (!onFailed(error)) panel.show(failureContent(error, again, words, isRefused));
    });
  }

  async function judge(submission: AddressSubmission): Promise<void> {
    const since = edits;
    const judged = await client.verifyAddress(submission);
    // The answer is about a text that is no longer there.
    if (edits !== since) return form.note(words.changedMeanwhile);
    if (judged.outcome === 'accepted') return saved(submission, judged.findings);
    if (judged.outcome === 'suggestion') return offer(submission, judged);
    if (!judged.canOverride && !judged.problems.every(isOfCode)) return form.showProblems(judged.problems);
    const addresses = await waysOut(client, format.market, submission, judged.problems);
    if (edits !== since) return form.note(words.changedMeanwhile);
    const onTake = (address: Filled) =>
      form.whileBusy(() => {
        filling.fill(address, 'choice');
        return submit(submissionOf(form.values(), format.phoneForm));
      });
    const keep = () => form.whileBusy(() => submit(override(submission)));
    form.showProblems(
      judged.problems,
      ...waysOutList({ addresses, typed: submission, format, words, onTake }),
      ...(judged.canOverride ? [button(words.keepAnyway, { onClick: keep })] : []),
    );
  }

  async function offer(typed: AddressSubmission, judged: Suggested): Promise<void> {
    const { suggestion: suggested, problems, canOverride: canKeep } = judged;
    const offered = problems.find(({ error }) => error === 'ErrorSuggestedFix');
    const others = problems.filter((each) => each !== offered && !isCorrected(each, typed, suggested));
    form.showProblems(others);
    const message = offered?.message ?? '';
    const decision = await askAboutSuggestion(
      { typed, suggested, template: format.label, labels, named, words, message, canKeep },
      root,
    );
    if (decision === 'override') return judge(override(typed));
    if (decision === 'edit') return focusFirstDifference(form, typed, suggested);
    if (others.length === 0) return judge(accept(typed, suggested));
    // The buyer corrects the other problems first, in a form that already holds the suggestion.
    form.fill({ ...form.values(), ...suggested });
    form.showProblems(others);
  }

  /** If the cart cannot be read, what was sent stands in for what it holds. */
  async function saved({ Choice, ...sent }: AddressSubmission, findings: AddressFindings): Promise<void> {
    const since = edits;
    const stored = await loadAddress(client).catch(() => undefined);
    if (edits !== since) return form.note(words.changedMeanwhile);
    const address = { ...sent, ...stored };
    form.fill({ ...form.values(), ...address });
    receipt.show(address, Choice === 'Override');
    onVerified({ address, findings });
  }

  return { root, form, edit: receipt.hide };
}

/** Returns a function that waits until the form holds what is being filled in. */
function helpFillingIn(form: Form, options: AddressStepOptions, filling: Filling): () => Promise<void> {
  const { client, format, phoneFormatter } = options;
  formatPhones(form, format, phoneFormatter);
  takePasted(form, format);
  completeWhileTyping(form, options, filling);
  remarkOnLeaving(form, options, filling);
  return fillPlaces(form, format.market, client, filling);
}

/** What a select shows in place of the text that it sends. */
function optionNames({ fields }: AddressFormat): (field: string, text: string) => string {
  return (field, text) =>
    fields.find((each) => each.field === field)?.options?.find(({ value }) => value === text)?.label ?? text;
}

/** The branch is sent as a number, and the phone number in the market's form. */
function submissionOf(values: Values, phoneForm: string): AddressSubmission {
  const { Branch, Phone, [countryField]: _, ...place } = values;
  return {
    ...(place as unknown as AddressSubmission),
    ...(typeof Phone === 'string' && { Phone: formatPhone(Phone, phoneForm) }),
    ...(Branch !== undefined && { Branch: Number(Branch) }),
  };
}

/** Whether the postal code is what is malformed: other addresses may still show what was meant. */
function isOfCode({ error }: Problem): boolean {
  return error === 'PostalCode.Invalid';
}

/** Whether the suggestion fills in or changes the field, as when a whole address was pasted into one line. */
function isCorrected({ field }: Problem, typed: AddressSubmission, suggestion: SuggestedAddress): boolean {
  const suggested = suggestion[field as PlaceField] ?? '';
  return suggested !== '' && suggested !== typed[field as PlaceField];
}

function focusFirstDifference(form: Form, typed: AddressSubmission, suggestion: SuggestedAddress): void {
  const names = Object.keys(suggestion) as PlaceField[];
  const first = [...form.fields.keys()].find((name) =>
    names.some((each) => each === name && (typed[each] ?? '') !== suggestion[each]),
  );
  form.fields.get(first ?? 'AddressPrimary')?.control.focus();
}
