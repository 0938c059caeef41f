import type ru from '../ru/landing.ts'

export default {
  'meta.title': 'Interest test and a map of professions',
  'meta.description':
    'An interest test in Russian, Kazakh and English: scores with a margin of error and a shortlist of professions with reasons for and against.',
  'hero.title.1': 'The map is ours.',
  'hero.title.2': 'The road is yours.',
  'hero.lead':
    'Find out which activities appeal to you and which professions are close to them. Each score comes with its margin of error, each suggestion with reasons for and against.',
  'hero.start': 'Sign up',
  'hero.login': 'Sign in',
  'hero.feed': 'Open the feed',
  'hero.small': '60 questions, about 10 minutes. You need an account and a subscription: your school’s or your own.',
  'steps.title': 'Four steps on the way',
  'steps.1.title': 'Tests',
  'steps.1.text':
    'Start with the interest test: one question a page. Stop when you need to and carry on from another device.',
  'steps.1.alt': '13 of 24 questions answered',
  'steps.2.title': 'Portfolio',
  'steps.2.text': 'Test results with their bands, exams, languages and certificates. You decide who sees them.',
  'steps.2.alt': 'Score 72, band from 64 to 80',
  'steps.3.title': 'Community',
  'steps.3.text': 'Posts and discussions will come later, so you can ask people who are going the same way.',
  'steps.3.alt': 'Three people linked to one another',
  'steps.4.title': 'Projects',
  'steps.4.text': 'Projects will come later, so you can gather a team and finish what you start, stage by stage.',
  'steps.4.alt': '2 of 6 stages done',
  'features.title': 'What works today',
  'features.1.title': 'A test in three languages',
  'features.1.text': '60 questions, or a short form of 30, in Russian, Kazakh and English.',
  'features.2.title': 'Scores with a margin of error',
  'features.2.text':
    'Next to a score is the band where the true score probably lies. If a test has no norms yet, we say so.',
  'features.3.title': 'A shortlist with reasons',
  'features.3.text': 'About seven professions: why each is close to you and what may not suit you.',
  'features.4.title': 'Pages for a slow connection',
  'features.4.text': 'They are light and work without JavaScript.',
  'features.5.title': 'No third-party trackers',
  'features.5.text': 'No counters, no ad networks: the pages make no requests to other sites.',
  'features.6.title': 'Accounts for schools',
  'features.6.text':
    'A school’s subscription opens the tests to its pupils. A pupil doesn’t have to have an e-mail address.',
  'example.title': 'A score alone is half an answer',
  'example.said': '“Investigative interest: 72 out of 100, probably between 64 and 80.”',
  'example.text':
    'The dot is the score, the bar is the band: in about nine cases out of ten the true score lies within it. If the bands of two interests overlap, we say so. The numbers here are an example.',
  'example.alt': 'Scale from 0 to 100: score 72, band from 64 to 80',
  'not.title': 'What we don’t do',
  'not.1': 'Decide for you. We show options and reasons, including those against.',
  'not.2':
    'Hide who sees your results. Staff of an organisation you belong to can open them, other pupils can’t. Everyone who has access is named below.',
  'not.3': 'Show ads or sell places in the lists.',
  'faq.title': 'Questions and answers',
  'faq.1.q': 'What does it cost?',
  'faq.1.a':
    'Signing up is free. Taking a test needs a subscription. You arrange a personal one in a messaging chat, where you are told the price. An organisation applies and hears back within 1–2 working days. The site takes no card payments.',
  'faq.1.apply': 'Application of an organisation',
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
} satisfies Record<keyof typeof ru, string>
