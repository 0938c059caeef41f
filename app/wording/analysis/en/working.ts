import type { WorkingWords } from '../words.ts'

export const working: WorkingWords = {
  people: {
    '-extraversion +S': 'Meeting people one at a time, with pauses, suits you.',
    '-extraversion': 'It suits you to work part of the day without talk.',
    '+extraversion': 'It suits you to work where people are around.',
    '+relationships': 'It matters to you with whom you work.',
  },
  plan: {
    '+conscientiousness +independence': 'Ask for the goal and the date, and make the plan yourself.',
    '-conscientiousness +independence': 'Choose the order yourself, and let somebody else set the date.',
    '+conscientiousness': 'It suits you to begin the week with a plan.',
    '-conscientiousness': 'Divide a large task into parts of half a day.',
    '+independence': 'Agree what you decide yourself.',
  },
  pace: {
    '-stability': 'An even pace suits you: begin earlier.',
    '-openness': 'Change one thing at a time.',
    '+openness': 'Take different tasks in turn.',
    '+stability': 'By your answers, the pace may be uneven too.',
  },
  feedback: {
    '-stability +recognition': 'Ask for feedback at once and in private.',
    '+support': 'Find somebody experienced to bring your questions to.',
    '+recognition': 'Show what you have done more often.',
    '-agreeableness': 'Ask people to speak plainly to you.',
    '+agreeableness': 'Ask people you trust for feedback.',
    '+achievement': 'Ask for an example of excellent work.',
  },
  open: {
    people: 'Whether company or quiet suits you is not clear yet.',
    plan: 'Whether you need a plan is not clear yet.',
    feedback: 'How you like feedback is not clear yet.',
  },
}
