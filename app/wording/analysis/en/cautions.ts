import type { SideWords } from '../words.ts'

export const cautions: Pick<SideWords, 'cautions' | 'openCautions'> = {
  cautions: {
    '+independence +support': {
      title: 'Freedom and backing quarrel',
      text: 'You want to decide without orders and to have a senior behind you. Agree aloud what you ask about and what you do at your own discretion.',
    },
    '+recognition +relationships': {
      title: 'Success among friends',
      text: 'You may be singled out before [your friends|your colleagues] and find it unpleasant. Name those who helped, and you need not choose between praise and company.',
    },
    '-conscientiousness -stability': {
      title: 'Tasks pile up, so does worry',
      text: 'What is put off weighs more than what is done. Take not the list but one piece for twenty minutes, and begin with the one you dislike thinking of.',
    },
    '-conscientiousness +independence': {
      title: 'Freedom without a date',
      text: 'You want to decide alone, and the calendar is no law to you. Borrow a deadline: promise to show the work to someone before whom being late is awkward.',
    },
    '-stability +achievement': {
      title: 'A high bar and a thin skin',
      text: 'The result matters and failure is remembered long. Decide before the start which outcome you will call good, and look at mistakes the next day and not at night.',
    },
    '+A +conditions': {
      title: 'Inspiration and salary',
      text: 'Creative earnings are uneven, and security matters to you. Look at places that invent for fixed pay: a publisher, a studio, a factory, a school.',
    },
    '-extraversion +recognition': {
      title: 'The quiet are noticed later',
      text: 'You want your work to be seen and do not want to talk about it. Let the work speak: a folder of samples, a short written note once a week.',
    },
    '-agreeableness +relationships': {
      title: 'Plain words among close people',
      text: 'People matter to you, and you do not look for soft words. Begin with what you agree with and argue after that: same meaning, less offence.',
    },
    '+openness +conditions': {
      title: 'The new and the safe at once',
      text: 'You need change, but not at the price of peace. Try to divide: a steady place, and the new thing in the evenings until it is clear what it will become.',
    },
    '+extraversion': {
      title: 'Long tasks alone',
      text: 'An evening over [an essay|a report] lasts longer for you than a day with people. Sit down to it beside someone, even if your tasks differ.',
    },
    '-extraversion': {
      title: 'You are not asked first',
      text: 'In loud company your answer stays with you. Write it down before the [lesson|meeting] and say it in the first five minutes, before the others warm up.',
    },
    '+agreeableness': {
      title: 'Other people’s requests first',
      text: 'Refusing is hard for you, and your own work waits. Do not answer at once: a day to think it over saves both the friendship and the time.',
    },
    '-agreeableness': {
      title: 'Being right costs peace',
      text: 'You may win the argument and be left without helpers. Before you object, retell the other’s idea so that they agree with the retelling.',
    },
    '+conscientiousness': {
      title: 'Stopping is hard',
      text: 'Good work tempts you to make it better still, and time passes. Set yourself an hour of delivery and hand over what there is by then.',
    },
    '-conscientiousness': {
      title: 'Deadlines come suddenly',
      text: 'You begin when it is already burning. Divide the work into pieces with dates of their own and tell someone: another’s expectation holds better than yours.',
    },
    '+stability': {
      title: 'Missing other people’s worry',
      text: 'You are calm, and it seems that everyone is. Before a common [performance|deadline] ask who is afraid of what: it is cheaper than finding out later.',
    },
    '-stability': {
      title: 'Hurry is expensive',
      text: 'Shouting, a broken deadline or a sudden inspection knocks you out for long. Prepare earlier than others, and judge a profession by its ordinary day, not its best.',
    },
    '+openness': {
      title: 'Too much begun',
      text: 'Everything is interesting and your strength is split six ways. Keep two things open and write the others down: what is written is not lost.',
    },
    '-openness': {
      title: 'The new is put off',
      text: 'The familiar way is handy, and professions change. Once a month try something unknown for an hour, without promising to go on.',
    },
    '+achievement': {
      title: 'Days without a result',
      text: 'Every profession has weeks with nothing to show. Keep a list of what is done: it shows the movement that cannot be seen from inside.',
    },
    '+independence': {
      title: 'The first years under orders',
      text: 'In almost every profession one first works to another’s word. Ask when a task of your own comes, and count the time as study rather than captivity.',
    },
    '+recognition': {
      title: 'Praise comes late',
      text: 'Not everyone knows how to thank, and silence is easily taken for blame. Ask for an opinion yourself, with a question: what to keep, what to mend.',
    },
    '+relationships': {
      title: 'Choosing for company',
      text: 'It is tempting to go where your own people go. First choose the occupation alone, then see who is going the same way.',
    },
    '+support': {
      title: 'Not every senior teaches',
      text: 'Sometimes there is nobody to explain, or no time. Find a second source beforehand: someone a year ahead, a community, a good book.',
    },
    '+conditions': {
      title: 'Comfort can mislead',
      text: 'A calm place with empty days grows dull. Comparing two offers, ask not only about pay but about what one learns there in a year.',
    },
    '-verbal': {
      title: 'Long texts take time',
      text: 'In the self-check fewer than half of the tasks with words and texts came out right. Read a little every day and retell it aloud: no skill is easier to mend.',
    },
    '-numerical': {
      title: 'Numbers ask for time',
      text: 'In the self-check fewer than half of the sums came out right. Ten minutes of rates and proportions a day change that in two or three months; no profession is closed by it.',
    },
    '-spatial': {
      title: 'Drawings are clearer by touch',
      text: 'In the self-check fewer than half of the tasks with space and logic came out right. Sketch the problem, fold it from paper: hands help imagination.',
    },
  },
  openCautions: {
    bands: {
      title: 'Wide bands, one decision',
      text: 'A score may move inside its band, and neighbours on the list would change places. Do not drop a profession over its number: first talk to someone who works in it.',
    },
    wide: {
      title: 'Paper is not enough',
      text: 'The same occupation looks different in thought and in deed. Before you change plans, spend at least a day in it.',
    },
    flat: {
      title: 'A list of guesses',
      text: 'You would like an answer now, but any list of professions would be chance. For a week, note at which task time went fast: those are the missing data.',
    },
    careless: {
      title: 'Some answers look hurried',
      text: 'The conclusions are weaker than usual, because the answers look too quick or too much alike. Take the test again when nobody hurries you, and compare.',
    },
  },
}
