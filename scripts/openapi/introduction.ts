/** `info.description` of the OpenAPI document. */
export const introduction = `Two checkout steps: the shipping address of a cart, and the application of a new
distributor. Each is read with GET and submitted with POST.

- Every answer is a JSON object with \`success\` and \`error\`. \`error\` is null or an array of items with
  \`field\`, \`error\` (a code) and \`message\`.
- A submission that was judged answers 200, whether \`success\` is true or false. Any other status means that
  nothing was judged. After a 5xx the same request can be sent again as it is: sending it twice does no more
  than sending it once.
- All problems of a submission are reported together, in the order of the fields.
- Messages are for people, in the language that \`Accept-Language\` asks for. Programs read the code in
  \`error\`, which is the same in every language.
- The address step: when \`CanCorrect\` is true, show the suggested address. Send the same submission again
  with \`Choice: "Accept"\` to use it, or with \`Choice: "Override"\` to use the address as typed.
- The operations under \`/platform/v1\` are for the company's own systems, with a token of scope \`platform\`:
  they put records in, and read what buyers and applicants entered.
- A path that exists but not for this method answers 405 with \`Allow\`, an unknown path 404.`;
