import type { SideWords } from '../words.ts'

export const strengths: Pick<SideWords, 'strengths' | 'openStrengths'> = {
  strengths: {
    '+conscientiousness +openness': {
      title: 'A plan and something new',
      text: 'Your answers say that you plan ahead and like trying new things. Take the unknown in parts.',
    },
    '-extraversion +conscientiousness': {
      title: 'Quiet and order',
      text: 'On the whole you marked that you like quiet and finish what you start. Ask for a task that needs both.',
    },
    '-extraversion +agreeableness': {
      title: 'Talk between two',
      text: 'On the whole you marked that quiet and harmony are close to you. Look for talks one to one.',
    },
    '+extraversion +openness': {
      title: 'New people and places',
      text: 'On the whole you marked that you like people and new things. Try a trip, a club or volunteering.',
    },
    '+openness +independence': {
      title: 'A subject of your own',
      text: 'You described yourself as curious and eager to decide. Choose a topic yourself.',
    },
    '+conscientiousness +achievement': {
      title: 'A result and a plan',
      text: 'A result matters to you, and you say you finish what you start. Set a goal that can be measured.',
    },
    '+extraversion': {
      title: 'Energy from company',
      text: 'On the whole you marked that company gives you energy. Learn about professions by talking to people.',
    },
    '-extraversion': {
      title: 'Quiet helps',
      text: 'On the whole you marked that quiet gives you energy. Keep some of it in your day.',
    },
    '+agreeableness': {
      title: 'Attention to people',
      text: 'By your answers, harmony and care for people matter to you. All teamwork needs them.',
    },
    '-agreeableness': {
      title: 'Plain speaking',
      text: 'By your answers, you speak plainly and hold to your goal. Look for a place that asks for it.',
    },
    '+conscientiousness': {
      title: 'To the end',
      text: 'Your answers say that you plan and finish what you start. Take your finished work as an example.',
    },
    '-conscientiousness': {
      title: 'Ready to change a plan',
      text: 'Your answers say that you take things as they come. It fits tasks that change every day.',
    },
    '+stability': {
      title: 'Calm',
      text: 'You answered that you go through difficulties calmly. It makes trying new things simpler.',
    },
    '-stability': {
      title: 'Knowing how you feel',
      text: 'You answered that things touch you deeply. You know it already and can choose a calm place.',
    },
    '+openness': {
      title: 'Interest in new things',
      text: 'You described yourself as someone who likes new things. Try professions you had not heard of.',
    },
    '-openness': {
      title: 'The well-tried way',
      text: 'You described yourself as someone who likes well-tried ways. Much work is done like that.',
    },
    '+R': {
      title: 'Hands-on work',
      text: 'You marked hands-on work gladly. Try professions in practice: in a workshop, on a site, in a field.',
    },
    '+I': {
      title: 'Finding causes',
      text: 'You like finding causes, to judge by the answers. Take a question of yours and answer it by an experiment.',
    },
    '+A': {
      title: 'Making your own',
      text: 'By the answers, you like making things of your own. Keep what you make in one folder.',
    },
    '+S': {
      title: 'Helping people',
      text: 'You answered that you like to help. Check it by volunteering or by helping younger ones.',
    },
    '+E': {
      title: 'Leading',
      text: 'Among the things you liked are those in which one leads. Bring people together for one small thing.',
    },
    '+C': {
      title: 'Order',
      text: 'Work with everything in its place is among what you liked. Take on the records of somebody else.',
    },
    '+achievement': {
      title: 'A result matters',
      text: 'You want to see what has been done. Choose work whose result can be noticed.',
    },
    '+independence': {
      title: 'Deciding for yourself matters',
      text: 'To decide matters to you. Ask how much people there decide without a boss.',
    },
    '+recognition': {
      title: 'Being noticed matters',
      text: 'You want your work to be seen. Look for a place that names who did it.',
    },
    '+relationships': {
      title: 'People beside you matter',
      text: 'Colleagues mean much to you. Meet them before you decide.',
    },
    '+support': {
      title: 'A good guide matters',
      text: 'You want explanations and fairness. Find out who will teach you.',
    },
    '+conditions': {
      title: 'Steadiness matters',
      text: 'Contract and hours are no trifle to you. Compare places by them.',
    },
    '+verbal': {
      title: 'Words and texts',
      text: 'In the self-check more than half of the tasks on words were right. It is only a rough picture.',
    },
    '+numerical': {
      title: 'Numbers',
      text: 'More than half of the sums in the self-check were right. Ten sums do not measure exactly.',
    },
    '+spatial': {
      title: 'Space and logic',
      text: 'On space and logic more than half of the answers were right. Ten tasks tell only roughly.',
    },
  },
  openStrengths: [
    { title: 'The choice is open', text: 'Your answers speak against no kind of work. You can try widely.' },
    { title: 'A trial says more', text: 'A day of real work will show what the answers cannot.' },
    { title: 'Something to compare with', text: 'Take the tests again in a year: you will see what has changed.' },
  ],
}
