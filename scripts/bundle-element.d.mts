export function bundleElement(): Promise<{
  readonly name: string;
  readonly contents: Uint8Array;
  readonly integrity: string;
}>;
