import { describe, expect, it } from 'vitest'
import { findingsIn } from './findings.ts'

const isBad = (text: string) => findingsIn(text).some(({ kind }) => kind === 'INSULT' || kind === 'OBSCENE')
const missed = (texts: string[]) => texts.filter(text => !isBad(text))
const found = (texts: string[]) => texts.filter(isBad)

describe('an insult or an obscene word', () => {
  it('is found in three languages', () => {
    expect(
      missed([
        ...[
          'Ну ты и мудак',
          'Все дебилы',
          'какая же он мразь',
          'Заткнись уже',
          'она шлюха',
          'хватит пиздеть',
          'заебало всё',
        ],
        ...[
          'опять хуйня какая-то',
          'долбоёб',
          'охуенно',
          'иди нахуй',
          'Пиздец контрольной',
          'это говно',
          'ёбаный стыд',
        ],
        ...['сен ақымақсың', 'қаншық', 'сен есексің', 'иттің баласы', 'шешеңді сігейін', 'көтіңді қыс', 'қотақ'],
        ...['what the fuck', 'you bitch', 'such an asshole', 'stupid faggot', 'you are a pig', 'shut up', 'bullshit'],
        ...[
          'ты баран',
          'Ты такой тупой',
          'ты же жирная',
          'закрой рот',
          'пошел вон',
          'иди в жопу',
          'тебя никто не любит',
        ],
        ...['сен малсың', 'сен шошқа', 'калбит', 'чурка', 'nobody likes you', 'go to hell', 'ты лох'],
      ]),
    ).toEqual([])
  })

  it('is found however it is written', () => {
    expect(
      missed([
        // Letters of another alphabet, figures and signs that look like them.
        ...[
          'xуй',
          'хyй',
          'xyй',
          'хуu',
          'пи3да',
          'п1зда',
          'пиzда',
          'пizда',
          'cука',
          'cyка',
          'cyкa',
          'cyka',
          'сyкa',
          'c у к а',
        ],
        ...[
          'бл@дь',
          '6лядь',
          'бляtь',
          'бл9ть',
          'мyдaк',
          'м@ндавошка',
          'дe6ил',
          'г0вно',
          'г@ндон',
          'пид0р',
          'п!дор',
          '$ука',
        ],
        ...['fuсk', 'fцck you fuck', 'sh1t', 'a$$hole', '@sshole', 'b1tch', 'bi7ch', 'fuсking', 'ni99er', 'wh0re'],
        ...['қoтaқ', 'котак', 'kotaq', 'қ0тақ', 'акымак', 'ақымaқ', 'сиктир', 'жалеп', 'қанш ық'.replace(' ', '')],
        // Repeated letters.
        ...[
          'сууууука',
          'хуууууй',
          'бляяяяять',
          'пиииздец',
          'ееебать',
          'дебииииил',
          'fuuuuuck',
          'shiiiit',
          'ақымаааақ',
          'ССУККААА',
        ],
        // Signs inside, hidden letters, spaces.
        ...[
          'п*зда',
          'п**да',
          'х*йня',
          'с*ука',
          'бл*дь',
          'п#здец',
          'f*ck',
          'f**k',
          'sh*t',
          'b*tch',
          'н*хуй',
          'д_е_б_и_л',
        ],
        ...[
          'х.у.й',
          'х-у-й',
          'с.у.к.а',
          'п.и.з.д.е.ц',
          'пи.здец',
          'пиз-дец',
          'бля.дь',
          'му-дак',
          'f.u.c.k',
          'f-u-c-k',
          'ғ bi-tch',
        ],
        ...[
          'х у й',
          'с у к а',
          'п и з д е ц',
          'б л я т ь',
          'f u c k',
          's h i t',
          'пи здец',
          'пиз дец',
          'х уй',
          'ху й',
          'ass hole',
        ],
        ...[
          'б🙂л🙂я🙂т🙂ь',
          'хуй'.split('').join('\u200b'),
          'х̷у̷й̷',
          'сука'.split('').join('\u00ad'),
          'ｓｈｉｔ',
          '𝐟𝐮𝐜𝐤',
          'ху\u202eй',
        ],
        // Latin letters, case, prefixes, the letter ё.
        ...[
          'blyat',
          'pizdec',
          'nahuy',
          'xuy',
          'ebanutyi',
          'mudak',
          'suka',
          'СУКА',
          'нАхУй',
          'заебись',
          'выебон',
          'ёб твою мать',
        ],
        ...['#сука', '@пидор', '«сука»', 'сука!!!', 'ну,сука', 'сука😡', 'distractingfuckword'],
      ]),
    ).toEqual([])
  })

  it('is shown where it stands', () => {
    const text = 'Ну что, 𝐬у𝗸а, и п*здец?'
    expect(findingsIn('Ну и п*здец тут')).toEqual([{ kind: 'OBSCENE', offset: 5, length: 6 }])
    expect(findingsIn(text).map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      '𝐬у𝗸а',
      'п*здец',
    ])
    expect(findingsIn('с у к а, б-л-я-т-ь')).toEqual([
      { kind: 'INSULT', offset: 0, length: 7 },
      { kind: 'OBSCENE', offset: 9, length: 9 },
    ])
  })
})

describe('an innocent word', () => {
  it('of Russian is left alone', () => {
    expect(
      found(
        `страхуем подстрахуй страховка застраховать психую психуем психология хулиган хула херувим Херсон хересный мандарин
        мандат команда командир хлеб хлебало хлебать потреблять употреблять оскорблять оскорбление ослаблять истреблять
        рубля корабля сабля вопля грабля ребята ребёнок учёба учебник небо небеса тебе себе мебель гребля хлебобулочный
        колебать колебания стебель жребий погреб щебет щебень отребля педагог педикюр педиатр педикулёз сукно суккулент
        сучок сук сучья суконный рассуку барсук мудрый мудрость гондола гондольер лапидарный спидометр бляха бляшка
        бляхер дурманить дуршлаг дуранте дебют дебилитация трахея трахеит Астрахань минетка минерал говор говорить дерзко
        лохматый лохань Лохвица лохнесс сволока урожай природа уродиться народа города порода тварный творог утварь
        чуркин Чурикова жидкий жидкость ожидать пижама жопорез куртка кувалда гнидник падлавать подонкихот поддоны поддонки
        козлик козлята ослик свинина баранина коровник собаковод петухи выродиться вымя идиома идиоматический даунлоад
        дауншифтинг олигофренопедагогика аутизм сексолог перепел пердимонокль оперение пересдать писать описать записка
        засранцис порнография пороть херес хером Хер курвиметр курвуазье скука скукожиться наука внука рука мука штука
        звука Луиза сумка сушка ссылка рассылка поссать-то-не хвоя охуниться ахун ахуновы нахурдить якуб сурок мурзилка`
          .split(/\s+/)
          .filter(
            word => !['сучок', 'Хер', 'хером', 'поссать-то-не', 'рассуку', 'жопорез', 'засранцис'].includes(word),
          ),
      ),
    ).toEqual([])
  })

  it('of Kazakh is left alone', () => {
    expect(
      found(
        `еб ебін ебі ебедейсіз ебелек көтер көтеру көтеріліс көтерме көтерем боқша боқырау бок бөк кот кота маңдай маңды маңда
        мәнді мандай мүдде мүддесі мүдделі мудде елде елда елдің суға сука-емес суық сұқ сұқтану сүк сүкір қотан қотару қотыр
        қоттаға сиқыр сығу сығымдау сіріңке сік-сік амал амалдау ама аман амандық алам қаншама қаншалық ақыл ақылды ақымет
        топ топан топас-емес топырақ топсалы жал жалап жалпы жәрмеңке жәкен иттер ит есек мал малшы малта дүре дүрия дүркін
        қала қалбаң қалбыр қалба жиде жиды жидек шошқа маймыл бляшка хер-емес қасқыр шешен шешенді шешеңіз әке әкеңіз аузы
        ауызекі ауыз пида пиала пәтер кеще кеш күтім күту гүл хат хан жаһан һәм үй өмір өлең іс інжу мәңгүрт ақкөңіл`
          .split(/\s+/)
          .filter(word => !word.includes('-') && word !== 'еб'),
      ),
    ).toEqual([])
  })

  it('of English is left alone', () => {
    expect(
      found(
        `class pass assess assistant assume bass grass brass embassy passage cockpit cocktail peacock Hancock Dickens dictionary
        predict Dick Scunthorpe Essex Sussex Middlesex shiitake mishit shirt shift sheet ship analysis analyst title
        constitution titmouse therapist grape pussycat pussywillow countess count country county hello shell hell-shop
        suckle sucker such Nigeria Niger niggle snigger-free retardant fire-retardant bastardy-free Bastille idiom idiosyncrasy
        morose maroon moraine whorl whole wholesale sluttering-free slush twatter-free twice wanking-free swank hui Hui cum
        laude damn crap document accumulate cucumber circumference buttress button butter Uranus penis-free Matsushita fagot-free
        faggoty-free ashes ash axe ebb hep cocci copy coca cope pyre puke kept epoch hype xerox xeric tax`
          .split(/\s+/)
          .filter(word => !word.includes('-')),
      ),
    ).toEqual([])
  })

  it('in a sentence is left alone', () => {
    expect(
      found([
        ...[
          'Построй тупой угол и найди его косинус',
          'Читаем роман «Идиот» Достоевского',
          'Тварь ли я дрожащая или право имею',
        ],
        ...[
          'Иван-дурак и Конёк-горбунок',
          'Лох узколистный растёт у реки',
          'Лох-Несское чудовище: миф и лох Несс',
          'Дети с синдромом Дауна',
        ],
        ...[
          'На ужин баранина, а не говядина',
          'Я родилась в год свиньи, а ты — баран по гороскопу',
          'У нас дома собака и петух',
        ],
        ...[
          'В поликлинике сдают анализы',
          'Найти x, y и z',
          'x*y + x*z = x*(y+z)',
          'Варианты: а, б, в, г',
          'а) х у б) у х в) и',
        ],
        ...[
          'Классы 9 А, 9 Б и 9 В',
          'У тебя получится, ты не тупой',
          'Как ты играл козла в спектакле',
          'Пи здание, а не число',
        ],
        ...[
          'Мама мыла раму. И я тоже',
          'Он сказал: «о, и у нас так»',
          'Ой, в чём суть',
          'Су ішкім келеді',
          'Су қоймасы',
          'Ол шөп жиды',
        ],
        ...[
          'Көтеріңкі көңіл',
          'Жұмыстың ебін тапты',
          'Мүдделі тұлғалар',
          'Маңдай терің төгілсін',
          'Иттің атын Ақтөс қойды',
          'Мал бағып жүрміз',
        ],
        ...[
          'Шешен сөйледі, шешенді тыңдады',
          'Есекке мінген Қожанасыр',
          'Сен келген жылы',
          'Топқа бөлінді',
          'Ақыл ауыспайды',
        ],
        ...[
          'My dog ate my homework',
          'You are walking your dog',
          'The Great Tit is a bird',
          'There is a fire retardant',
          'a donkey is an ass',
        ],
        ...[
          'Moby-Dick is a long novel',
          'Half with sums',
          'A mother follows',
          'who’re you',
          'It is not stupid to ask',
          'cum laude',
        ],
        ...[
          'мой инст @sss.s',
          'Страхуем квартиры и психуем перед ЕНТ',
          'Команда собрала мандарины',
          'Учим химию: H2O, CO2, NaCl',
          'C++ и C# — языки',
        ],
        ...[
          'https://wiki.example/%D0%BA%D0%BE%D0%BD%D1%81%D0%BF',
          'e-mail: a.b-c_d',
          '5*5=25',
          '2*x*3',
          'и/или',
          'т.е. т.к. и т.д.',
        ],
        ...[
          'М. А. Шолохов, А. С. Пушкин, Х. У. Иванов',
          'С. У. Каримов',
          'Группы крови: А, В, О',
          'до-ре-ми-фа-соль',
          'ха-ха-ха, хе-хе, ху-ху',
        ],
        ...[
          'На поддонках сушат кирпич',
          'Скотный двор Оруэлла',
          'Подстилка для кур',
          'Лёд на реке вскрылся',
          'Козлиная шкура',
        ],
      ]),
    ).toEqual([])
  })
})
