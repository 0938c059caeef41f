import { writeSheet } from '#app/outside/spreadsheet.server.ts'

const syllables = ['ай', 'бек', 'гүл', 'дар', 'ер', 'жан', 'зар', 'қан', 'мұр', 'нұр', 'ораз', 'сұл', 'төл', 'шың']
const ROWS_A_CLASS = 30

/** Writes the list of a large school as an Excel workbook: classes of thirty; one pupil in twenty has the name of
 *  another, but no two have the same name and date of birth. */
export function writeList(rows: number) {
  const headers = ['Фамилия', 'Имя', 'Дата рождения', 'Пол', 'Класс'].map(header => ({ header }))
  return writeSheet(
    'Ученики',
    headers,
    Array.from({ length: rows }, (_, at) => pupilOf(at)),
  )
}

export function pupilOf(at: number) {
  // One in twenty has the name of the previous one.
  const named = at % 20 === 19 ? at - 1 : at
  const word = (number: number): string =>
    number < syllables.length
      ? syllables[number]!
      : word(Math.floor(number / syllables.length) - 1) + syllables[number % syllables.length]!
  const birth = new Date(Date.UTC(2010, 0, 1 + (at % 700)))
  const year = 1 + (Math.floor(at / ROWS_A_CLASS) % 11)
  const letter = String.fromCodePoint('А'.codePointAt(0)! + (Math.floor(at / ROWS_A_CLASS / 11) % 30))
  return [
    `${capital(word(named))}ова`,
    capital(word((named * 7) % 190)),
    birth.toISOString().slice(0, 10),
    at % 2 === 0 ? 'ж' : 'м',
    `${String(year)}${letter}`,
  ]
}

function capital(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
