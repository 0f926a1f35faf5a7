import { element } from './element.ts';
import { issuedToken } from './issued-token.ts';

/** The form that sends the operation's request. */
export function addTryIt(): void {
  const section = document.querySelector<HTMLElement>('.try');
  const form = section?.querySelector('form');
  const answer = section?.querySelector('.answer');
  if (!section || !form || !answer) return;
  section.hidden = false;
  const refresh = keepToken(form);
  const choice = form.querySelector('select');
  const body = form.querySelector('textarea');
  if (choice && body)
    choice.onchange = () => {
      body.value = choice.value;
    };
  form.onsubmit = async (event) => {
    event.preventDefault();
    answer.replaceChildren('Sending …');
    await refresh();
    answer.replaceChildren(...(await send(section.dataset, form).catch(noAnswer)));
  };
}

/**
 * Fills in a token if the service issues one, and a fresh one before each request. A token that the reader
 * typed stays.
 */
function keepToken(form: HTMLFormElement): () => Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[data-issued]');
  let issued = '';
  const refresh = async () => {
    if (field === null || field.value !== issued) return;
    const token = await issuedToken();
    if (field.value === issued) field.value = token;
    issued = token;
  };
  void refresh();
  return refresh;
}

async function send({ method = '', path = '', type }: DOMStringMap, form: HTMLFormElement): Promise<Node[]> {
  const values = new FormData(form);
  const memberOf = (name: string) => String(values.get(name) ?? '');
  const token = memberOf('token').trim();
  const began = performance.now();
  const response = await fetch(
    path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(memberOf(name))),
    {
      method,
      headers: {
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(type !== undefined && { 'Content-Type': type }),
      },
      ...(type !== undefined && { body: memberOf('body') }),
    },
  );
  const text = await response.text();
  const took = Math.round(performance.now() - began);
  return [
    element('p', {}, `Status ${response.status}, ${took} ms`),
    element('pre', { tabIndex: 0 }, element('code', {}, indented(text))),
  ];
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function noAnswer(): Node[] {
  return [element('p', {}, 'No answer came. Is the service running?')];
}
