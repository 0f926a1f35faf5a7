/** Whether the last digit equals `digitOf` of the weighted sum of those before it. Digits only. */
export function hasCheckDigit(
  digits: string,
  weights: readonly number[],
  digitOf: (sum: number) => number,
): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits.length === weights.length + 1 && digitOf(sum) === Number(digits[weights.length]);
}

/** Luhn's formula (ISO/IEC 7812-1, annex B). Digits only. */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
