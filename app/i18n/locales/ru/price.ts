export default {
  school: 'Через школу бесплатно для вас: школа подключает классы одной подпиской.',
  personal_one: '{price} за {count} месяц, договариваются в чате.',
  personal_other: '{price} за {count} месяца, договариваются в чате.',
  'personal.unsaid': 'Личная подписка, цену назовут в чате.',
  alone: 'Самостоятельно:',
  personal_few: '{price} за {count} месяца, договариваются в чате.',
  personal_many: '{price} за {count} месяцев, договариваются в чате.',
}
