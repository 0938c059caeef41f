import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/science.ts'

export default {
  title: 'How we compute',
  description: 'Where scores, error bands, norms and the order of professions come from.',
  lead: 'Every number on this site follows rules that can be checked. Here they are in short. No number is ever made up by a language model.',
  'scores.title': 'A score and its band',
  'scores.1':
    'A scale score is the mean of your answers on a range of 0–100; answers to statements that say the opposite are turned round. A scale with more than a fifth of its statements unanswered gets no score.',
  'scores.2':
    "The band around a score is the 90 % band: the score ± 1.645 standard errors of measurement. The error is the standard deviation of scores times the square root of (1 − alpha), where alpha is Cronbach's reliability of the scale.",
  'norms.title': 'Norms',
  'norms.1':
    'Norms (number of people, mean, spread and alpha) are computed every day, for each version of a test and each language apart. One person counts once, careless answers do not count. They are published from a hundred people on.',
  'norms.2':
    'Until then the bands use the reliability the test is designed for: alpha .80 for ten statements, less for shorter scales (the Spearman–Brown formula), and a spread of 20 points. The error a score was first shown with does not change later.',
  'norms.caption': 'Reliability of the tests: alpha from the lowest to the highest scale',
  'norms.test': 'Test',
  'norms.language': 'Language',
  'norms.n': 'People',
  'norms.alpha': 'Alpha',
  'norms.none': 'no norms yet',
  'change.title': 'Whether a score has changed',
  'change.1':
    'Two attempts are compared by the reliable change index: the difference of the scores over the standard error times the square root of two. We call it a change only when the index is above 1.96; attempts at different versions of a test are not compared.',
  'careless.title': 'Careless answers',
  'careless.1':
    'In tests of 25 questions or more the server looks at four signs: eight or more equal answers in a row, too little variety, halves of scales that contradict each other, and less than two seconds for half of the questions. None of them proves anything.',
  'careless.2':
    'When there is a sign, we say so before the result, and you decide whether to look again or to keep your answers. Kept ones stay out of norms and class statistics. In our checks with simulated honest answers a sign was found wrongly in 2–3 people of a hundred, in the short test in about five.',
  'aptitude.title': 'The aptitude self-check',
  'aptitude.1':
    'The score is the share of right answers; a task without an answer counts as not solved. Its reliability is the same alpha, called KR-20 for answers that are right or wrong. The server keeps the time: answers are taken until 30 seconds after the end, those held up by the line until two minutes after. The result hides no profession.',
  'matching.title': 'The order of professions',
  'matching.1':
    "Your six interests are compared with a profession's six: the more alike the shape of the two profiles (Pearson correlation), the higher its place. A personality analysis adds values and traits with a weight of .05 each: they may swap neighbours but never lift a distant profession.",
  'matching.2':
    'When all six interests are nearly equal there is no list: any order would be down to chance. We tell a match in words and as a place in the list, not as a percentage of “suitability”.',
  'sources.title': 'Where the figures of professions come from',
  'sources.1':
    'Interest values and preparation levels are from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0. We changed nothing but chose professions and wrote the texts.',
} satisfies Translated<typeof ru>
