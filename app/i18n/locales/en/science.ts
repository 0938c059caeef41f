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
    'In tests of 24 questions or more that have no right answers the server looks at these signs: equal answers in a row (from eight on, in long tests from ten on), too little variety, a simple pattern such as 1–2–3–4–5, halves of scales that contradict each other, and less than two seconds for half of the questions. Once 300 people have taken the test in a language, it asks instead of the halves whether the answers look random beside those of others (Mahalanobis distance). None of these signs proves anything.',
  'careless.2':
    'When there is a sign, we say so before the result, and you decide whether to look again or to keep your answers. Kept ones stay out of norms and class statistics, and the result says that it should be read with caution.',
  'careless.3':
    'We checked this on simulated people (alpha .80 for ten statements) whom the rules had not seen before. While there are no norms, a sign is found wrongly in at most two of a hundred who answer in earnest; of a hundred who press anything, but not fast, 36–40 are found. With norms from 300 people one to four of a hundred are marked wrongly, 86–97 of those who press anything are found, and 50–73 of those who do so at half of the questions. Of the people the norms were made from fewer are marked wrongly: at most one or two of a hundred. Equal answers and simple patterns are all found. On 2,436 real answers to another questionnaire of 25 statements (open data of SAPA, 2010) two to three of a hundred were marked wrongly without norms and three to four with them, and 89–92 of a hundred random ones were found.',
  'aptitude.title': 'The aptitude self-check',
  'aptitude.1':
    'The score is the share of right answers; a task without an answer counts as not solved. Its reliability is the same alpha, called KR-20 for answers that are right or wrong. The server keeps the time: answers are taken until 30 seconds after the end, those held up by the line until two minutes after. The result hides no profession.',
  'matching.title': 'The order of professions',
  'matching.1':
    "Your six interests are compared with a profession's six: the more alike the shape of the two profiles (Pearson correlation, −1 to 1), the higher its place. The subjects and pastimes you marked add as much as .2: the share of the shorter of the two lists, yours and the profession's, that both have. This is the largest correction: six numbers cannot tell a tractor from a beehive, a subject can. A personality analysis adds values and traits too, with a weight of .05 each. The words for closeness come from the correlation alone.",
  'matching.2':
    'The shortlist keeps professions that at least one of the ways you ticked leads to (courses, college, university, military or police institute); with nothing ticked all are open. It holds at most three of one field, four of the field that leads it, and variety brings in nothing from beyond the fifteenth place. One profession for contrast is taken from another field: it has another interest and none of the subjects you named.',
  'matching.3':
    'When all six interests are nearly equal there is no list: any order would be down to chance. We tell a match in words and as a place in the list, not as a percentage of “suitability”.',
  'matching.judged':
    'The check: people invented around each of {professions} professions, {takers} for each, answer the test with the imprecision it is designed for. Is the profession itself, or one our authors called close to it, among the seven? The spread is how many points of the 1–7 scale the interests of a person differ from those typical of the profession (standard deviation).',
  'matching.caption': 'For how many it was among the seven, the worst first',
  'matching.people': 'Who looked',
  'matching.full': '60 questions',
  'matching.short': '30 questions',
  'matching.named.NONE': 'Spread {apart}, named no subjects',
  'matching.named.HALF': 'Spread {apart}, named half of the subjects of the profession and two others',
  'matching.named.MOST': 'Spread {apart}, named 70 % of the subjects of the profession and two others',
  'matching.named.ALL': 'Spread {apart}, named all of its subjects and no other: the most favourable case',
  'matching.share': '{found} of 100',
  'matching.limits':
    'The real shares will be lower: these people are invented, and which professions are close and which subjects they rest on was decided by us. Whether a choice turned out well for anybody after years we do not know yet.',
  'chance.title': 'The chance of a grant',
  'chance.1':
    'A grant is won in a competition of the whole country for a programme group, not at a university. The cut-off of a competition is the lowest score with which a grant was won in it; a lone low score with less than a twentieth of the grants is not taken for one. The chance is T((your score + 0.5 − expected cut-off) / sigma), where T is Student’s t with 4 degrees of freedom: most cut-offs move little and a few leap. Below a minimum the university has published for that very year, and below the threshold score of the law, the chance is 0. Until the minimum of that year is published we know only the last one: it may be kept, raised or given up, and we count how often universities did so before.',
  'chance.2':
    'The expected cut-off is the last one plus the usual rise, which is the smaller the nearer to 140. Once the number of grants is announced it is corrected: the more grants, the lower. We call a chance under 35 % low and one of 70 % or more high. If several competitions are open to you the best counts: cut-offs rise and fall together, so a second competition is not a second independent try. Grants placed with a university count only if they were placed the last time too; a branch, a double degree and a partnership compete apart and lift nobody else’s chance. The range beside a chance is what it would be if all cut-offs of that year moved by one standard deviation.',
  'chance.3':
    'The further the year of admission, the wider the spread: 1.4 times after two years, 1.7 times after three. For universities abroad there is only an estimate: the share of applicants admitted, and where your score stands among the scores of those admitted. Nobody has checked how accurate it is, and we label it so.',
  'chance.none': 'The chance has not been computed yet: there are no grants of past years in the database.',
  'chance.made':
    'Computed on {date} from the lists of grant holders the Ministry of Science and Higher Education publishes in August: {years}, {results} rows. A cut-off of 90 rises by {drift} points a year on average.',
  'chance.judged':
    'The check: each year is foretold from the years before it alone (general competition, all scores within 25 of the cut-off). The worst years come first. Brier score and calibration error are the better the nearer to zero.',
  'chance.ofCases': '{cases} cases',
  'chance.missed':
    'Where we missed. We wanted the chances of no year to lie more than 3 in 100 from what came, on average. We did not get there; the worst year first:',
  'chance.missed.low': '{year}: {points} in 100; scores were enough more often than we had said',
  'chance.missed.high': '{year}: {points} in 100; scores were enough less often than we had said',
  'chance.missed.why':
    'What it means: where 60 % is written, the real chance may have been 55 % or 65 %. Every year all cut-offs move together, up or down, and nobody knows beforehand by how much, so no calculation can mend it. We tried several corrections: what helped one year spoilt another.',
  'chance.missed.together':
    'Taken together, {first} and {second} missed to different sides, which leaves {points} in 100.',
  'chance.caption': 'How each year was foretold, the worst first; the last two together at the foot',
  'chance.year': 'Year and what was known',
  'chance.known.YEARS': '{year}: the years before alone',
  'chance.known.GRANTS': '{year}: the number of grants too',
  'chance.known.GRANTS_AND_MINIMA': '{year}: the number of grants and universities’ minima too',
  'chance.together': '{first} and {second} together',
  'chance.brier': 'Brier score',
  'chance.calibration': 'Calibration error',
  'chance.told': 'High chance: told',
  'chance.held': 'and came',
  'chance.simple':
    'For comparison: the rule “what was the last minimum of the university is enough this year too” errs more. Its Brier score by year: {years}.',
  'chance.simple.year': '{year}: {brier}',
  'chance.limits':
    'What the calculation does not know: the common shift of cut-offs in a new year; that makes the calibration error of single years, to different sides in different years. 2024 could be learnt from one year only. Creative exams are not part of it. How cut-offs rise near 140 and far from it was decided when all four years were known. A chance is an estimate, not a promise.',
  'chance.chart':
    'The picture shows {year} as foretold from the years before: the computed chance runs to the right, the share of scores that were really enough upwards; on the straight line they are equal. Furthest from it is the dot where {foretold} was computed and {came} were enough.',
  'chance.chartLabel': 'The computed chance and what really came; the numbers are in the table below',
  'chance.table': 'The same as a table',
  'chance.bins': 'The computed chance and what really came, in ten steps',
  'chance.bin': 'Chance',
  'chance.cases': 'Cases',
  'chance.foretold': 'Computed',
  'chance.came': 'Enough',
  'sources.title': 'Where the figures of professions come from',
  'sources.1':
    'Interest values and preparation levels are from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0. A profession without an American counterpart has the mean of two or three named near ones. We chose the professions and wrote the texts.',
} satisfies Translated<typeof ru>
