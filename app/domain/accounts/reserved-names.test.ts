import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPretendingName, isReservedUsername } from './reserved-names.ts'

describe('a username that pretends', () => {
  it.each([
    ...['admin', 'Admin', 'administrator', 'support', 'moderator', 'bagdar', 'root', 'system', 'official', 'staff'],
    ...['teacher', 'help', 'security', 'ministry', 'superadmin', 'orgadmin', 'akimshilik', 'podderzhka', 'koldau'],
    ...['adm1n', '4dm1n', 'adrnin', 'r00t', 'supp0rt', '5upport', 'm0der4tor', 'bagd4r', 'offici4l', 'adm1n1strator'],
    ...['a.d.m.i.n', 'a_d_m_i_n', '_bagdar_', '..root..', 'bagdar.support', 'support_bagdar', 'bagdarsupport'],
    ...['admin2026', 'admin_1', '007.admin', 'the_real_admin', 'bagdar.kz', 'bagdarkz', 'bagdar_team', 'teacher7'],
    ...['dana_admin', 'aibek.moderator', 'bagdar.aigerim', 'admin01.almaty', 'help.bagdar'],
  ])('%s is refused', username => expect(isReservedUsername(username)).toBe(true))

  it.each([
    ...['aigerim_09', 'dana', 'timur', 'badminton', 'badminton_fan', 'bagdat', 'bagdaulet', 'bagdarova_a', 'rooted'],
    ...['adminur', 'adina', 'aidana', 'systemofadown', 'supporter_of_kairat', 'ministrelle', 'helpful_dina', 'staffan'],
    ...['moderna', 'akim_b', 'akimov', 'teacherspet', 'officialdom', 'botagoz', 'robert', 'a.d', '123'],
    ...['operatsia', 'gulnur.new', 'kz_dauren', 'my_page', 'real_madrid'],
  ])('%s is not one', username => expect(isReservedUsername(username)).toBe(false))

  it('stays refused however dots, underscores, capitals and digits around it are put', () => {
    const base = fc.constantFrom('admin', 'support', 'moderator', 'bagdar', 'root', 'ministry', 'official')
    const sign = fc.constantFrom('', '.', '_', '__', '._')
    const tail = fc.constantFrom('', '1', '007', '2026', '_', '.')
    fc.assert(
      fc.property(base, fc.array(sign, { maxLength: 14 }), tail, fc.boolean(), (word, signs, end, upper) => {
        const spread = Array.from(word, (letter, at) => letter + (signs[at] ?? '')).join('')
        expect(isReservedUsername((upper ? spread.toUpperCase() : spread) + end)).toBe(true)
      }),
    )
  })
})

const firstNames =
  `Айбек Айгерім Айдана Айжан Айнұр Айсұлу Айша Ақбота Ақерке Ақжан Ақмарал Әділ Әділет Әдина Әкім Әлихан
  Әмина Әсел Әсем Алмас Алтынай Амир Арман Аружан Асқар Асхат Аян Аяулым Бағдар Бағдат Бағдәулет Бақыт Балжан Батыр
  Бауыржан Бекзат Ботагөз Гүлнұр Гүлназ Дана Данияр Дархан Дәурен Диас Дидар Динара Ерасыл Ержан Ерлан Еркебұлан
  Жанар Жансая Жібек Зарина Зере Индира Инкар Қайрат Қанат Қарлығаш Қуаныш Мадина Мағжан Мәдина Марат Меруерт Мирас
  Назерке Нұрай Нұрлан Нұрсұлтан Ораз Рабиға Ринат Руслан Салтанат Самал Сәуле Серік Тимур Томирис Ұлпан Шерхан Шұғыла
  Ілияс Алексей Анастасия Андрей Антон Артём Борис Валерия Виктория Виолетта Глеб Дарья Денис Дмитрий Ева Екатерина
  Елена Захар Иван Илья Кирилл Ксения Лев Максим Мария Матвей Никита Олег Ольга Павел Полина Роман Семён Софья Степан
  Тимофей Фёдор Эльвира Юлия Яна Модест Аким Ким Ли Ян Botagoz Robert Grace Staffan Bella Adam Nur Ai`.split(/\s+/)
const lastNames = `Ахметов Ахметова Әбдірахман Бағдарова Багдасарян Байжанова Бекова Досжан Ержанқызы Есенов Жұмабай
  Исаева Қасым Қасымова Мұхамедиярова Нұрғали Нұрланұлы Оспанов Сағынтай Сейтқали Серікқызы Смағұлов Сүлейменова
  Тоқаев Төлеген Шәріпов Акимов Акимова Админов Петров Иванова Ким Пак Цой Ли Югай Тен Хан Шмидт Мюллер Вебер
  Министров Сайтиев Роботов Помощников Модестов Системин Root Supporter Operatov Smith O’Brien Saint-Exupéry`.split(
  /\s+/,
)

describe('a name of a person that pretends', () => {
  it.each([
    ['Администрация', 'сайта'],
    ['Поддержка', 'Bagdar'],
    ['Модератор', 'Айгерім'],
    ['Әкімшілік', 'Бағдар'],
    ['Әкiмшiлiк', 'Багдар'],
    ['Support', 'Bagdar'],
    ['Supp0rt', 'Team'],
    ['Aдминистрaция', 'Сайта'],
    ['АДМИН', 'Иван'],
    ['Команда', 'Бағдар'],
    ['Bagdar', 'Official'],
    ['Служба', 'Поддержки Поддержка'],
    ['Тех', 'Поддержка'],
    ['А д м и н', 'Петров'],
    ['Mодepaтop', 'Ли'],
    ['Қолдау', 'Қызметі'],
  ])('%s %s is refused', (first, last) => expect(isPretendingName(first, last)).toBe(true))

  it('is none of the names people here have', () => {
    const names = [...firstNames.map(first => [first, 'Ахметова']), ...lastNames.map(last => ['Дана', last])]
    const refused = names.filter(([first, last]) => isPretendingName(first!, last!))
    expect(refused).toEqual([])
    const pairs = firstNames.flatMap(first => lastNames.map(last => [first, last] as const))
    const pretending = pairs.filter(
      ([first, last]) => isPretendingName(first, last) || isPretendingName(first.toUpperCase(), last.toLowerCase()),
    )
    // The site's name and a role: each of the two is a name of people, together they pretend.
    expect(pretending).toEqual([['Бағдар', 'Root']])
  })
})
