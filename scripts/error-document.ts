import { statusOf } from '../src/http/status.ts';
import {
  type CatalogEntry,
  catalog,
  doubtCodes,
  findFullerWording,
  type ProblemCode,
} from '../src/problem/catalog.ts';
import { en } from '../src/problem/messages/en.ts';

const introduction = `# Error codes

Every item of \`error\` has a \`field\`, an \`error\` (the code) and a \`message\`. The list is closed: a code that is not here does not exist.

- Status 200: the submission was judged, and the problem is part of the judgement. Any other status: nothing was judged. After a 5xx the same request can be sent again as it is.
- Override: whether \`Choice: "Override"\` sets the problem aside.
- Messages are shown in English; \`Accept-Language\` picks another language. In a message, \`{…}\` stands for what the service fills in; where there are two, the second is sent when that is known.
- Items are in the order of this list, each code at most once.
`;

/** docs/errors.md: every code of the catalogue with what a caller needs to know of it. */
export function errorDocument(): string {
  const rows = catalog.map((entry) => row(entry.code, entry));
  return `${introduction}
| code | field | status | Override | message | example |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

function row(code: ProblemCode, { field, example }: CatalogEntry): string {
  const cells = [
    `\`${code}\``,
    `\`${field}\``,
    String(statusOf(code)),
    doubtCodes.has(code) ? 'yes' : 'no',
    messages(code),
    `\`${example}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The message, and the one that says more where the service can. */
function messages(code: ProblemCode): string {
  const fuller = findFullerWording(code);
  return fuller === undefined ? en[code] : `${en[code]} Or: ${en[fuller.key]}`;
}
