import { introduction } from '../openapi/introduction.ts';
import { operations } from '../openapi/operations.ts';
import { operationPageName } from './operation-page.ts';
import { addressOf } from './pages.ts';

/** The page that links to each operation, as Markdown. */
export function apiOverview(): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tables = tags.map((tag) => {
    const rows = operations
      .filter((operation) => operation.tag === tag)
      .map(
        ({ id, method, path, summary }) =>
          `| [${summary}](${addressOf(operationPageName(id))}) | \`${method.toUpperCase()} ${path}\` |`,
      );
    return `## ${tag}\n\n| | |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `# API

${introduction}

Each operation has a page with its fields, requests in three languages, and a form that sends one. There is
also an [OpenAPI 3.1 document](/openapi.json). [What to do with each answer](/docs/answers) goes through the
answers, and [Error codes](/docs/errors) lists every code.

${tables.join('\n')}`;
}
