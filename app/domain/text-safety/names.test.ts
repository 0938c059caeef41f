import { describe, expect, it } from 'vitest'
import { usernameFrom } from '#app/domain/text/transliterate.ts'
import { faultInName, isCallForHelp } from './names.ts'

const wordsOf = (text: string) => text.trim().split(/\s+/)

/** First names of Kazakhstan; each line contains some that resemble a listed word. */
const firstNames = wordsOf(`
  Айгерім Айдана Айдос Айжан Айнұр Айсұлу Ақбота Ақерке Ақмарал Алдияр Алина Аманжол Аружан Асқар Асылбек Әлия Әлихан Әсел Әсем Әйгерім
  Балнұр Батыр Бауыржан Бекзат Берік Ботагөз Гүлнәр Гүлсім Ғалым Дана Дәурен Дидар Динара Ебелек Ерасыл Ербол Ержан Еркебұлан Есет Жазира
  Жанар Жандос Жансая Жәния Жібек Зере Ілияс Инабат Қайрат Қанат Қанша Қарлығаш Қуаныш Қымбат Мадина Малика Малғаждар Марал Мейірім Мирас
  Мұқағали Мұрат Назерке Наурыз Нұрлан Нұрсұлтан Олжас Оңал Өмірзақ Рақым Раушан Самал Санжар Сәуле Сұңқар Сырым Тоғжан Төлеген Тұмар Ұлбосын
  Үкілай Фариза Хадиша Шолпан Шұғыла Ырысты Іңкәр Сақа Сүгір Сікбай
  Александр Алексей Анна Анастасия Антон Арина Артём Богдан Варвара Василий Вера Вероника Виктор Влад Глеб Дарья Денис Евгений Екатерина Елена
  Захар Иван Игорь Илья Инесса Кирилл Ксения Лев Леонид Любовь Максим Марина Мария Михаил Надежда Никита Нина Оксана Олег Ольга Павел Полина
  Роман Савелий Светлана Семён Сергей Софья Степан Таисия Тимофей Ульяна Фёдор Христина Юлия Ярослав Ебрагим Херувима Гульшат Минетай
  John Mary Dick Randy Gaylord Assel Assem Assylkhan Titus Fanny Peter Cocoa Beaver Zhanna Nurbek Aidyn Yerkebulan Sergey
`)
const lastNames = wordsOf(`
  Абаев Абдрахманов Абенов Айтбаев Ақылбеков Алимбетов Аманов Асанов Ахметов Әбдіров Әуезов Байжанов Бектұров Боқаев Боқаева Ғабдуллин
  Дауытов Досжанов Ебеков Есенов Ескендір Жапаров Жұмабаев Ибраев Кенесарин Көтенов Көтібаров Көшербаев Қалиев Қасымов Құлманов
  Құтақов Малбеков Мамбетов Мандыбаев Муканов Мұқанова Мырзагелдиев Назарбаева Нұрғалиев Оспанов Өтегенов Пакибаев Рақымов Сағынтаев Садуов
  Сатпаев Сейфуллин Сикымбаев Сұлтанов Сүгиров Тасшақаев Топасов Төлегенов Тұңғышбаев Уәлиханов Хамитов Хасенов Шаяхметов Ысқақов
  Алексеев Бабкин Баранов Бляхер Бобров Бычков Волков Гниденко Голубев Гусев Гуляев Дуров Дураков Дуракова Жеребцов Жидков Жидов Жопин
  Зайцев Иванов Идиатуллин Караваев Киселёв Козлов Козлова Косоглазов Кобелев Крысин Кузнецов Курвуазье Лохвицкий Лохов Лохова Лошаков Мандельштам
  Мандрыкин Мандыч Мартышкин Махерова Минетдинов Миннетуллин Мудрецов Мудров Мудрак Надеждин Ослов Павлов Падлеров Педченко Петухов Пидченко
  Пизаев Писарев Полудурнов Попов Рукосуев Свиньин Сергеев Смирнов Собакин Сосин Срачев Страхов Подстрахуев Сукач Сукачёв Сукин Сукина
  Сукновалов Сучков Твердохлебов Трахтенберг Тупицын Тупиков Уродков Хачик Хачикян Херсонский Хегай Хохлов Хуан Хузин Хуснутдинов Цой Чмыхов Чуркин
  Шалаев Шитов Шлюхтер Шмаров Елдаков Ли Пак Хван Ким Пя Ма Ню Югай Шлюпкин
  Cockburn Dickens Dickinson Hancock Scunthorpe Cummings Weiner Shitikov Assanova Fagin Butts Ivanova Bekmukhamedova
`)
const pairs = firstNames.flatMap((first, at) =>
  lastNames.filter((_, index) => (index + at) % 7 === 0).map(last => [first, last] as const),
)

describe('a name people bear', () => {
  it('is innocent, whatever it sounds like', () => {
    expect(new Set([...firstNames, ...lastNames]).size).toBeGreaterThan(300)
    expect([...firstNames, ...lastNames].filter(faultInName)).toEqual([])
  })

  it('is innocent beside any other, and as a username', () => {
    const whole = pairs.map(([first, last]) => `${first} ${last}`)
    expect(whole.filter(faultInName)).toEqual([])
    const usernames = pairs.map(([first, last]) => usernameFrom(first, last))
    expect([...new Set(usernames.filter(faultInName))]).toEqual([])
  })

  it('calls for no help', () => {
    const some = pairs.filter((_, at) => at % 5 === 0)
    const called = [...firstNames, ...lastNames, ...some.flatMap(names => [names.join(' '), usernameFrom(...names)])]
    expect(called.filter(isCallForHelp)).toEqual([])
  })
})

describe('a name with a fault', () => {
  it.each([
    ...[
      'Хуй',
      'Сука',
      'п1дор',
      'Мудак Мудакович',
      'Ебу Всех',
      'Пошёл Вон',
      'Закрой Рот',
      'Убью Тебя',
      'қотақбас',
      'Bitch',
    ],
    ...['dana_huy', 'suka_2009', 'da_na.suka', 'mudak95', 'f.u.c.k', 'blyat.kz', 'fuckschool'],
  ])('is rude: %s', name => expect(faultInName(name)).toBe('rude'))

  it.each([
    ...['Айдана 87011234567', '+7 701 123 45 67', 'Дана 8 (701) 123-45-67', 'Дана @dana_09 телеграм', 'dana@mail.kz'],
    ...['87011234567', 'dana_87011234567', 'dana.701.123.45.67', 'dana87011234567'],
  ])('may be found by it: %s', name => expect(faultInName(name)).toBe('personal'))
})

describe('a name that calls for help', () => {
  it.each([
    ...['Хочу Умереть', 'Өлгім Келеді', 'Не хочу Жить', 'Убью Себя', 'Hochu Umeret', 'Olgim Keledi'],
    ...['kill_myself', 'KillMyself2009', 'want.to.die', 'iwant2die', 'khochu_umeret', 'xochu.umeret', 'ne_hochu_zhit'],
    ...['nehochujit09', 'ubyu_sebya', 'olgim_keledi', 'omir.surgim.kelmeydi'],
  ])('is heard and refused nothing: %s', name => expect([isCallForHelp(name), faultInName(name)]).toEqual([true, null]))

  it.each(['dana2009', 'hochu_v_kbtu', 'ne_hochu_spat', 'diet_and_sport', 'Жить Хочу', 'keledi_bahyt'])(
    'is not: %s',
    name => expect(isCallForHelp(name)).toBe(false),
  )
})
