import { type SettingEntry, settingsTable } from '../src/config/settings-table.ts';

const settings: [string, SettingEntry][] = Object.entries(settingsTable);

/** `.env.example`: every setting with its purpose, set to its default, or commented out if it has none. */
export function envExample(): string {
  const blocks = settings.map(([name, { purpose, expects, schema }]) => {
    const value = schema.default === undefined ? `#${name}=` : `${name}=${quoted(String(schema.default))}`;
    return `# ${purpose}\n# ${name} is ${expects}.\n${value}\n`;
  });
  return `# Settings of the service. They come from the environment. \`npm start\` reads settings that the
# environment lacks from a file .env in its folder, other commands from the file of --settings-file. Nothing
# reads this file: it is a list.

${blocks.join('\n')}`;
}

function quoted(value: string): string {
  return /\s/.test(value) ? `"${value}"` : value;
}

/** docs/settings.md: every setting with its default. */
export function settingsDocument(): string {
  return `# Settings

Settings come from the environment. \`npm start\` takes settings that the environment lacks from a file
\`.env\` in its folder, and any command takes them from the file of \`--settings-file\`. \`.env.example\` says
which values each setting takes. The service does not start with an unusable setting: it prints a sentence for
each, all at once.

${settingsTableMarkdown()}`;
}

function settingsTableMarkdown(): string {
  const rows = settings.map(([name, { purpose, schema }]) => {
    const value = schema.default === undefined || schema.default === '' ? '' : `\`${schema.default}\``;
    return `| \`${name}\` | ${value} | ${purpose} |\n`;
  });
  return `| setting | default | what it does |\n|---|---|---|\n${rows.join('')}`;
}
