// Keeps pictures that `npm run screenshots` took, for docs/images. A browser writes big files with millions
// of colours. Here each picture gets a palette of its most frequent colours: pages of text look the same.
//
//   node scripts/keep-pictures.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Pictures of the documents, by the states of the tests that `npm run screenshots` runs. */
const kept = {
  'suggestion-desktop-light': 'suggestion',
  'completions-desktop-light': 'completion',
  'address-desktop-light': 'demo-address',
  'application-desktop-light': 'demo-application',
  'done-desktop-light': 'demo-done',
  'console-figures-desktop-light': 'console',
};
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const mostColors = 64;

for (const [shot, name] of Object.entries(kept)) {
  const picture = decode(readFileSync(new URL(`../test/browser/shots/${shot}.png`, import.meta.url)));
  const file = encode(picture);
  writeFileSync(new URL(`../docs/images/${name}.png`, import.meta.url), file);
  process.stdout.write(`docs/images/${name}.png: ${Math.ceil(file.length / 1000)} kB\n`);
}

/** Red, green and blue of each point, from what Chromium writes: 8 bits a channel, not interlaced. */
function decode(file) {
  const parts = new Map();
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    parts.set(type, [...(parts.get(type) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const [header] = parts.get('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || bytes === undefined) throw new Error('the picture is no PNG of a browser');
  const lines = unfilter(inflateSync(Buffer.concat(parts.get('IDAT'))), width * bytes, height, bytes);
  const colors = new Uint32Array(width * height);
  for (let at = 0; at < colors.length; at += 1) colors[at] = lines.readUIntBE(at * bytes, 3);
  return { width, height, colors };
}

/** Undoes the filters of the lines (PNG 9.2). */
function unfilter(raw, stride, height, bytes) {
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < bytes ? 0 : lines[at - bytes];
      const up = y === 0 ? 0 : lines[at - stride];
      const corner = x < bytes || y === 0 ? 0 : lines[at - stride - bytes];
      const guess = [0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter];
      lines[at] = raw[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return lines;
}

function nearest(left, up, corner) {
  const sum = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(sum - each));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function encode({ width, height, colors }) {
  const counts = new Map();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostColors)
    .map(([color]) => color);
  const indexes = new Map([...counts.keys()].map((color) => [color, closest(color, palette)]));
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = indexes.get(colors[y * width + x]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, which are numbers of a palette.
  header.set([8, 3], 8);
  const table = Buffer.concat(palette.map((color) => Buffer.from([color >> 16, color >> 8, color])));
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('PLTE', table),
    part('IDAT', deflateSync(lines, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function closest(color, palette) {
  const apart = (other) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((color >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  return palette.reduce((best, other, at) => (apart(other) < apart(palette[best]) ? at : best), 0);
}

function part(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
