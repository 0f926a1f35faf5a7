import type { ApplicationSubmission, Problem } from '@checkout-verification/client';
import type { Values } from '../client/src/element/form.ts';
import {
  type ApplicationContext,
  createApplicationForm,
  offerAlternatives,
  withoutAlternatives,
} from './application-form.ts';
import { readBackFields } from './application-groups.ts';
import { applicationExamples } from './examples.ts';
import type { Step } from './step.ts';
import { continueLink, exampleList, outcomePanel, savedCard, showContinue, stepPage } from './step-parts.ts';
import { keepVisit } from './visit.ts';

export interface ApplicationStep extends Step {
  values(): Values;
  fill(values: Values): void;
  /** Reads what the service has and shows it. */
  load(): Promise<void>;
}

/** The second step. It shows all problems at once, and free names in place of a taken one. */
export function createApplicationStep(context: ApplicationContext): ApplicationStep {
  const { client, words, visit, tokens, isComplete: wasComplete, onComplete } = context;
  const form = createApplicationForm(context, submit);
  const panel = outcomePanel(context);
  const card = savedCard(words.savedApplication, words.noApplication);
  const next = continueLink(words, wasComplete);
  const setComplete = (isComplete: boolean) => {
    onComplete(isComplete);
    showContinue(next, isComplete);
    form.root.toggleAttribute('data-complete', isComplete);
  };
  form.root.addEventListener('input', () => setComplete(false));
  const fillIn = (values: Values) => {
    form.fill(values);
    form.note('');
    panel.clear();
  };
  const useExample = (example: Values) => {
    fillIn(example);
    setComplete(false);
  };

  async function submit(): Promise<void> {
    await panel.guard(
      async () => {
        const outcome = await client.submitApplication(form.values() as unknown as ApplicationSubmission);
        if (outcome.outcome === 'problems') return show(outcome.problems);
        form.clearProblems();
        visit.hasApplication = true;
        keepVisit(visit);
        await readBack();
        form.note(words.applicationSaved);
        setComplete(true);
      },
      () => form.whileBusy(submit),
    );
  }

  function show(problems: readonly Problem[]): void {
    form.showProblems(problems.map(withoutAlternatives));
    offerAlternatives(form, problems, words);
  }

  async function load(): Promise<void> {
    // The demo's own session has no application until this page stores one.
    if (tokens.areOwn() && visit.hasApplication !== true) return;
    await panel.guard(async () => {
      const stored = await readBack();
      if (stored !== undefined) fillIn(stored);
    }, load);
  }

  async function readBack(): Promise<Values | undefined> {
    const read = await client.readApplication();
    if (read.outcome === 'absent') return undefined;
    card.show(words.savedApplication, readBackFields(read.application, words));
    return read.application;
  }

  return {
    root: stepPage(
      { title: words.applicationTitle, lead: words.applicationLead },
      [form.root, panel.root, next],
      [exampleList(applicationExamples(words), useExample, words), card.root],
    ),
    values: form.values,
    fill: fillIn,
    load,
  };
}
