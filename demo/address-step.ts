import {
  type AddressSubmission,
  accept,
  formatPhone,
  override,
  type Problem,
  toSubmission,
} from '@checkout-verification/client';
import { addressGroups } from './address-fields.ts';
import { type AddressText, addressLabel, type PlaceField } from './address-label.ts';
import { button } from './element.ts';
import { addressExamples } from './examples.ts';
import { createForm, type Values } from './form.ts';
import { formatPhones } from './phone-typing.ts';
import type { Step, StepContext } from './step.ts';
import { exampleList, outcomePanel, savedCard, stepPage } from './step-parts.ts';
import { askAboutSuggestion } from './suggestion-dialog.ts';

/** The first step: the address as the market writes it, checked as it is saved, and read back. */
export function createAddressStep({ client, words, format, useToken }: StepContext): Step {
  const form = createForm({
    idPrefix: 'address',
    groups: addressGroups(format, words),
    submitLabel: words.saveAddress,
    words,
    onSubmit: () => submit(submissionOf(form.values(), format.phoneForm)),
  });
  formatPhones(form, format);
  const panel = outcomePanel(words, useToken);
  const card = savedCard(words.savedAddress, words.noAddress);
  const order = format.fields.map(({ field }) => field as PlaceField);
  const labels = new Map(format.fields.map(({ field, label }) => [field, label]));

  const submit = (submission: AddressSubmission): Promise<void> =>
    panel.guard(
      () => judge(submission),
      () => submit(submission),
    );

  async function judge(submission: AddressSubmission): Promise<void> {
    card.retract();
    const judged = await client.verifyAddress(submission);
    if (judged.outcome === 'accepted') return saved(judged.findings.BranchCount);
    const { problems } = judged;
    if (judged.outcome === 'problems')
      return show(problems, judged.canOverride ? [keepButton(submission)] : []);
    const offer = problems.find(({ error }) => error === 'ErrorSuggestedFix');
    const others = problems.filter((problem) => problem !== offer);
    if (others.length === 0) form.clearProblems();
    else show(others, []);
    const { suggestion } = judged;
    const about = {
      typed: submission,
      suggested: suggestion,
      order,
      labels,
      message: offer?.message ?? '',
      canKeep: others.length === 0,
    };
    const decision = await askAboutSuggestion(about, words);
    if (decision === 'accept' && others.length > 0) {
      // What else is wrong is mended first; the suggestion stands in the form by then.
      form.fill({ ...form.values(), ...suggestion });
      return show(others, []);
    }
    if (decision === 'accept') return judge(accept(submission, suggestion));
    if (decision === 'override') return judge(override(submission));
    form.fields.get(firstDifference(order, submission, suggestion))?.control.focus();
  }

  function show(problems: readonly Problem[], below: readonly HTMLElement[]): void {
    form.showProblems(problems, ...below);
  }

  function keepButton(submission: AddressSubmission): HTMLElement {
    return button(words.keepAnyway, { onClick: () => form.whileBusy(() => submit(override(submission))) });
  }

  async function saved(branchCount: number): Promise<void> {
    form.clearProblems();
    const stored = await readBack(branchCount);
    form.fill({ ...form.values(), ...stored });
    card.announce(words.addressSaved);
  }

  async function readBack(branchCount?: number): Promise<Values | undefined> {
    const read = await client.readAddress();
    if (read.outcome === 'absent') return undefined;
    const { Email, Phone, ShipToEMail } = read.address;
    const count = branchCount === undefined || !format.pickUp ? '' : String(branchCount);
    const rows: [label: string, value: string][] = [
      [words.Email, Email],
      [words.Phone, Phone],
      [words.ShipToEmail, ShipToEMail],
      [words.branchCount, count],
    ];
    card.show(
      rows.filter(([, value]) => value !== ''),
      addressLabel(read.address, order),
    );
    return toSubmission(read.address);
  }

  return {
    root: stepPage(
      { title: words.addressTitle, lead: words.addressLead },
      [form.root, panel.root],
      [exampleList(addressExamples(format.market, words), form.fill, words), card.root],
    ),
    values: form.values,
    fill: form.fill,
    load: async () => {
      const stored = await readBack();
      if (stored !== undefined) form.fill(stored);
    },
  };
}

/** As the interface has it: the branch is a number, and the phone number in the market's form. */
function submissionOf({ Branch, Phone, ...values }: Values, phoneForm: string): AddressSubmission {
  const place = values as unknown as AddressSubmission;
  const submission = typeof Phone === 'string' ? { ...place, Phone: formatPhone(Phone, phoneForm) } : place;
  return Branch === undefined ? submission : { ...submission, Branch: Number(Branch) };
}

function firstDifference(order: readonly PlaceField[], typed: AddressText, suggested: AddressText): string {
  return order.find((name) => (typed[name] ?? '') !== (suggested[name] ?? '')) ?? 'AddressPrimary';
}
