import { expect, it } from 'vitest'
import { cellsOf, findColumns } from './columns.ts'

const rowsOf = (...rows: string[][]) => rows.map(cells => ({ cells }))

it('finds the columns by their names, in any order and language, below a title', () => {
  const head = ['№', 'Сынып', 'Дата рождения*', 'Тегі', 'ИИН', 'Имя', 'E-mail (егер бар болса)', 'Логин']
  const header = findColumns(rowsOf(['№ 24 мектеп'], [], head), 'STUDENTS', false)!
  expect(header).toMatchObject({ row: 2, missing: [] })
  expect(header.columns.found.map(({ column, at }) => `${column} ${at}`)).toEqual([
    'group 1',
    'dateOfBirth 2',
    'lastName 3',
    'firstName 5',
    'email 6',
    'username 7',
  ])
  expect(header.columns.ignored).toEqual(['№', 'ИИН'])
  expect(cellsOf(['1', '9А', '', 'Серік'], header.columns)).toMatchObject({ group: '9А', lastName: 'Серік', email: '' })
})

it('takes a name in one column', () => {
  for (const name of ['ФИО', 'Ф.И.О. ученика', 'Аты-жөні', 'Оқушының тегі, аты', 'Full name']) {
    expect(findColumns(rowsOf([name, 'Туған күні']), 'STUDENTS', false)).toMatchObject({ missing: [] })
  }
})

it('does not take a column whose first word is the first name', () => {
  const missing = ['lastName', 'firstName']
  expect(findColumns(rowsOf(['Имя и фамилия ученика', 'Дата рождения']), 'STUDENTS', false)).toMatchObject({ missing })
})

it('says which columns are missing', () => {
  expect(findColumns(rowsOf(['Имя', 'Класс']), 'STUDENTS', false)!.missing).toEqual(['lastName', 'dateOfBirth'])
  expect(findColumns(rowsOf(['Фамилия', 'Имя']), 'TEACHERS', false)!.missing).toEqual([])
  expect(findColumns(rowsOf(['1', '2'], ['3', '4']), 'STUDENTS', false)).toBeNull()
})

it('reads the first of two columns of one name, and names the other as not read', () => {
  const header = findColumns(rowsOf(['Фамилия', 'Имя', 'Тегі', 'Дата рождения', 'Имя ']), 'STUDENTS', false)!
  expect(header.columns.found.map(({ at }) => at)).toEqual([0, 1, 3])
  expect(header.columns.ignored).toEqual(['Тегі', 'Имя '])
})
