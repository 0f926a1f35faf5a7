import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const directory = import.meta.dirname;
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(directory, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const literals = files.flatMap((file) => literalsOf(file).map((literal) => [file, literal] as const));

describe('regular expressions of the engine', () => {
  it('are found in its sources', () => {
    expect(literals.length).toBeGreaterThan(40);
  });

  it.each(literals)('%s: %s takes linear time', (_, literal) => {
    const end = literal.lastIndexOf('/');
    const [source, flags] = [literal.slice(1, end), literal.slice(end + 1)];
    // Characters read are counted, and not the time, which a busy machine takes more of.
    const counted = { timeout: 50_000, attackTimeout: null, incubationTimeout: null };
    const { status } = checkSync(source, flags, counted);
    expect(status).toBe('safe');
  });
});
