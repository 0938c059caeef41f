import { expect, it } from 'vitest'
import { mayTeach } from './college-name.ts'

const [welding, nursing, catering] = ['07150500', '09130100', '10130300']

it.each([
  ['Талдыкорганский высший политехнический колледж', [welding, catering]],
  ['Кызылординский высший медицинский колледж', [nursing]],
  ['Кентауский многопрофильный колледж', [welding, catering]],
  ['Колледж сферы обслуживания имени И. Даутова', [catering]],
  ['Карагандинский медико-технический колледж', [nursing]],
  ['Саранский гуманитарно-технический колледж имени Абая Кунанбаева', []],
  ['Колледж имени Жансугурова', []],
  ['Павлодарский колледж информационных технологий', []],
  ['Академия дизайна и технологии «Сымбат»', []],
  ['Кентауский технологический колледж', [welding, catering]],
])('%s is asked about what colleges of its kind teach', (name, taught) => {
  const asked = [welding, nursing, catering].filter(code => mayTeach(name, [code]))
  expect(asked).toEqual(taught)
})
