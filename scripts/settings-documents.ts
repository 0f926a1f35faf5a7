import purposes from '../src/config/setting-purposes.json' with { type: 'json' };
import { type SettingEntry, type SettingName, settingsTable } from '../src/config/settings-table.ts';

const settings = Object.entries(settingsTable) as [SettingName, SettingEntry][];

/** `.env.example`: every setting with its purpose, set to its default, or commented out if it has none. */
export function envExample(): string {
  const blocks = settings.map(([name, { expects, schema, fromFile }]) => {
    const value = schema.default === undefined ? `#${name}=` : `${name}=${quoted(String(schema.default))}`;
    const file = fromFile === true ? `#${name}_FILE=\n` : '';
    return `# ${purposes[name]}\n# ${name} is ${expects}.\n${value}\n${file}`;
  });
  return `# Settings of the service. They come from the environment. \`npm start\` reads settings that the
# environment lacks from a file .env in its folder, other commands from the file of --settings-file. Nothing
# reads this file: it is a list. NAME_FILE names a file that holds the value, in place of NAME.

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
each, all at once. It warns of a variable that is most likely a misspelt setting, such as \`CORS_ORIGIN\`.

A secret can also come from a file, as container platforms mount them: \`DATABASE_URL_FILE\` names a file
whose content is \`DATABASE_URL\`. The settings that can are marked (file).

${settingsTableMarkdown()}`;
}

function settingsTableMarkdown(): string {
  const rows = settings.map(([name, { schema, fromFile }]) => {
    const value = schema.default === undefined || schema.default === '' ? '' : `\`${schema.default}\``;
    return `| \`${name}\`${fromFile === true ? ' (file)' : ''} | ${value} | ${purposes[name]} |\n`;
  });
  return `| setting | default | what it does |\n|---|---|---|\n${rows.join('')}`;
}
