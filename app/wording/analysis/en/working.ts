import type { WorkingWords } from '../words.ts'

export const working: WorkingWords = {
  people: {
    '+extraversion +relationships': 'Work among people: your strength comes from there, and so does the pleasure.',
    '-extraversion +S': 'You need people one at a time and not for long; leave a quiet hour between meetings.',
    '-extraversion': 'Spend most of the day without talking and gather your questions for one hour of it.',
    '+extraversion': 'Sit where people pass: silence tires you sooner.',
    '+relationships': 'Ask who you would be paired with: it means more to you than the desk and the window.',
  },
  plan: {
    '+conscientiousness +independence':
      'Ask for the date and the goal, and lay the road between them without anyone’s timetable.',
    '-conscientiousness +independence': 'Choose your own order of work, but let someone else set the day of delivery.',
    '+conscientiousness -openness':
      'A plan that does not change halfway suits you; warn those who love to start afresh.',
    '+conscientiousness':
      'Begin with a plan for the week: with a list you are calm, without one you look for what is missing.',
    '-conscientiousness': 'Divide a big task into half-days, each with an end you can see.',
    '+independence': 'Agree what you decide and what you do not: the rest of the plan can stay loose.',
    '+C': 'A model and an order of steps help you begin; where there are none, make your own.',
  },
  pace: {
    '-stability': 'You need an even pace: better to set out early than to run at the end.',
    '+stability +openness': 'Change and sudden tasks do not scare you, so choose places where no two days are alike.',
    '+stability': 'Urgent things can be given to you: under pressure you usually keep your head.',
    '-openness': 'Change one thing at a time and give the habit room to grow.',
    '+openness': 'Take turns between tasks: sameness tires you before the load does.',
  },
  feedback: {
    '-stability +recognition': 'You need to hear about your work soon and in private: silence you fill with the worst.',
    '+support': 'Find one senior to whom you can bring a question every week.',
    '+recognition': 'Show what you have done more often: when it is seen, going on is easier.',
    '-agreeableness': 'Ask people to speak plainly: hints take up your time, and you are ready to argue the matter.',
    '+agreeableness': 'Hear criticism from someone you trust, and ask at once what to mend.',
    '+achievement': 'Instead of praise ask for an example: what does this work look like when done excellently?',
  },
  place: {
    '+conditions': 'Choose a secure place: the contract, the light and the way home are no trifles to you.',
    '+R': 'Keep tools and material at hand, and not only a screen.',
    '+I': 'You need a corner to think a thought to its end, and a way to those who know more.',
    '+A': 'It helps when the walls may be covered with drafts and nobody asks for a fair copy at once.',
    '+S': 'Let the door stand open: you like to see those the work is for.',
    '+E': 'Look for a place near those who decide: hearing how they do it is useful to you.',
    '+C': 'You work well where every thing and every file has its place.',
  },
  open: {
    people: 'Whether company or quiet suits you, the answers do not show: try a week of each.',
    plan: 'There is nothing extreme in your answers about plans and dates: take the order that is usual around you.',
    feedback: 'How you like to hear about your work cannot be told beforehand: ask yourself after the first time.',
  },
  aptitudes: scores =>
    `Aptitude self-check, out of a hundred: ${scores.join(', ')}; it suggests what to practise and forbids nothing.`,
}
