import { isPlainDate } from '#app/domain/calendar/plain-date.ts'

/** Whether eleven digits with 7 or 8 in front, or ten without, are a telephone number of Kazakhstan (mobile, or of a home)
 *  or a mobile one of Russia. Numbers that are free of charge (8 800) belong to no person. */
export function isOwnTelephone(digits: string): boolean {
  if (digits.length === 10) return /^7(?:0[0-8]|47|7[15-8])[0-9]{7}$/.test(digits)
  return /^[78](?:7(?:0[0-8]|47|7[15-8]|[12][0-9])|9[0-9]{2})[0-9]{7}$/.test(digits)
}

/** Whether digits behind a plus may be a telephone number of some country: 10 to 15 digits, as E.164 has them. */
export function isForeignTelephone(digits: string): boolean {
  return /^[1-9][0-9]{9,14}$/.test(digits) && (!digits.startsWith('7') || digits.length === 11)
}

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/** Whether twelve digits are an individual identification number of Kazakhstan: a date of birth YYMMDD that some century
 *  had, the century and sex (1 to 6), four digits, and a check digit modulo 11, with a second row of weights where the
 *  first gives 10. */
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

/** Whether 13 to 19 digits are a payment card's: its first digit is of a bank or a scheme (2 to 6), its last makes the sum
 *  of Luhn (ISO/IEC 7812-1) a multiple of ten. */
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

/** Whether 20 signs are an account number of Kazakhstan (IBAN): its remainder modulo 97 is 1 (ISO 13616). */
export function isIban(text: string): boolean {
  if (!/^kz[0-9]{5}[0-9a-z]{13}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  let remainder = 0
  for (const sign of turned) {
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder === 1
}
