import { type CatalogEntry, catalog, doubtCodes, type ProblemCode } from '../src/fields/catalog.ts';
import { failures } from '../src/http/status.ts';
import { sentencesOf, wordingRuleOf } from '../src/words/render-problem.ts';
import { exampleOf } from './error-examples.ts';
import { remedies } from './error-remedies.ts';
import { isFailure } from './openapi/failure-responses.ts';

/** The document shows messages as a buyer in the United States reads them. */
const partNames = { locality: 'city', administrativeArea: 'state', postalCode: 'zip' } as const;

const introduction = `# Error codes

Every item of \`error\` has a \`field\`, an \`error\` (the code) and a \`message\`. The list is closed: a code
that is not here does not exist.

- Status 200: the submission was judged, and the problem is part of the judgement. Any other status: nothing
  was judged. After a 5xx the same request can be sent again as it is.
- Override: whether \`Choice: "Override"\` sets the problem aside.
- Messages are for the people who fill in the form, and name fields as the market's form does. Here they are
  in English and as in the United States; \`Accept-Language\` picks another language. Messages about records,
  which operators put in, name members as they are sent. \`{…}\` stands for what the service fills in. Where
  there are two messages, the second is sent when its value is known.
- A column says what a program does.
- Items are in the order of this list, each code at most once.
`;

/** docs/errors.md: every code of the catalogue, with what a caller needs to know about it. */
export function errorDocument(): string {
  const rows = catalog.map(row);
  return `${introduction}
| code | field | status | Override | message | what a program does | example |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function row(entry: CatalogEntry): string {
  const { code, field } = entry;
  const cells = [
    `\`${code}\``,
    `\`${field}\``,
    String(isFailure(code) ? failures[code].status : 200),
    doubtCodes.has(code) ? 'yes' : 'no',
    messages(code),
    remedies[wordingRuleOf(code).kind],
    `\`${exampleOf(entry)}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The message, and the more detailed one that the service gives where it can. */
function messages(code: ProblemCode): string {
  return sentencesOf(code, 'en', partNames).join(' Or: ');
}
