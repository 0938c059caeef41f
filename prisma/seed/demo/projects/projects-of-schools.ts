import { comment } from '../community/demo-post.ts'
import type { DemoProject } from './demo-project.ts'

/** Projects visible within one school. */
export const projectsOfSchools: DemoProject[] = [
  {
    by: 'aruzhan',
    when: { daysAgo: 8, at: '16:30' },
    name: 'Воздух у школы',
    description:
      'Меряем пыль у ворот утром, днём и вечером и смотрим, от чего она зависит: от ветра, машин или котельной.',
    story:
      'Зимой у ворот пахнет гарью, и все говорят, что это котельная. Мы решили не спорить, а измерить. Датчик пыли взяли в кабинете физики, ветер берём из открытых сводок, машины считаем сами по десять минут.',
    seeks: 'кто хорошо ладит с таблицами',
    status: 'RECRUITING',
    audience: 'ORGANIZATION',
    cityId: 'almaty',
    goals: [
      ['Мерить тридцать дней подряд, три раза в день'],
      ['Сравнить утро с котельной и утро без неё'],
      ['Рассказать о результате на школьной линейке'],
    ],
    skills: ['ECOLOGY', 'STATISTICS', 'SPREADSHEETS', 'RESEARCH'],
    interests: ['ENVIRONMENTAL_STUDIES', 'CHEMISTRY', 'BIOLOGY'],
    duty: 'ведёт журнал измерений',
    team: [
      ['pupil6', 'меряет по утрам'],
      ['pupil9', 'считает машины'],
    ],
    followed: 9,
    logo: 'leaf',
    images: [
      {
        drawing: 'leaves',
        description: 'Листья с трёх мест: от ворот, со двора и из сада. На первом пыли больше всего.',
      },
    ],
    updates: [
      {
        by: 'aruzhan',
        when: { daysAgo: 1, at: '18:05' },
        text: 'Восемь дней измерений есть. В два самых пыльных утра котельная не работала, зато ветер дул со стороны стройки. Рано делать вывод, меряем дальше.',
        liked: 6,
      },
    ],
    questions: [
      comment(
        'teacher2',
        600,
        'Датчикті апта сайын таза ауада тексеріп тұрыңдар, әйтпесе ол өзінше көрсете бастайды.',
        3,
        [comment('aruzhan', 640, 'Рақмет. Жұма күндері бақта тексереміз.', 1)],
      ),
    ],
    asking: [['pupil2', 'Люблю таблицы и уже делаю такие для биологии. Могу сводить измерения по вечерам.']],
  },
  {
    by: 'pupil22',
    when: { daysAgo: 14, at: '14:15' },
    name: 'Тихий класс',
    description: 'Меряем шум на переменах и решаем, что с ним делать, вместе с завучем.',
    story:
      'После третьего урока у половины класса болит голова. Мы взяли шумомер и прошли с ним по всем этажам. Громче всего не там, где бегают, а там, где хлопают двери.',
    seeks: 'кто нарисует графики так, чтобы завуч прочитал',
    status: 'RECRUITING',
    audience: 'ORGANIZATION',
    cityId: 'almaty',
    goals: [
      ['Измерить шум на каждом этаже', true],
      ['Поставить мягкие накладки на десять дверей'],
      ['Измерить ещё раз'],
    ],
    skills: ['STATISTICS', 'PUBLIC_SPEAKING', 'GRAPHIC_DESIGN', 'HAND_TOOLS'],
    interests: ['PHYSICS', 'MENTAL_WELLBEING'],
    duty: 'меряет и договаривается',
    team: [
      ['pupil21', 'считает, сколько стоят накладки'],
      ['pupil16', 'рисует таблички'],
    ],
    followed: 7,
    logo: 'bars',
    images: [{ drawing: 'doors', description: 'Вход в школу: эта дверь хлопает громче всех на первом этаже.' }],
    updates: [
      {
        by: 'pupil22',
        when: { daysAgo: 5, at: '13:20' },
        text: 'Шум измерили на всех этажах. Самое громкое место: лестница у столовой, там хлопает дверь каждые девять секунд.',
        liked: 10,
      },
    ],
  },
  {
    by: 'pupil4',
    when: { daysAgo: 21, at: '18:50' },
    name: 'Афиши школьного театра',
    description:
      'Рисуем афиши к каждой постановке и учимся делать так, чтобы название читалось с другого конца коридора.',
    story:
      'Афишу к прошлому спектаклю прочитали восемь человек, потому что буквы были меньше актёров. С тех пор мы сначала вешаем черновик и отходим на двадцать шагов.',
    status: 'ACTIVE',
    audience: 'ORGANIZATION',
    cityId: 'almaty',
    goals: [['Сделать афиши к трём постановкам'], ['Собрать правила на одну страницу', true]],
    skills: ['DRAWING', 'GRAPHIC_DESIGN', 'STAGE_AND_FILM'],
    interests: ['ART', 'DESIGN', 'GRAPHIC_DESIGN'],
    duty: 'рисует',
    team: [['pupil25', 'верстает и печатает']],
    followed: 4,
    logo: 'mask',
    images: [{ drawing: 'stage', description: 'Сцена перед премьерой, афиша ещё висит криво.' }],
  },
  {
    by: 'pupil24',
    when: { daysAgo: 17, at: '15:45' },
    name: 'Мектеп формасына екінші өмір',
    description: 'Кішірейіп қалған мектеп формасын жинап, жөндеп, керек адамға тегін береміз.',
    story:
      'Жыл сайын форма кішірейеді, ал жаңасы қымбат. Біз сыныптардан жинаймыз, түймесін тігеміз, өлшеміне қарай ілеміз. Кім алғанын ешкім сұрамайды, тізім де жоқ.',
    status: 'ACTIVE',
    audience: 'ORGANIZATION',
    cityId: 'almaty',
    goals: [['Елу киім жинау', true], ['Қысқы демалысқа дейін бәрін тарату']],
    skills: ['FASHION_DESIGN', 'SOCIAL_WORK', 'TEAMWORK', 'Тігу'],
    interests: ['FASHION', 'ENTREPRENEURSHIP'],
    duty: 'өлшемін тексеріп, іледі',
    team: [
      ['pupil1', 'жинайды'],
      ['pupil17', 'жөндейді'],
    ],
    followed: 8,
    logo: 'shirt',
  },
  {
    by: 'pupil28',
    when: { daysAgo: 58, at: '12:30' },
    name: 'Радио «Перемена»',
    description: 'Две передачи в неделю по десять минут: новости классов, музыка по заявкам и один вопрос дня.',
    story:
      'Мы вещали всю осень из кабинета информатики. Потом у нас начался ЕНТ, и вести стало некому. Записи и инструкция остались: кто захочет продолжить, пишите, всё отдадим.',
    status: 'ARCHIVED',
    audience: 'ORGANIZATION',
    cityId: 'almaty',
    goals: [['Выйти в эфир двадцать раз', true], ['Передать радио младшим']],
    skills: ['JOURNALISM', 'MUSIC', 'Монтаж звука'],
    interests: ['MUSIC', 'DIGITAL_CONTENT_CREATION'],
    duty: 'вела эфир',
    team: [['pupil29', 'сводил звук']],
    followed: 4,
    logo: 'bubble',
  },
  {
    by: 'early',
    when: { daysAgo: 5, at: '17:10' },
    name: 'Капля в день',
    description: 'Считаем, сколько воды утекает из школьных кранов, и чиним те, что можно починить самим.',
    story:
      'Один капающий кран наполняет ведро за ночь. Мы поставили вёдра под шесть кранов и утром взвесили. Теперь знаем, с какого начинать.',
    seeks: 'кто умеет менять прокладки',
    status: 'RECRUITING',
    audience: 'ORGANIZATION',
    cityId: 'shymkent',
    goals: [['Взвесить воду из всех кранов'], ['Починить шесть самых мокрых']],
    skills: ['HAND_TOOLS', 'STATISTICS', 'ECOLOGY'],
    interests: ['ENVIRONMENTAL_STUDIES', 'ENGINEERING'],
    duty: 'взвешивает',
    team: [
      ['alatau1', 'ведёт таблицу'],
      ['alatau3', 'рисует плакат'],
    ],
    followed: 2,
    logo: 'waves',
  },
]

/** A draft of Aruzhan's that has no goals yet. */
export const draft = {
  by: 'aruzhan',
  hoursAgo: 5,
  name: 'Гербарий Заилийского Алатау',
  description: 'Определитель растений для тех, кто ходит в горы: фотография, лист под лупой и место, где нашли.',
  story:
    'За три года в моём гербарии двести листов, но пользуюсь им только я. Хочу, чтобы по нему мог узнать растение любой, кто идёт по тропе.',
  cityId: 'almaty',
}
