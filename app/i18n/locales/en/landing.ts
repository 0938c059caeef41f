import type ru from '../ru/landing.ts'

export default {
  'meta.title': 'A map of professions and the road to them',
  'meta.description':
    'Seven professions in five minutes, for and against; then an analysis, grant chances and a plan. In Russian, Kazakh and English.',
  'hero.title.1': 'You choose the road.',
  'hero.title.2': 'We show the map.',
  'hero.lead':
    'In five minutes, seven professions worth a look. Then an analysis, the chances of a grant and a plan by months.',
  'hero.start': 'Create an account',
  'hero.login': 'Sign in',
  'hero.feed': 'Open the feed',
  'hero.small': "The sample is open to all. The tests need a subscription: your school's or your own.",
  'steps.title': 'Four steps, one route',
  'steps.1.title': 'Tests',
  'steps.1.text': '30 questions about what you like to do. Right after them, seven professions.',
  'steps.1.alt': '16 of 30 questions answered',
  'steps.2.title': 'Analysis',
  'steps.2.text': 'Character and values make it sharper: your direction, what to build on, what to bear in mind.',
  'steps.2.alt': 'Score 72, band from 64 to 80',
  'steps.3.title': 'Chances',
  'steps.3.text': 'Universities and colleges of Kazakhstan: how many points a grant needs in your year.',
  'steps.3.alt': 'A medium chance, from 47 to 69 per cent',
  'steps.4.title': 'Plan',
  'steps.4.text': 'From your class to admission: one or two deeds a week, with dates.',
  'steps.4.alt': '2 of 6 stages passed',
  'example.title': 'This is how an answer begins',
  'example.said': '“Daniyar, you like working with your hands. Start with these three.”',
  'example.text': 'Daniyar is invented; the engine that serves everybody computed the list.',
  'not.title': 'What we don’t do',
  'not.1': 'We do not say what to become. We show options, and what speaks against them too.',
  'not.2':
    'We do not hide who sees a result: the school that connected you, and those you gave a link. Class-mates do not. Everybody with access is named below.',
  'not.3': 'We show no advertising and sell no places in the lists.',
  'faq.title': 'Questions and answers',
  'faq.2.q': 'How long does the test take?',
  'faq.2.a': 'About 10 minutes; the short form takes about 5, but its bands are wider. Each answer is saved at once.',
  'faq.3.q': 'Is the result a verdict?',
  'faq.3.a':
    'No. It speaks of interests, not abilities, and may change with time. Use it to think and to talk things over.',
  'faq.4.q': 'Who sees my results?',
  'faq.4.a':
    'You. If you belong to an organisation, so do its staff and administrators, and teachers in their own groups. So do ministry staff who have been given access and the site’s chief administrator. Other users don’t see them, and parents get no access of their own.',
  'faq.5.q': 'What about an old phone, a poor connection or no JavaScript?',
  'faq.5.a':
    'The site still works. There is a lite version at the foot of the page. With no internet at all the site won’t open, but saved answers are not lost.',
  'faq.6.q': 'Which languages is the site in?',
  'faq.6.a':
    'Russian, Kazakh and English. Change the language at the foot of the page. Text without a translation appears in Russian.',
  'faq.7.q': 'Where do the figures come from?',
  'faq.7.a':
    'The professions’ interest profiles come from the O*NET 29.3 Database of the U.S. Department of Labor (CC BY 4.0). Other data carry their source and year. Scores are computed by fixed rules, not by a neural network.',
  'hero.sample': 'See a sample',
  'steps.together': 'Results, exams and certificates gather in a portfolio. The community and projects come later.',
  'example.go': 'The whole sample, without signing up',
  'price.title': 'How to get access and what it costs',
  'price.look': 'Looking: 0 ₸',
  'price.look.text': 'The sample and the method. No account is needed.',
  'price.school': 'Through your school: 0 ₸ for you',
  'price.school.text': 'The school connects its classes with one subscription. Show this page to your class teacher.',
  'price.alone': 'On your own',
  'price.alone.text': 'It does not renew by itself.',
  'price.organisation':
    'Are you from a school, college or department? One subscription for all classes. An answer in 1–2 working days.',
  'price.apply': 'Apply for an organisation',
  onward: 'Next: a few fields about you and the first test',
} satisfies Record<keyof typeof ru, string>
