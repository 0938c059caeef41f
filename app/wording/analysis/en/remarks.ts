import type { RemarkWords } from '../words.ts'

export const remarks: RemarkWords = {
  openings: [
    {
      two: (first, second, { rank }) =>
        `Here the day is made of ${first} and of ${second}, and both interest you. Hence place ${rank}.`,
      one: (first, { rank }) => `Here the day is made of ${first}, which is just what draws you; hence place ${rank}.`,
      mild: (first, { rank }) =>
        `Here the day is made of ${first}, which is nearer to you than most; hence place ${rank}.`,
      none: ({ rank, of }) =>
        `Here no strong interest is shared, and place ${rank} of ${of} rests on the likeness of the whole pattern.`,
    },
    {
      two: (first, second, { rank, of }) =>
        `Place ${rank} of ${of} was earned by fitting two wishes of yours into one job: ${first}, and ${second}.`,
      one: (first, { rank, of }) => `Place ${rank} of ${of} was earned by one match, but a strong one: ${first}.`,
      mild: (first, { rank, of }) => `Place ${rank} of ${of} was earned by one modest match: ${first}.`,
      none: ({ rank, of }) =>
        `Place ${rank} of ${of} was earned by the general pattern of your interests and by none of them alone.`,
    },
    {
      two: (first, second, { rank }) =>
        `Picture an ordinary Tuesday: ${first} in the morning, ${second} after lunch. If that does not bore you, place ${rank} makes sense.`,
      one: (first, { rank }) =>
        `Picture an ordinary Tuesday: ${first} from morning to evening. If that does not bore you, place ${rank} makes sense.`,
      mild: (first, { rank }) =>
        `Picture an ordinary Tuesday: ${first} from morning to evening. Whether it bores you the answers do not say; place ${rank} is a hint.`,
      none: ({ rank }) =>
        `Picture an ordinary Tuesday of this work before you trust place ${rank}: there is no single strong interest in common.`,
    },
    {
      two: (first, second, { rank }) =>
        `Nobody gets far in it without ${first}, nor without ${second}; you care about both, so it is place ${rank} for you.`,
      one: (first, { rank }) =>
        `Nobody gets far in it without ${first}, and that is where you are drawn; so it is place ${rank} for you.`,
      mild: (first, { rank }) =>
        `Nobody gets far in it without ${first}, which is among the first of your interests; so it is place ${rank} for you.`,
      none: ({ rank }) =>
        `Nobody gets far in it on one talent alone, and none of its demands is your strongest interest; it is place ${rank} for you.`,
    },
    {
      two: (first, second, { rank }) =>
        `Some people like ${first}, others prefer ${second}. This work wants both, and so do you; for you it is place ${rank}.`,
      one: (first, { rank }) =>
        `Some people like ${first}, others run from it; you are among the first, and for you it is place ${rank}.`,
      mild: (first, { rank }) =>
        `Some people like ${first}, others run from it; you seem a little nearer to the first, and for you it is place ${rank}.`,
      none: ({ rank }) =>
        `Some people want one passion, others a little of everything; this is for the second kind, and for you it is place ${rank}.`,
    },
    {
      two: (first, second, { rank }) =>
        `Two of your interests meet at place ${rank}: ${first} is one, ${second} the other.`,
      one: (first, { rank }) =>
        `One of your interests is easy to recognise at place ${rank}: most of the work is ${first}.`,
      mild: (first, { rank }) =>
        `One of your interests can be recognised at place ${rank}, if not the brightest: most of the work is ${first}.`,
      none: ({ rank }) =>
        `Small agreements added up to place ${rank}; your interests are not easy to recognise in it at first.`,
    },
    {
      two: (first, second, { rank }) =>
        `Ask someone who has done it for years what matters, and you will hear of ${first}, then of ${second}. That is close to you, place ${rank}.`,
      one: (first, { rank }) =>
        `Ask someone who has done it for years what matters, and you will hear of ${first}. That is close to you, place ${rank}.`,
      mild: (first, { rank }) =>
        `Ask someone who has done it for years how much of it is ${first}: place ${rank} rests on that.`,
      none: ({ rank }) =>
        `Ask someone who has done it for years what they love about it: place ${rank} cannot be explained by one of your interests.`,
    },
    {
      two: (first, second, { rank, of }) =>
        `Why place ${rank} of ${of}? Because ${first} and ${second} are things you would do unasked.`,
      one: (first, { rank, of }) => `Why place ${rank} of ${of}? Because ${first} is something you would do unasked.`,
      mild: (first, { rank, of }) =>
        `Why place ${rank} of ${of}? Because it means ${first}, and other things draw you even less.`,
      none: ({ rank, of }) =>
        `Why place ${rank} of ${of}? Less for one interest than because it has little to argue with in your answers.`,
    },
  ],
  again: [
    (title, { rank }) => `The ground is the same as for “${title}”, though the work is another; place ${rank}.`,
    (title, { rank }) => `It is no accident that “${title}” stands near: the same interests are wanted, place ${rank}.`,
    (title, { rank, of }) =>
      `Whoever reads about “${title}” should read this line too: place ${rank} of ${of}, with reasons in common.`,
    (title, { rank }) => `Its neighbour by reasons is “${title}”, and its place ${rank}.`,
  ],
  asksFor: [
    thing => `It also means ${thing}, which your answers mark lower.`,
    thing => `Check beforehand whether you accept a lot of this: ${thing}; at the moment it draws you less.`,
    thing => `The hard part will be another one: ${thing}.`,
    thing => `The price is known: there is ${thing} as well, which draws you less for its own sake.`,
  ],
  leavesUnused: [
    interest => `Something else that draws you would stay idle and need a hobby beside it: ${interest}.`,
    interest => `What it will hardly offer is plain beforehand: ${interest}.`,
    interest => `In exchange you give up this: ${interest}.`,
  ],
  interest: {
    R: 'hands-on work',
    I: 'the search for causes',
    A: 'creative work',
    S: 'helping people',
    E: 'negotiating and leading',
    C: 'order in data',
  },
  trait: {
    extraversion: [
      'There is talking to do from morning to evening, and you would gain strength from it.',
      'New faces every day tire some people, and hardly you.',
    ],
    agreeableness: [
      'Patience with people is part of the trade, and you have it.',
      'Attention to others settles a person in here sooner than titles do, and it is yours already.',
    ],
    conscientiousness: [
      'What is left half done comes back, so your care is wanted from the first day.',
      'Checking your own work is a must here, and you are used to it.',
    ],
    stability: [
      'There are minutes when one must not lose one’s head, and your calm is wanted then.',
      'Surprises are part of the timetable here, and they do not throw you.',
    ],
    openness: [
      'One learns the trade anew every few years, which you would rather enjoy.',
      'There is little sameness in it, so your curiosity will not go hungry.',
    ],
  },
  value: {
    achievement: [
      'The outcome of the work can be seen, and that matters to you.',
      'There is something to show at the end, which is what you want from work.',
    ],
    independence: [
      'With time many decisions stay with you, as you request.',
      'A manner of your own is allowed, and independence is among the things you hold important.',
    ],
    recognition: [
      'Good work is known by name here, which means a lot to you.',
      'There is room to rise, and more people than your family will notice.',
    ],
    relationships: [
      'One works beside people and for them, and that matters to you.',
      'Little gets done alone here, and you want good people around.',
    ],
    support: [
      'A newcomer is led by the hand at first, so the backing you look for is there.',
      'The rules are known beforehand, as you would like them.',
    ],
    conditions: [
      'Pay and hours are steadier than in many occupations, and you prize security.',
      'Decent conditions are found here more often than elsewhere, and they matter to you.',
    ],
  },
  long: 'It takes longer to study than you plan for now, so begin by asking whether you are ready.',
  partial: 'The match is only partial: see the work from close by before deciding.',
  plain: [
    'Little separates it from its neighbours on the list; the number is not the point.',
    'Read how its day goes and compare it with the next line.',
    'Find out what no test asks: with whom, where and how many hours a day.',
    'A day beside it will decide more than a score.',
  ],
}
