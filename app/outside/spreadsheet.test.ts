import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet, writeSheet } from './spreadsheet.server.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'bagdar-sheet-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const read = async (bytes: Uint8Array | string) => {
  const path = join(folder, 'list')
  writeFileSync(path, bytes)
  return readSheet(path)
}
const cellsOf = async (bytes: Uint8Array | string) => {
  const sheet = await read(bytes)
  return typeof sheet === 'string' ? sheet : sheet.rows.map(({ cells }) => cells)
}

/** Builds a workbook as Excel writes it, from the rows of its sheets. */
function workbook(sheets: string[], { from1904 = false, before = '', after = '', more = {} } = {}) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const list = sheets.map((_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')
  const targets = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`) // oxfmt-ignore
  const styles = `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${targets.join('')}<Relationship Id="rIdS" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  }
  for (const [at, rows] of sheets.entries()) {
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${after}</worksheet>`
  }
  Object.assign(parts, more)
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(packed), { level: 1 })
}
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

describe('an Excel workbook', () => {
  it('is read as it was written, texts that look like formulas included', async () => {
    const rows = [
      ['Әбілқасым "Ақ"', '=1+1', '-5', '+7 701'],
      ['@a', 'a\nb', '', 'я'],
      ['＝1+1', '＋1', '－1', '＠a'],
    ]
    const columns = ['Тегі', '=b', 'c', 'd'].map(header => ({ header }))
    const written = await writeSheet('Лист [1]', columns, rows)
    expect(await cellsOf(written)).toEqual([['Тегі', '=b', 'c', 'd'], ...rows])
    // In the file they are marked as text.
    const inside = Object.values(unzipSync(written)).map(part => strFromU8(part).replace(/&(apos|#39);/g, "'"))
    for (const cell of ['=1+1', '-5', '+7 701', '@a', '＝1+1', '=b']) {
      expect(inside.join()).toContain(`>'${cell}<`)
      expect(inside.join()).not.toContain(`>${cell}<`)
    }
  })

  it('has its dates as days, counted from 1900 or 1904, and the results of its formulas', async () => {
    const rows = `<row r="2"><c r="A2" s="1"><v>40251</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2"><f>CONCAT(A1)</f></c></row>`
    expect(await read(workbook([rows]))).toMatchObject({
      rows: [{ number: 2, cells: ['2010-03-14', '2', '=CONCAT(A1)'] }],
      from1904: false,
    })
    const from1904 = await read(workbook([rows], { from1904: true }))
    expect(from1904).toMatchObject({ rows: [{ cells: ['2014-03-15', '2', '=CONCAT(A1)'] }], from1904: true })
  })

  it('says in every row what a cell merged over them says once', async () => {
    const rows = [1, 2, 3].map(
      row => `<row r="${row}">${row === 1 ? text('A1', '9А') : ''}${text(`B${row}`, `n${row}`)}</row>`,
    )
    const after = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'
    expect(await cellsOf(workbook([rows.join('')], { after }))).toEqual([
      ['9А', 'n1'],
      ['9А', 'n2'],
      ['', 'n3'],
    ])
  })

  it('is read in the first of its sheets that has rows', async () => {
    const sheets = Array.from({ length: 40 }, (_, at) => (at === 7 ? `<row r="1">${text('A1', 'here')}</row>` : ''))
    expect(await read(workbook(sheets))).toMatchObject({ name: 'S7', rows: [{ cells: ['here'] }] })
    expect(await read(workbook(['', '']))).toBe('listEmpty')
  })
})

describe('a workbook made to do harm', () => {
  const row = `<row r="1">${text('A1', 'here')}</row>`
  const many = (piece: string) => piece.repeat(Math.floor(1_000_000 / piece.length))

  it.each([
    ['a cell that never ends', row + '<c><f/>' + many(' '), ''],
    ['cells within cells', `${row}<f/>${many('<c ')}`, ''],
    ['merged cells without an end', row, many('<mergeCell ')],
    ['one merged cell again and again', row, many('<mergeCell ref="A1:A9999"/>')],
  ])('is read in one go: %s', async (_, rows, after) => {
    expect(await cellsOf(workbook([rows], { after }))).toEqual([['here']])
  })

  it('takes no room for columns no list has', async () => {
    const far = (at: number) => `<c r="XFD${at}"><v>1</v></c><c r='ZZ${at}'/>`
    const rows = Array.from({ length: 10_000 }, (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, 'n')}${far(at + 1)}</row>`) // oxfmt-ignore
    const before = process.memoryUsage().rss
    const read = await cellsOf(workbook([rows.join('')]))
    expect([read.length, read[9_999]]).toEqual([10_000, ['n']])
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
  })

  it('of many parts with one name is broken, and not unpacked again for each', async () => {
    const names = Array.from({ length: 480 }, (_, at) => `xl/worksheets/s${100 + at}.xml`)
    const bytes = Buffer.from(zipSync(Object.fromEntries(names.map(name => [name, new Uint8Array(90_000)]))))
    for (const name of names) {
      for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) bytes.write(names[0]!, at)
    }
    expect(await read(bytes)).toBe('listBroken')
  })

  it('has no more texts than a list has, and no more styles than are read at once', async () => {
    const strings = '<si><t>n</t></si>'.repeat(100_001)
    expect(await read(workbook([row], { more: { 'xl/sharedStrings.xml': strings } }))).toBe('listTooLarge')
    // Each is different: text that compresses better is refused by another limit.
    const styles = Array.from({ length: 300_000 }, (_, at) => `<xf a="${(at * 2_654_435_761) % 4_294_967_296}"/>`)
    expect(await read(workbook([row], { more: { 'xl/styles.xml': styles.join('') } }))).toBe('listTooLarge')
  })

  it('with hundreds of thousands of rows that have a colour and nothing else is read like any other', async () => {
    const blank = Array.from(
      { length: 150_000 },
      (_, at) => `<row r="${2 * at + 2}"><c r="A${2 * at + 2}" s="1"/></row><row r="${2 * at + 3}" s="3"/>`,
    )
    const last = `<row r="500000">${text('A500000', 'there')}</row>`
    expect(await read(workbook([row + blank.join('') + last]))).toMatchObject({
      rows: [
        { number: 1, cells: ['here'] },
        { number: 500_000, cells: ['there'] },
      ],
    })
    const full = Array.from({ length: 60_000 }, (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, 'n')}</row>`)
    expect(await read(workbook([full.join('')]))).toBe('listTooLong')
  })

  it('expands no entities, its own or of a file', async () => {
    const before = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>'
    const rows = `<row r="1">${text('A1', '&b;')}${text('B1', '&c;')}</row>`
    expect(await cellsOf(workbook([rows], { before }))).toEqual([['&b;', '&c;']])
  })

  it('hands on no sign that is no text, and long cells cut', async () => {
    const cells = text('A1', 'a&#0;b_x0000_c') + text('B1', '&#xD83D;d') + text('C1', 'я'.repeat(10_000))
    const [read] = await cellsOf(workbook([`<row r="1">${cells}</row>`]))
    expect(read).toEqual(['a\uFFFDb\uFFFDc', '\uFFFDd', 'я'.repeat(300)])
  })

  it('is refused by what it says of itself, and broken where that is a lie', async () => {
    const parts = (size: number, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`xl/worksheets/sheet${at}.xml`, new Uint8Array(size)]),
      )
    expect(await read(zipSync(parts(5_000_000, 1)))).toBe('listTooLarge')
    expect(await read(zipSync(parts(3_900_000, 13)))).toBe('listTooLarge')
    expect(await read(zipSync(parts(1, 501)))).toBe('listTooLarge')
    const lie = Buffer.from(zipSync(parts(5_000_000, 1)))
    const sizeOffset = lie.readUInt32LE(lie.length - 22 + 16) + 24
    expect(lie.readUInt32LE(sizeOffset)).toBe(5_000_000)
    lie.writeUInt32LE(1_000, sizeOffset)
    expect(await read(lie)).toBe('listBroken')
  })
})

describe('a file of commas', () => {
  it('is read in UTF-8, UTF-16 and Windows-1251, with commas, semicolons or tabs', async () => {
    const expected = [
      ['Фамилия', 'Имя'],
      ['Ким', 'Вера'],
    ]
    expect(await cellsOf('\uFEFFФамилия,Имя\nКим,Вера\n')).toEqual(expected)
    expect(await cellsOf('sep=;\r\nФамилия;Имя\r\nКим;Вера\r\n')).toEqual(expected)
    expect(await cellsOf(Buffer.from('\uFEFFФамилия\tИмя\nКим\tВера', 'utf16le'))).toEqual(expected)
    const cp1251 = Array.from('Фамилия;Имя\nКим;Вера', letter => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x410 + 0xc0
    })
    expect(await cellsOf(Uint8Array.from(cp1251))).toEqual(expected)
  })

  it('keeps quotes within names, and counts rows as a spreadsheet does', async () => {
    expect(await read('a;b\n\n"Ким ""Ким""";Ахмет "Аха" Б\n')).toMatchObject({
      rows: [{ number: 1 }, { number: 3, cells: ['Ким "Ким"', 'Ахмет "Аха" Б'] }],
    })
  })
  it('with tabs or semicolons in Windows-1251 keeps quotes, apostrophes and hyphens of names', async () => {
    const encoded = (list: string) =>
      Uint8Array.from(list, letter => {
        const code = letter.charCodeAt(0)
        return code < 128 ? code : code - 0x410 + 0xc0
      })
    const names = ["О'Нил", 'Ким-Ли', 'Ахмет "Аха"']
    expect(await cellsOf(encoded(`${names.join('\t')}\nа\tб\tв`))).toEqual([names, ['а', 'б', 'в']])
    const quoted = `${names.slice(0, 2).join(';')};"Ахмет ""Аха"""`
    expect(await cellsOf(encoded(`${quoted}\r\n;;\r\nа;б;в`))).toEqual([names, ['а', 'б', 'в']])
  })

  it('that is no text is not read as one', async () => {
    expect(await read('Фамилия;Имя\nКи\0м;Вера')).toBe('listType')
    expect(await cellsOf('Фа\u0001милия;Имя')).toEqual([['Фа\uFFFDмилия', 'Имя']])
  })

  it.each([
    ['empty lines', '\n'.repeat(500_000), 'listEmpty'],
    ['one line of commas', ','.repeat(500_000), 'listBroken'],
    ['one word', 'я'.repeat(500_000), 'listBroken'],
    ['a quote that never ends', `a;b\n"${'c\n'.repeat(250_000)}`, 'listBroken'],
  ])('made to do harm holds nobody up: %s', async (_, list, fault) => {
    let turns = 0
    const others = setInterval(() => (turns += 1), 1)
    expect(await read(list)).toBe(fault)
    clearInterval(others)
    // A list refused at its first lines is over too soon to count turns.
    expect(turns).toBeGreaterThan(fault === 'listEmpty' ? 20 : -1)
  })
})
