import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/sheet.ts'

export default {
  'professions.fits': 'What you are like and hold important counts here too: {names}.',
  'about.test': '“{title}”, {date}',
  'month.project': 'A project that is looking for people: “{name}”',
  'shared.title': 'Personality analysis: {name}',
  'shared.description': 'A personality analysis opened by a private link.',
  evidence: '{name} {score}, from {low} to {high}',
  'sure.draft': 'Some answers were hurried, so we call nothing strong.',
  'sure.short': 'The interest test was short: the order of these three may still change.',
  'sure.full': 'Three tests come together here; neighbouring places are nearly equal.',
  'ways.label': '{years} of study',
  'ways.years': '{years}.',
  'ways.afterNine': '{years} after class 9',
  'ways.afterSchool': '{years} after class 11',
  'ways.to': '{title}, {years}',
  'ways.exams': '{title} ({exams})',
  'ways.or': ' or ',
  'ways.allExams': 'At the UNT {exams}',
  translated:
    "On that day the text was written in another language: {language}. Here the site's own engine tells the same facts.",
  'about.builtIn': "The site's own engine wrote the text from the computed facts.",
  'about.model':
    "The model {model} chose the words. Scores, professions and paths were computed by the site's own engine: the model has no say in them.",
  'about.from': 'It rests on: {tests}',
  'about.invented': 'Based on invented answers to the tests of interests, personality and values',
  'about.read':
    'This is a map and not a verdict: it shows where to start looking. Tests measure with a margin of error, and people change.',
  'about.unknown': 'It does not know what you love outside school, whether you would move, or how this year will go.',
  'retaken.locked': 'This analysis rests on earlier answers. A new one can be made from {date}.',
  'retaken.open': 'This analysis rests on earlier answers. You can make a new one.',
  'again.locked': 'The next analysis can be made from {date}.',
  again: 'More than 30 days have passed: you can make a new analysis of your latest answers. This one stays.',
  print:
    "The page prints on two sheets to talk it over with your parents or a teacher: use your browser's Print command.",
  share:
    'A private link opens this analysis without signing in: with your first name, without surname, username or e-mail. The link works for 30 days and you can shut it at any time.',
  'share.minor': 'Everybody who has the link can see it. Send it only to those you want to talk to about it.',
  'shared.note': '{name} shows you this analysis. The link works until {until}; it may be shut earlier.',
  'none.ways':
    'The catalogue has no professions for the preparation you plan. You can change it on the results page of the interest test.',
  'none.flat':
    'Your six interests differ by less than the margin of error: any order of professions would be down to chance. Try two or three very different activities this month and take the interest test again.',
} satisfies Translated<typeof ru>
