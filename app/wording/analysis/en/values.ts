import type { ValueWords } from '../words.ts'

export const values: ValueWords = {
  pairs: {
    'achievement independence':
      'In work you put the result first, and the right to reach it your own way. Ask at an interview what counts as success and who decides how to get there; a place that counts hours at a desk will feel unfair.',
    'achievement recognition':
      'It matters to you to do well and to have it seen. Places where work has no name on it will tire you sooner than hard ones; find out how good work is marked and where people go who have stayed long.',
    'achievement relationships':
      'You want a visible result and people it is good to reach it with. Check both: a warm team with petty tasks will bore you, and so will a great task among strangers.',
    'achievement support':
      'You want to grow in your work, and to grow under someone who teaches and keeps their word. Choose your first job by the person in charge: they will decide more than the sign over the door.',
    'achievement conditions':
      'You want to do something worth doing and not to pay for it with your peace. Such places exist but take choosing: compare not the pay alone but what people there do after three years.',
    'independence recognition':
      'To decide alone and to be noticed: your first values pull towards a name of your own. Private practice, authored work or a site of your own give that sooner than a large organisation with a ladder of posts.',
    'independence relationships':
      'Freedom matters to you and so do the people beside you. The two quarrel where everything is decided together; look for a team in which each has a task of their own and lunch is shared.',
    'independence support':
      'You want to decide alone and to know that someone has your back. That is not the same thing, and you can tell a place that holds both: the person in charge sets the goal, answers questions and does not stand over you.',
    'independence conditions':
      'Freedom and safety stand side by side for you, and life often trades one for the other: free earnings are uneven, a fixed salary is tied to a timetable. Decide beforehand which of the two you would yield first.',
    'recognition relationships':
      'You want to rise and to stay one of your own. Promotion sometimes parts people from their friends; choose places where the senior works with the others and not above them.',
    'recognition support':
      'You want work to be noticed and judged fairly. Firm rules of promotion mean more to you than promises: ask what the last promotion was for and who decided it.',
    'recognition conditions':
      'Standing and a decent income matter to you. Large organisations give them more surely, small ones faster; think which of the two you are ready to wait for.',
    'relationships support':
      'For you work is people first: those beside you and the one in charge. Even fitting work will not hold you among strangers, so a trial day or practice will tell more than the description of a post.',
    'relationships conditions':
      'Good people beside you and a safe tomorrow: you look for a place to stay. Ask how long people work there and why they leave, and the answer will tell you about both.',
    'support conditions':
      'It matters to you to know the rules, the deadline and the day of pay. Such clarity is found more often in state and large organisations; be ready beforehand for everything there to change slowly.',
  },
  single: {
    achievement:
      'One thing is clearest in your values: you want to see what came of your work. Of any place, ask what a person can show as their own at the end of a month.',
    independence:
      'One thing is clearest in your values: independence. Of any place, ask how many decisions a day are made by the person whose post you would take.',
    recognition:
      'One thing is clearest in your values: that good work is noticed. Of any place, ask how people rise there and who hears about it.',
    relationships:
      'One thing is clearest in your values: the people beside you. Of any place, ask those who work there, and listen to how they speak of each other.',
    support:
      'One thing is clearest in your values: a fair and reliable person in charge. Of any place, ask what the senior does when a newcomer makes a mistake.',
    conditions:
      'One thing is clearest in your values: good conditions and secure pay. Of any place, ask about the contract, the shifts and the holidays, and do not be shy about it.',
  },
  none: 'Your values have not parted yet: even the first one has the middle inside its band. Usually first experience changes that: a side job, practice or a long shared task soon shows what is hard to work without.',
  few: 'All six values are marked with restraint: you called none of them important. People answer like this when work is still far off; first experience, a side job or practice, usually soon shows what is hard to do without.',
  last: {
    achievement: 'Easiest to give up is a visible result, so steady, quiet work suits you.',
    independence: 'Easiest to give up is independence: somebody else’s plan does not cramp you if it makes sense.',
    recognition: 'Easiest to give up is recognition: you can work where no names are mentioned.',
    relationships: 'Easiest to give up is closeness with colleagues: polite relations are enough.',
    support: 'Easiest to give up is guidance: you can go where people work things out without hints.',
    conditions: 'Easiest to give up is comfort: for the work you would take shifts far away or a modest start.',
  },
  noLast: 'What you would give up first the answers do not show: the band of the last value overlaps the first.',
  scores: all => `All six in order: ${all.join(', ')}.`,
}
