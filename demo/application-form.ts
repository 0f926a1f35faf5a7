import type { Problem } from '@checkout-verification/client';
import { button, element } from '../client/src/element/dom.ts';
import { createForm, type Form } from '../client/src/element/form.ts';
import { formatPhones } from '../client/src/element/phone-typing.ts';
import { alternativesIn, sentenceBefore } from './alternatives.ts';
import { applicationGroups, promoterFields } from './application-groups.ts';
import { datesOf } from './market-dates.ts';
import { loadPhoneFormatter } from './phone-formatter.ts';
import { revealable } from './revealable.ts';
import type { StepContext } from './step.ts';
import type { Words } from './words.ts';

export interface ApplicationContext extends StepContext {
  readonly market: string;
  readonly phoneForm: string;
}

/** The form shows dates as the market writes them, and sends them as the API does. */
export function createApplicationForm(context: ApplicationContext, submit: () => Promise<void>): Form {
  const { words, formWords, market } = context;
  const dates = datesOf(market);
  const form = createForm({
    idPrefix: 'application',
    groups: applicationGroups(words, formWords, { market, date: dates.example }),
    submitLabel: words.saveApplication,
    words: formWords,
    onSubmit: submit,
  });
  formatPhones(form, context, loadPhoneFormatter);
  const promoter = promoterSwitch(form, words);
  const markPartner = partnerMarks(form);
  const showSite = sitePreview(form, words);
  revealable(form.fields.get('Pin'), words);
  return {
    ...form,
    values: () => {
      const { DateOfBirth, ...others } = form.values();
      if (DateOfBirth === undefined) return others;
      return { ...others, DateOfBirth: dates.toWire(String(DateOfBirth)) };
    },
    fill: ({ DateOfBirth, ...others }) => {
      promoter.show('PartnerFirstName' in others || 'RecognitionName' in others);
      form.fill({ ...others, DateOfBirth: dates.fromWire(String(DateOfBirth ?? '')) });
      showSite();
      markPartner();
    },
  };
}

/** Shows and sends the promoter fields only if the applicant signs up as a promoter. */
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
    if (group) group.hidden = !isShown;
  };
  box.addEventListener('change', () => show(box.checked));
  show(false);
  return { show };
}

/** Each name of the partner is required once the other one is there. Returns what to call after a fill. */
function partnerMarks(form: Form): () => void {
  const names = [form.fields.get('PartnerFirstName'), form.fields.get('PartnerLastName')];
  const update = () => {
    const isRequired = names.some((field) => field?.control.value.trim());
    for (const field of names) {
      field?.root.querySelector('.optional')?.toggleAttribute('hidden', isRequired);
      field?.control.setAttribute('aria-required', String(isRequired));
    }
  };
  form.root.addEventListener('input', update);
  return update;
}

const siteBase = 'shop.example.com/';

/** Shows the site's address as it is typed. Returns a function that updates it after a fill. */
function sitePreview(form: Form, words: Words): () => void {
  const field = form.fields.get('SiteUrl');
  if (field === undefined) return () => undefined;
  const preview = element('output', { for: field.control.id, class: 'preview' });
  const site = element('span', {}, siteBase);
  const name = element('strong');
  preview.append(`${words.sitePreview}: `, site, name);
  field.extra.before(preview);
  const update = () => {
    const typed = field.control.value.trim();
    // An address that nobody can have is not shown.
    name.textContent = /^[A-Za-z0-9]+$/.test(typed) ? typed : '…';
  };
  form.root.addEventListener('input', update);
  update();
  return update;
}

/** The names stand below the field as buttons, so the message need not list them too. */
export function withoutAlternatives(problem: Problem): Problem {
  return problem.field === 'SiteUrl' ? { ...problem, message: sentenceBefore(problem.message) } : problem;
}

export function offerAlternatives(form: Form, problems: readonly Problem[], words: Words): void {
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
