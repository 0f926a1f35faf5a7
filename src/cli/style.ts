import { styleText } from 'node:util';
import type { HelpConfiguration } from 'commander';

type Format = Parameters<typeof styleText>[0];

/** Colours text only where the stream is a terminal with colours and NO_COLOR is not set. */
export function paint(format: Format, text: string, stream: NodeJS.WriteStream): string {
  return stream.isTTY && stream.hasColors() ? colored(format, text) : text;
}

/** The style of help. commander strips colours where the output shows none. */
export const helpStyle: HelpConfiguration = {
  styleTitle: (title) => colored('bold', title),
  styleCommandText: (text) => colored('cyan', text),
  styleSubcommandText: (text) => colored('cyan', text),
  styleOptionText: (text) => colored('green', text),
  styleArgumentText: (text) => colored('yellow', text),
};

export function paintError(sentence: string): string {
  return paint('red', sentence, process.stderr);
}

function colored(format: Format, text: string): string {
  return styleText(format, text, { validateStream: false });
}
