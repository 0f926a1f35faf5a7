/** Files that the bundler hands over as text. */
declare module '*.ndjson' {
  const text: string;
  export default text;
}
