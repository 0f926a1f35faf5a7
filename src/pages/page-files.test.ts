import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { readOnlyFile, readPageFiles } from './page-files.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('the files of pages', () => {
  it('that were not built end the start with a sentence', () => {
    const read = () => readPageFiles(folderWith({ 'main.js': '' }));
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/npm run build/);
  });

  it('that stand alone and were not built end the start with a sentence too', () => {
    expect(() => readOnlyFile(folderWith({}))).toThrow(OperatorError);
    expect(() => readOnlyFile('/nowhere/element')).toThrow(/element were not built/);
  });

  it('of a type that browsers are not told are a defect of the build', () => {
    expect(() => readPageFiles(folderWith({ 'index.html': '', 'notes.txt': '' }))).toThrow('notes.txt');
  });

  it('have a tag that changes with their content alone', () => {
    const [first] = readPageFiles(folderWith({ 'index.html': 'one' }));
    const [same] = readPageFiles(folderWith({ 'index.html': 'one' }));
    const [other] = readPageFiles(folderWith({ 'index.html': 'two' }));
    expect(first?.etag).toMatch(/^"[\w-]+"$/);
    expect(same?.etag).toBe(first?.etag);
    expect(other?.etag).not.toBe(first?.etag);
  });
});
