import type { ApplicationSubmission, Problem } from '@checkout-verification/client';
import { alternativesIn } from './alternatives.ts';
import { applicationGroups, promoterFields, readBackFields } from './application-fields.ts';
import { button, element, setShown } from './element.ts';
import { applicationExamples } from './examples.ts';
import { createForm, type Form, type Values } from './form.ts';
import { formatPhones } from './phone-typing.ts';
import type { Step, StepContext } from './step.ts';
import { exampleList, outcomePanel, savedCard, stepPage } from './step-parts.ts';
import type { Words } from './words/en.ts';

/** The second step: all that is wrong with an application at once, and names that are free in place of a taken one. */
export function createApplicationStep({ client, words, format, useToken }: StepContext): Step {
  const form = createForm({
    idPrefix: 'application',
    groups: applicationGroups(words),
    submitLabel: words.saveApplication,
    words,
    onSubmit: submit,
  });
  formatPhones(form, format);
  const panel = outcomePanel(words, useToken);
  const card = savedCard(words.savedApplication, words.noApplication);
  const promoter = promoterSwitch(form, words);
  showSitePreview(form, words);
  const fillIn = (values: Values) => {
    promoter.show('PartnerFirstName' in values || 'RecognitionName' in values);
    form.fill(values);
    panel.clear();
    form.root.dispatchEvent(new Event('input'));
  };

  async function submit(): Promise<void> {
    await panel.guard(async () => {
      card.retract();
      const outcome = await client.submitApplication(form.values() as unknown as ApplicationSubmission);
      if (outcome.outcome === 'problems') return show(outcome.problems);
      form.clearProblems();
      await readBack();
      card.announce(words.applicationSaved);
    }, submit);
  }

  function show(problems: readonly Problem[]): void {
    form.showProblems(problems);
    offerAlternatives(form, problems, words);
  }

  async function readBack(): Promise<Values | undefined> {
    const read = await client.readApplication();
    if (read.outcome === 'absent') return undefined;
    card.show(readBackFields(read.application, words));
    return read.application;
  }

  return {
    root: stepPage(
      { title: words.applicationTitle, lead: words.applicationLead },
      [form.root, panel.root],
      [exampleList(applicationExamples(words), fillIn, words), card.root],
    ),
    values: form.values,
    fill: fillIn,
    load: async () => {
      const stored = await readBack();
      if (stored !== undefined) fillIn(stored);
    },
  };
}

/** Fields of promoters are shown, and sent, only where somebody signs up as one. */
function promoterSwitch(form: Form, words: Words): { show(isShown: boolean): void } {
  const box = element('input', { type: 'checkbox', id: 'promoter', 'aria-describedby': 'promoter-hint' });
  const group = form.fields.get(promoterFields[0])?.root.closest('fieldset');
  const root = element(
    'div',
    { class: 'field checkbox columns-6 promoter' },
    box,
    element('label', { for: 'promoter' }, words.promoter),
    element('p', { class: 'hint', id: 'promoter-hint' }, words.promoterLead),
  );
  group?.before(root);
  const show = (isShown: boolean) => {
    box.checked = isShown;
    if (group) setShown(group, isShown);
  };
  box.addEventListener('change', () => show(box.checked));
  show(false);
  return { show };
}

const siteBase = 'shop.example.com/';

function showSitePreview(form: Form, words: Words): void {
  const field = form.fields.get('SiteUrl');
  if (field === undefined) return;
  const preview = element('output', { for: field.control.id, class: 'preview' });
  const site = element('span', {}, siteBase);
  const name = element('strong');
  preview.append(`${words.sitePreview}: `, site, name);
  field.extra.before(preview);
  const update = () => {
    name.textContent = field.control.value.trim() || '…';
  };
  form.root.addEventListener('input', update);
  update();
}

/** Names that are free, each a button that takes it. */
function offerAlternatives(form: Form, problems: readonly Problem[], words: Words): void {
  const field = form.fields.get('SiteUrl');
  const message = problems.find((problem) => problem.field === 'SiteUrl')?.message ?? '';
  const names = alternativesIn(message);
  if (field === undefined || names.length === 0) return;
  const take = (name: string) => () => {
    field.control.value = name;
    field.showProblems([]);
    field.extra.replaceChildren();
    form.root.dispatchEvent(new Event('input'));
    field.control.focus();
  };
  field.extra.replaceChildren(
    element(
      'div',
      { role: 'group', 'aria-label': words.alternatives, class: 'chips' },
      ...names.map((name) => button(name, { kind: 'chip', onClick: take(name) })),
    ),
  );
}
