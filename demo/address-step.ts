import { addressGroups } from './address-fields.ts';
import { type AddressText, addressLabel } from './address-label.ts';
import { button, element } from './element.ts';
import { addressExamples } from './examples.ts';
import { createForm, type Values } from './form.ts';
import { canBeOverridden } from './override.ts';
import type { Problem } from './problem.ts';
import type { Step, StepContext } from './step.ts';
import { exampleList, outcomePanel, savedCard } from './step-parts.ts';
import { askAboutSuggestion } from './suggestion-dialog.ts';

/** The first step: the address as the market writes it, checked as it is saved, and read back. */
export function createAddressStep({ service, words, format, useToken }: StepContext): Step {
  const form = createForm({
    idPrefix: 'address',
    groups: addressGroups(format, words),
    submitLabel: words.saveAddress,
    words,
    onSubmit: () => submit(),
  });
  const panel = outcomePanel(words, useToken);
  const card = savedCard(words.savedAddress, words.noAddress);
  const order = format.fields.map(({ field }) => field);
  const labels = new Map(format.fields.map(({ field, label }) => [field, label]));

  async function submit(choice?: 'Accept' | 'Override'): Promise<void> {
    await panel.guard(
      () => judge(choice),
      () => submit(choice),
    );
  }

  async function judge(choice: 'Accept' | 'Override' | undefined): Promise<void> {
    const submission = submissionOf(form.values());
    const outcome = await service.verifyAddress(
      choice === undefined ? submission : { ...submission, Choice: choice },
    );
    if (outcome.kind === 'accepted') return saved(outcome.branchCount);
    const elsewhere = outcome.problems.filter(({ error }) => error !== 'ErrorSuggestedFix');
    if (outcome.kind === 'problems') return show(outcome.problems);
    if (elsewhere.length > 0) form.showProblems(elsewhere);
    else form.clearProblems();
    const message = outcome.problems.find(({ error }) => error === 'ErrorSuggestedFix')?.message ?? '';
    const typed = submission as AddressText;
    const decision = await askAboutSuggestion(
      { typed, suggested: outcome.suggested, order, labels, message },
      words,
    );
    if (decision !== 'Edit') return judge(decision);
    form.fields.get(firstDifference(order, typed, outcome.suggested))?.control.focus();
  }

  function show(problems: readonly Problem[]): void {
    const keep = button(words.keepAnyway, { onClick: () => form.whileBusy(() => submit('Override')) });
    form.showProblems(problems, ...(problems.every(canBeOverridden) ? [keep] : []));
  }

  async function saved(branchCount: number): Promise<void> {
    form.clearProblems();
    const stored = await readBack(branchCount);
    if (stored !== undefined) form.fill({ ...form.values(), ...stored });
    card.announce(words.addressSaved);
  }

  async function readBack(branchCount?: number): Promise<Values | undefined> {
    const stored = await service.readAddress();
    if (stored === undefined) return undefined;
    const count = branchCount === undefined || !format.pickUp ? '' : String(branchCount);
    const rows: [string, string][] = [
      [words.Email, stored.Email],
      [words.Phone, stored.Phone],
      [words.ShipToEmail, stored.ShipToEMail],
      [words.branchCount, count],
    ];
    card.show(
      rows.filter(([, value]) => value !== ''),
      addressLabel(stored, order),
    );
    const { ShipToEMail, ...fields } = stored;
    return { ...fields, ShipToEmail: ShipToEMail };
  }

  return {
    root: element(
      'div',
      { class: 'step' },
      element(
        'div',
        { class: 'main-column' },
        element('h1', {}, words.addressTitle),
        element('p', { class: 'lead' }, words.addressLead),
        form.root,
        panel.root,
      ),
      element(
        'div',
        { class: 'side-column' },
        exampleList(addressExamples(format.market, words), form.fill, words),
        card.root,
      ),
    ),
    values: form.values,
    fill: form.fill,
    load: async () => {
      const stored = await readBack();
      if (stored !== undefined) form.fill(stored);
    },
  };
}

/** As the interface has it: the branch is a number. */
function submissionOf({ Branch, ...values }: Values): Values {
  return Branch === undefined ? values : { ...values, Branch: Number(Branch) };
}

function firstDifference(order: readonly string[], typed: AddressText, suggested: AddressText): string {
  return order.find((name) => (typed[name] ?? '') !== (suggested[name] ?? '')) ?? 'AddressPrimary';
}
