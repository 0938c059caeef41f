import type { HeadlineWords } from '../words.ts'
import { scales } from './scales.ts'

export const headline: HeadlineWords = {
  drawn: {
    R: 'working with your hands',
    I: 'finding causes',
    A: 'making things up',
    S: 'helping people',
    E: 'leading people',
    C: 'putting data in order',
  },
  to: things => `You are drawn to ${scales.and(things)}`,
  wide: 'You are drawn in several directions at once',
  faint: 'No strong pull in one direction shows yet',
  flat: 'Your six interests stand level',
  way: {
    '+conscientiousness +openness': 'the task is new and the deadlines hold',
    '+conscientiousness -openness': 'the order is known and nobody changes it halfway',
    '-conscientiousness +openness': 'tasks change and nobody asks for a plan a month ahead',
    '+extraversion +agreeableness': 'there are people around and decisions are made together',
    '+extraversion -conscientiousness': 'there is plenty of company and little paperwork',
    '-extraversion +conscientiousness': 'it is quiet and you can finish what you began',
    '-extraversion -stability': 'it is quiet and nobody stands over you',
    '-extraversion +independence': 'you have a patch of your own and are left to it',
    '+openness +independence': 'you can try your own way without asking',
    '-stability +support': 'the rules are clear and there is someone to ask',
    '+conscientiousness +support': 'the demands are clear and the same for everyone',
    '+agreeableness +relationships': 'people get on and help each other out',
    '+conscientiousness +achievement': 'there is time to do it well and you see what came of it',
    '+extraversion +recognition': 'you are in view and what you do is noticed',
    '+stability +achievement': 'the tasks are hard and the result can be seen',
    '+extraversion': 'there are people around all day',
    '-extraversion': 'you can go for hours without talking',
    '+agreeableness': 'people hold together instead of competing',
    '-agreeableness': 'people argue about the matter and nobody takes offence',
    '+conscientiousness': 'the plan is clear and promises are kept',
    '-conscientiousness': 'tasks are short and the end is in sight',
    '+stability': 'things change fast and someone has to stay calm',
    '-stability': 'there is seldom a rush',
    '+openness': 'every month brings something unfamiliar',
    '-openness': 'the methods are tried and tomorrow looks like today',
    '+achievement': 'you can see what came of your work',
    '+independence': 'you decide how a thing is done',
    '+recognition': 'good work is noticed and has a name on it',
    '+relationships': 'you like the people next to you',
    '+support': 'the person in charge is fair and says what is expected',
    '+conditions': 'the job is safe and the place is comfortable',
  },
  join: (first, way) =>
    way === null
      ? `${first}; where work comes easily to you, the answers do not clearly show.`
      : `${first}, and work comes easiest to you where ${way}.`,
}
