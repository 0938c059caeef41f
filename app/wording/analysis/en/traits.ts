import type { TraitWords } from '../words.ts'

export const traits: TraitWords = {
  rules: {
    '+S -extraversion':
      'You like helping people, and quiet gives you energy. Look for work where people come one at a time.',
    '+S +extraversion': 'You like both helping people and being among them. Ask how many meetings a day has.',
    '+S -agreeableness':
      'You like helping, and you speak plainly. Look for a place that helps people and tells them the truth.',
    '+S -stability':
      'You like helping people, and unpleasant things touch you deeply. Find out with whom hard cases are talked over.',
    '+I +extraversion':
      'You like finding causes and being among people. Look for a place where people work things out together.',
    '+I -extraversion':
      'You like finding causes, and quiet gives you energy. Ask how much time people there think alone.',
    '+I -conscientiousness':
      'You like finding causes, and you take things as they come. Write down each step at once, however briefly.',
    '+E -extraversion':
      'You like organising and persuading, and you rest in quiet. Leave time for yourself after meetings.',
    '+E +agreeableness':
      'You like leading, and harmony matters to you. Look for a place where people agree for a long time.',
    '+A +C': 'You like both inventing and keeping order. Look for a place that needs ideas and exactness.',
    '+A -conscientiousness':
      'You like inventing, and you change plans easily. Set a day on which you show what is ready.',
    '+C +openness': 'You like order, and new things interest you too. Look for a place where order has yet to be made.',
    '+R +extraversion':
      'You like working with your hands and being among people. Ask whether people work there as a team.',
    '+R -extraversion':
      'You like working with your hands, and you like quiet. Ask how much of the time people there work alone.',
    '+extraversion -stability':
      'People give you energy, and unpleasant things touch you deeply. Look at how people talk to each other there.',
    '-extraversion +openness':
      'New things interest you, and you want few people around. Look for a place where one learns new things in quiet.',
    '-extraversion +conscientiousness':
      'You like quiet and finish what you start. Look for a place that gives one large task.',
    '-conscientiousness +openness':
      'New things draw you, and you change plans easily. Look for a place with short and varied tasks.',
    '+conscientiousness +openness':
      'You plan ahead, and new things interest you. Look for studies with much that is new and clear dates.',
    '+conscientiousness -stability':
      'You finish what you start, and failures touch you deeply. Agree beforehand what result is enough.',
    '+extraversion': 'Company gives you energy. Ask how many conversations a usual day has.',
    '-extraversion': 'Quiet gives you energy. Ask how many calm hours a day has there.',
    '+agreeableness': 'Harmony matters to you, and you give way easily. Ask how arguments are settled there.',
    '-agreeableness': 'You speak plainly and hold to your goal. Ask whether people may disagree there.',
    '+conscientiousness': 'You plan and finish what you start. It is of use in any studies; choose by interest.',
    '-conscientiousness': 'You take things as they come and change plans easily. Ask how often tasks change there.',
    '+stability':
      'You answered that you go through a hard day calmly. That alone chooses no profession; look at your interests.',
    '-stability':
      'Unpleasant things touch you deeply. This closes no profession; ask about shifts and about who helps on a hard day.',
    '+openness': 'New things interest you. Ask what people there learn after the first years.',
    '-openness': 'Well-tried ways are nearer to you. Ask how often things change there.',
  },
  quiet: 'About character the answers say little: no trait stands out. Choose by your interests.',
  scores: sides => `Traits: ${sides.join('; ')}.`,
  high: scores => `above the middle ${scores.join(', ')}`,
  low: scores => `below the middle ${scores.join(', ')}`,
  middle: scores => `around the middle ${scores.join(', ')}`,
}
