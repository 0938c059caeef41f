import { describe, expect, it } from 'vitest'
import { isCard, isIban, isIin } from './personal-numbers.ts'
import { findingsIn } from './findings.ts'

const shown = (text: string) =>
  findingsIn(text).flatMap(finding =>
    finding.kind === 'PERSONAL_DATA'
      ? [`${finding.what} ${text.slice(finding.offset, finding.offset + finding.length)}`]
      : [],
  )

describe('personal data', () => {
  it.each([
    ['мой номер +7 701 123 45 67', ['TELEPHONE +7 701 123 45 67']],
    ['звоните 8 (707) 123-45-67!', ['TELEPHONE 8 (707) 123-45-67']],
    ['87071234567', ['TELEPHONE 87071234567']],
    ['8-777-123-4567', ['TELEPHONE 8-777-123-4567']],
    ['8.747.123.45.67', ['TELEPHONE 8.747.123.45.67']],
    ['7 7 0 1 1 2 3 4 5 6 7', ['TELEPHONE 7 7 0 1 1 2 3 4 5 6 7']],
    ['+77011234567', ['TELEPHONE +77011234567']],
    ['8 707 это мой 123 45 67', ['TELEPHONE 8 707 это мой 123 45 67']],
    ['8 7О7 12З 45 67'.replace('З', '3'), ['TELEPHONE 8 7О7 123 45 67']],
    ['8️⃣7️⃣0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', ['TELEPHONE 8️⃣7️⃣0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣']],
    [
      'восемь семьсот семь сто двадцать три сорок пять шестьдесят семь',
      ['TELEPHONE восемь семьсот семь сто двадцать три сорок пять шестьдесят семь'],
    ],
    ['сегіз жеті жүз жеті 123 45 67', ['TELEPHONE сегіз жеті жүз жеті 123 45 67']],
    ['707 123 45 67 пиши', ['TELEPHONE 707 123 45 67']],
    ['7071234567', ['TELEPHONE 7071234567']],
    ['8 7172 12 34 56', ['TELEPHONE 8 7172 12 34 56']],
    ['+998 90 123 45 67', ['TELEPHONE +998 90 123 45 67']],
    ['+44 20 7946 0958', ['TELEPHONE +44 20 7946 0958']],
    ['+7 912 345 67 89', ['TELEPHONE +7 912 345 67 89']],
    ['мой ИИН 100520500010', ['IIN 100520500010']],
    ['100520 500010', ['IIN 100520 500010']],
    ['карта 4400 4301 2345 6780', []],
    ['карта 4111 1111 1111 1111', ['CARD 4111 1111 1111 1111']],
    ['4111111111111111', ['CARD 4111111111111111']],
    ['KZ86125KZT5004100100 счёт', ['CARD KZ86125KZT5004100100']],
    ['удостоверение № 045678912', ['DOCUMENT 045678912']],
    ['Жеке куәлік 045678912', ['DOCUMENT 045678912']],
    ['passport 12345678', ['DOCUMENT 12345678']],
    ['живу ул. Абая 12 кв 5', ['ADDRESS ул. Абая 12 кв 5']],
    ['ул абая 12', ['ADDRESS ул абая 12']],
    ['улица Абая, дом 12, кв. 7', ['ADDRESS улица Абая, дом 12, кв. 7']],
    ['приходи на проспект Назарбаева 150', ['ADDRESS проспект Назарбаева 150']],
    ['мкр Самал-2, 33', ['ADDRESS мкр Самал-2, 33']],
    ['5 мкр дом 12 кв 8', ['ADDRESS мкр дом 12 кв 8']],
    ['Абай көшесі 12', ['ADDRESS Абай көшесі 12']],
    ['Абай көшесі, 12-үй, 5-пәтер', ['ADDRESS Абай көшесі, 12-үй, 5-пәтер']],
    ['Самал ықшамауданы 33 үй', ['ADDRESS ықшамауданы 33 үй']],
    ['абай кошеси 12 уй', ['ADDRESS абай кошеси 12 уй']],
    ['дом 12 квартира 5', ['ADDRESS 12 квартира 5']],
    ['улица абая 12', ['ADDRESS улица абая 12']],
    ['живу на Толе би 59 кв 3', ['ADDRESS 59 кв 3']],
    ['улица толе би дом 59', ['ADDRESS улица толе би дом 59']],
    ['12 Abay Street', ['ADDRESS 12 Abay Street']],
    ['Abay street 12, apt 5', ['ADDRESS Abay street 12, apt 5']],
    ['телега @aruzhan_07', ['CONTACT телега @aruzhan_07']],
    ['мой тг: aruzhan07', ['CONTACT тг: aruzhan07']],
    ['инста aru.zhan', ['CONTACT инста aru.zhan']],
    ['@aru в телеграме', ['CONTACT @aru в телеграме']],
    ['пиши в вотсап 8 707 123 45 67', ['TELEPHONE 8 707 123 45 67']],
    ['t.me/aruzhan', ['CONTACT t.me/aruzhan']],
    ['https://wa.me/77071234567', ['CONTACT wa.me/77071234567', 'TELEPHONE 77071234567']],
    ['почта aruzhan@mail.kz.', ['EMAIL aruzhan@mail.kz']],
  ])('%s', (text, found) => {
    expect(shown(text)).toEqual(found)
  })

  it('is not seen in other numbers and names', () => {
    const texts = [
      ...[
        'Спасибо, @aruzhan',
        'комната 18 кв метров',
        'на улице минус 12',
        'На улице было 12',
        'Дом 45 кв. м',
        'напиши в телегу',
        'веду тикток про химию',
        'тг канал школы скоро',
        'вк или инста?',
        'Снап и тикток — зло',
      ],
      ...[
        'грант 8 700 000 тенге',
        '77 071 234 567 тенге',
        'с 2026 по 2027 год',
        '25.11.2026 19:45',
        'ЕНТ: 8 707 баллов',
        '8 800 080 77 77',
      ],
      ...[
        '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11',
        'π = 3,14159265358979',
        'в 9 классе 27 человек, в 10 — 31',
        'код B057, 140 баллов',
        'БИН 990140000003',
      ],
      ...[
        'улица Абая длинная',
        'на улице 12 градусов',
        'На улице Абая 12 школ',
        'Абай көшесінде 12 адам тұр',
        'ул. Абая перекрыта',
        'проспект вуза 2026',
        'дом 12 этажей',
      ],
      ...[
        'Мкр Самал-2 красивый',
        '5 мкр',
        'бұл 12 үй',
        'бұл шкалада орташа балл 0',
        'дом 5, а не квартира',
        'Уй, 12 баллов',
        'на стр. 12 задача 5',
      ],
      ...[
        'паспорт профессии',
        'удостоверение получу в 16 лет',
        'удостоверение. 1234567 человек',
        'ISBN 978-5-389-01234-7',
        '100520500011',
        'семь раз отмерь',
        'восемь семей',
      ],
      ...[
        'a@b',
        '@',
        '@@',
        'user@localhost',
        'это t.me',
        'best.me/abc',
        '1234 5678 9012 3456',
        '0000 0000 0000 0000',
        '+7 балл',
        '+5 и +7',
      ],
    ]
    expect(texts.filter(text => shown(text).length > 0)).toEqual([])
  })
})

describe('a number with a check', () => {
  it('is an IIN when its date and its check digit are right', () => {
    expect(isIin('100520500010')).toBe(true)
    expect(isIin('100520500011')).toBe(false)
    // The first weights give 10, so the second apply; they give 5.
    expect(isIin('100520500105')).toBe(true)
    expect(isIin('101320500001')).toBe(false)
    expect(isIin('100230500001')).toBe(false)
    expect(isIin('100520000000')).toBe(false)
    expect(isIin('10052050000')).toBe(false)
    // A number has at most one valid check digit. Numbers without one are not issued.
    const serials = Array.from({ length: 1000 }, (_, at) => `1005205${String(at).padStart(4, '0')}`)
    for (const serial of serials) {
      const right = Array.from({ length: 10 }, (_, check) => `${serial}${check}`).filter(isIin)
      expect(right.length).toBeLessThanOrEqual(1)
    }
  })

  it('is a card or an account when its sum is right', () => {
    expect(isCard('4111111111111111')).toBe(true)
    expect(isCard('4111111111111112')).toBe(false)
    expect(isCard('0000000000000000')).toBe(false)
    expect(isIban('kz86125kzt5004100100')).toBe(true)
    expect(isIban('kz87125kzt5004100100')).toBe(false)
    expect(isIban('de89370400440532013000')).toBe(false)
  })
})
