/** Files that the bundler imports as text. */
declare module '*.ndjson' {
  const text: string;
  export default text;
}
