import { styleText } from 'node:util';
import type { HelpConfiguration } from 'commander';

type Format = Parameters<typeof styleText>[0];

/**
 * A text in colour where a stream is a terminal with colours and NO_COLOR is not set; elsewhere the text as
 * it is.
 */
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

/** A sentence about what went wrong, for standard error. */
export function paintError(sentence: string): string {
  return paint('red', sentence, process.stderr);
}

function colored(format: Format, text: string): string {
  return styleText(format, text, { validateStream: false });
}
