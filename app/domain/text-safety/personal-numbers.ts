import { isPlainDate } from '#app/domain/calendar/plain-date.ts'

/** Checks for a telephone number: 11 digits starting with 7 or 8 (Kazakhstan, mobile or landline; Russia, mobile), or
 *  10 digits of a Kazakh mobile number. Toll-free numbers (8 800) are not personal. */
export function isOwnTelephone(digits: string): boolean {
  if (digits.length === 10) return /^7(?:0[0-8]|47|7[15-8])[0-9]{7}$/.test(digits)
  return /^[78](?:7(?:0[0-8]|47|7[15-8]|[12][0-9])|9[0-9]{2})[0-9]{7}$/.test(digits)
}

/** Checks whether digits after a plus may be an international telephone number: 10 to 15 digits (E.164); with country
 *  code 7 exactly 11. */
export function isForeignTelephone(digits: string): boolean {
  return /^[1-9][0-9]{9,14}$/.test(digits) && (!digits.startsWith('7') || digits.length === 11)
}

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/** Checks an individual identification number (IIN) of Kazakhstan, 12 digits: date of birth YYMMDD, century and sex (1
 *  to 6), four digits, and a check digit modulo 11, with a second row of weights when the first gives 10. */
export function isIin(digits: string): boolean {
  if (!/^[0-9]{6}[1-6][0-9]{5}$/.test(digits)) return false
  const century = 18 + Math.floor((Number(digits[6]) - 1) / 2)
  const date = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  if (!isPlainDate(date)) return false
  const remainder = (weights: number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  const first = remainder(FIRST_WEIGHTS)
  const check = first === 10 ? remainder(SECOND_WEIGHTS) : first
  return check === Number(digits[11])
}

/** Checks a payment card number: 13 to 19 digits, starting with 2 to 6, with a valid Luhn checksum (ISO/IEC 7812-1). */
export function isCard(digits: string): boolean {
  if (!/^[2-6][0-9]{12,18}$/.test(digits)) return false
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Checks a Kazakh account number (IBAN), 20 characters in lower case: the remainder modulo 97 is 1 (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^kz[0-9]{5}[0-9a-z]{13}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  let remainder = 0
  for (const sign of turned) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder === 1
}
