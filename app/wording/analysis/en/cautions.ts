import type { SideWords } from '../words.ts'

export const cautions: Pick<SideWords, 'cautions' | 'openCautions'> = {
  cautions: {
    '+independence +support': {
      title: 'Freedom and help at once',
      text: 'You want to decide and to have somebody experienced near. Agree what you ask about and what you decide.',
    },
    '+recognition +relationships': {
      title: 'Praise and friendship',
      text: 'It matters to you that work is noticed, and people matter too. Name those who helped you.',
    },
    '-conscientiousness +independence': {
      title: 'Freedom and dates',
      text: 'You want to decide for yourself, and plans change with you. Promise a date to somebody aloud.',
    },
    '-stability +achievement': {
      title: 'A goal and worry',
      text: 'A result matters to you, and failure touches you deeply. Decide beforehand what you will call a good result.',
    },
    '-extraversion +recognition': {
      title: 'Quiet and being noticed',
      text: 'You want your work seen, and quiet is closer to you than talk. Show it in writing.',
    },
    '+openness +conditions': {
      title: 'New and steady',
      text: 'New things interest you, and steadiness matters. Ask how often things change and how long the contract lasts.',
    },
    '+extraversion': {
      title: 'Long work alone',
      text: 'Some tasks are long and done alone. Do them beside somebody.',
    },
    '-extraversion': {
      title: 'Crowded days',
      text: 'Some work is among people all day. Ask whether one can have quiet there.',
    },
    '+agreeableness': {
      title: 'Requests of others',
      text: 'You give way easily. When much is asked of you, say that you will answer tomorrow.',
    },
    '-agreeableness': { title: 'Plain words', text: 'Plain words can hurt. Begin with what you agree with.' },
    '+conscientiousness': {
      title: 'When to stop',
      text: 'Finishing matters to you. Set an hour at which you hand the work in.',
    },
    '-conscientiousness': {
      title: 'Dates',
      text: 'You change plans easily, and the date stays. Divide a task into parts, each with its own date.',
    },
    '+stability': {
      title: 'Others may worry',
      text: 'You feel calm, and others do not always. Before a common task ask what worries them.',
    },
    '-stability': {
      title: 'Hurry',
      text: 'If hurry worries you, begin earlier and find out how often people are rushed there.',
    },
    '+openness': {
      title: 'Much begun',
      text: 'When many things interest you, choose two and write down the rest for later.',
    },
    '-openness': {
      title: 'Changes',
      text: 'The well tried is closer to you. Try something unknown for an hour once a month.',
    },
    '+achievement': {
      title: 'Results take time',
      text: 'Any work has weeks without a visible result. Write down what you have done.',
    },
    '+independence': {
      title: 'First one is taught',
      text: 'A newcomer is usually told what to do. Ask when people get a task of their own.',
    },
    '+recognition': {
      title: 'Praise is not always said',
      text: 'Praise may come late. Do ask what went well and what to mend.',
    },
    '+relationships': {
      title: 'Choosing with friends',
      text: 'Friends may choose something else. Find the work first, then the company.',
    },
    '+support': {
      title: 'Not all places teach',
      text: 'Some places have no time to explain. Find a second person you can ask.',
    },
    '+conditions': {
      title: 'Not conditions alone',
      text: 'A comfortable place may become dull. Ask also what people learn there.',
    },
    '-verbal': {
      title: 'Words and texts',
      text: 'In the self-check fewer than half of the tasks on words were right. Read a little each day; no profession is closed.',
    },
    '-numerical': {
      title: 'Numbers',
      text: 'Fewer than half of the sums were right. Count a little each day; this closes no profession.',
    },
    '-spatial': {
      title: 'Space and logic',
      text: 'On space and logic fewer than half of the answers were right. Draw the task; your choice stays as wide.',
    },
  },
  openCautions: {
    bands: {
      title: 'The order is approximate',
      text: 'Scores are not exact, and neighbours may change places. Look at the work and not at the number.',
    },
    wide: {
      title: 'No single main interest',
      text: 'On paper one likes much. Spend a day in each of two kinds of work and compare.',
    },
    trial: {
      title: 'Paper is not enough',
      text: 'Work in thought and work in practice differ. Spend at least a day in it.',
    },
    flat: {
      title: 'No list yet',
      text: 'Any order of professions would be chance. For a week write down when time went fast.',
    },
    careless: {
      title: 'Some answers look hurried',
      text: 'So what is said here is not reliable. Take the test again when nobody hurries you.',
    },
  },
}
