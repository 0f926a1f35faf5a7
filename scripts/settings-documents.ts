import { type SettingEntry, settingsTable } from '../src/config/settings-table.ts';
import { withGenerated } from './with-generated.ts';

const settings: [string, SettingEntry][] = Object.entries(settingsTable);

/** `.env.example`: every setting with its purpose, set to its default or left out. */
export function envExample(): string {
  const blocks = settings.map(([name, { purpose, expects, schema }]) => {
    const value = schema.default === undefined ? `#${name}=` : `${name}=${quoted(String(schema.default))}`;
    return `# ${purpose}\n# ${name} is ${expects}.\n${value}\n`;
  });
  return `# Settings of the service. They come from the environment only; this file is a list, nothing reads it by itself:\n#   set -a; . ./.env; set +a; npm start\n\n${blocks.join('\n')}`;
}

function quoted(value: string): string {
  return /\s/.test(value) ? `"${value}"` : value;
}

/** The README with its table of settings brought up to date. */
export function withSettingsTable(readme: string): string {
  return withGenerated(readme, 'settings', settingsMarkdown());
}

function settingsMarkdown(): string {
  const rows = settings.map(([name, { purpose, schema }]) => {
    const value = schema.default === undefined || schema.default === '' ? '' : `\`${schema.default}\``;
    return `| \`${name}\` | ${value} | ${purpose} |\n`;
  });
  return `| setting | default | what it does |\n|---|---|---|\n${rows.join('')}`;
}
