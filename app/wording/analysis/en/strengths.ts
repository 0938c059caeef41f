import type { SideWords } from '../words.ts'

export const strengths: Pick<SideWords, 'strengths' | 'openStrengths'> = {
  strengths: {
    '+conscientiousness +openness': {
      title: 'A plan and something new',
      text: 'You marked that you plan ahead and like trying new things. Take the unknown in parts.',
    },
    '-extraversion +conscientiousness': {
      title: 'Quiet and order',
      text: 'You marked that you like quiet and finish what you start. Ask for a task that needs both.',
    },
    '-extraversion +agreeableness': {
      title: 'Talk between two',
      text: 'You marked that you listen more than you speak and try not to hurt. Look for talks one to one.',
    },
    '+extraversion +openness': {
      title: 'New people and places',
      text: 'You marked that you like people and new things. Try a trip, a club or volunteering.',
    },
    '+openness +independence': {
      title: 'A subject of your own',
      text: 'New things interest you, and you want to decide for yourself. Take a topic you choose yourself.',
    },
    '+conscientiousness +achievement': {
      title: 'A result and a plan',
      text: 'A result matters to you, and you finish what you start. Set a goal that can be measured.',
    },
    '+extraversion': {
      title: 'Energy from company',
      text: 'You marked that you easily begin a conversation. Asking is the simplest way to learn about a profession.',
    },
    '-extraversion': {
      title: 'Quiet helps',
      text: 'You marked that you need quiet after company. Keep some of it in your day.',
    },
    '+agreeableness': {
      title: 'Attention to people',
      text: 'You marked that you notice when somebody is sad and look for agreement. All teamwork needs it.',
    },
    '-agreeableness': {
      title: 'Plain speaking',
      text: 'You marked that you speak plainly and keep to your plans. Look for a place that asks for it.',
    },
    '+conscientiousness': {
      title: 'To the end',
      text: 'You marked that you plan and finish what you start. Take your finished work as an example.',
    },
    '-conscientiousness': {
      title: 'Ready to change a plan',
      text: 'You marked that you take things as they come. It fits tasks that change every day.',
    },
    '+stability': {
      title: 'Calm',
      text: 'You marked that you take remarks and failures calmly. It makes trying new things simpler.',
    },
    '-stability': {
      title: 'Knowing how you feel',
      text: 'You marked that things touch you deeply. You know it already and can choose a calm place.',
    },
    '+openness': {
      title: 'Interest in new things',
      text: 'You marked that you like new things. Try professions you had not heard of.',
    },
    '-openness': {
      title: 'The well-tried way',
      text: 'You marked that a well-tried way is nearer to you. There is much work done like that.',
    },
    '+R': {
      title: 'You like hands-on work',
      text: 'So your answers say. Try professions in practice: in a workshop, on a site, in a field.',
    },
    '+I': {
      title: 'You like finding causes',
      text: 'So your answers say. Take a question of yours and answer it by an experiment.',
    },
    '+A': {
      title: 'You like making your own',
      text: 'So your answers say. Keep what you make in one folder: people ask to see it.',
    },
    '+S': {
      title: 'You like helping people',
      text: 'So your answers say. Check it by volunteering or by helping younger ones.',
    },
    '+E': {
      title: 'You like to lead',
      text: 'So your answers say. Check it: bring people together for one small thing.',
    },
    '+C': { title: 'You like order', text: 'So your answers say. Check it: take on the records of somebody else.' },
    '+achievement': { title: 'A result matters', text: 'You marked this high. Choose work whose result can be seen.' },
    '+independence': {
      title: 'Deciding for yourself matters',
      text: 'You marked this high. Ask how much people there decide without a boss.',
    },
    '+recognition': {
      title: 'Being noticed matters',
      text: 'You marked this high. Look for a place that names who did the work.',
    },
    '+relationships': {
      title: 'People beside you matter',
      text: 'You marked this high. Meet your future colleagues before you decide.',
    },
    '+support': { title: 'A good guide matters', text: 'You marked this high. Find out who will teach you.' },
    '+conditions': { title: 'Steadiness matters', text: 'You marked this high. Compare places by contract and hours.' },
    '+verbal': {
      title: 'Words and texts',
      text: 'In the self-check more than half of such tasks were right. Ten tasks give only a rough picture.',
    },
    '+numerical': {
      title: 'Numbers',
      text: 'In the self-check more than half of the sums were right. Ten sums give only a rough picture.',
    },
    '+spatial': {
      title: 'Space and logic',
      text: 'In the self-check more than half of such tasks were right. This is only a rough picture.',
    },
  },
  openStrengths: [
    { title: 'The choice is open', text: 'Your answers speak against no kind of work. You can try widely.' },
    { title: 'A trial says more', text: 'A day of real work will show what the answers cannot.' },
    { title: 'Something to compare with', text: 'Take the tests again in a year: you will see what has changed.' },
  ],
}
