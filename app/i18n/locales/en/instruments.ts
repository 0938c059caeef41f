import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/instruments.ts'

export default {
  'INTERESTS.how':
    'One question per page, no right or wrong answers. Every answer is saved at once: you can stop and go on from another device.',
  'INTERESTS.note': 'There are no right or wrong answers. Every answer is saved: you can stop and go on later.',
  'INTERESTS.description': 'Six interests with their margin of error and a shortlist of professions with reasons.',
  'INTERESTS.one': 'You lean towards {first}',
  'INTERESTS.two': 'You lean towards {first} and {second}',
  'INTERESTS.even': 'No interest stands out yet',
  'INTERESTS.scales': 'Six interests',
  'INTERESTS.scale': 'Interest',
  'INTERESTS.middle': 'The score is near the middle: it does not tell whether this draws you or not.',
  'INTERESTS.middles': 'Where a band takes in the middle, it cannot be said whether this draws you or not.',
  'INTERESTS.flat':
    'All six scores lie near the middle of the scale: they do not tell whether one thing draws you more than another.',
  'INTERESTS.read':
    'The dot is what came out today. In about nine cases out of ten the true score lies in the band. An interest is not an ability and not a verdict.',
  'INTERESTS.next':
    'Pick two or three professions from the list and read what these people do and how they learn it. In some months you can take the test again and compare.',
  'PERSONALITY.how':
    'One statement per page, no good or bad answers. Answer as you usually are, not as you would like to be. Every answer is saved at once: you can stop and go on from another device.',
  'PERSONALITY.note': 'There are no good or bad answers. Every answer is saved: you can stop and go on later.',
  'PERSONALITY.description': 'Five personality traits with their margin of error.',
  'PERSONALITY.one': 'What stands out: {first}',
  'PERSONALITY.two': 'What stands out: {first}; {second}',
  'PERSONALITY.even': 'None of the five traits stands out',
  'PERSONALITY.scales': 'Five personality traits',
  'PERSONALITY.scale': 'Trait',
  'PERSONALITY.middle': 'The score is near the middle: the trait shows more or less, depending on the situation.',
  'PERSONALITY.middles': 'Where a band takes in the middle, the trait shows now more, now less, as things go.',
  'PERSONALITY.flat':
    'All five scores lie near the middle of the scale: they do not tell whether one trait is stronger in you than another.',
  'PERSONALITY.read':
    'The dot is what came out today. In about nine cases out of ten the true score lies in the band. A high score is no better than a low one: these are different ways to live and work.',
  'PERSONALITY.next':
    'Interests decide the order of professions, traits only adjust it a little. If you have not taken the interest test yet, begin with it.',
  'VALUES.how':
    'One statement per page, no right answers. Many things matter, so answer what a job could not do without. Every answer is saved at once: you can stop and go on from another device.',
  'VALUES.note': 'There are no right or wrong answers. Every answer is saved: you can stop and go on later.',
  'VALUES.description': 'Six work values with their margin of error.',
  'VALUES.one': 'Most important: {first}',
  'VALUES.two': 'Most important: {first}; {second}',
  'VALUES.even': 'None of the six values stands out yet',
  'VALUES.scales': 'Six work values',
  'VALUES.scale': 'Value',
  'VALUES.middle': 'The score is near the middle: it does not tell whether this matters to you or not.',
  'VALUES.middles': 'Where a band takes in the middle, it cannot be said whether this matters to you or not.',
  'VALUES.flat':
    'All six scores lie near the middle of the scale: they do not tell whether one thing matters to you more than another.',
  'VALUES.read':
    'The dot is what came out today. In about nine cases out of ten the true score lies in the band. A scale has only four statements here, so the bands are wide.',
  'VALUES.next':
    'Compare this with what people in a profession say about their work: one job rarely offers everything. Values adjust the order of professions only a little.',
  'APTITUDE.how':
    'One task per page with one right answer. The time runs from the moment you press “Start” and does not stop, even if you close the page. When it is up, what you have answered counts.',
  'APTITUDE.note':
    'Your answer is saved when you press “Next question”. If you do not know, choose the most likely one: nothing is taken off for a wrong answer.',
  'APTITUDE.description':
    'How many tasks of three kinds were right, with the margin of error, and the answers explained.',
  'APTITUDE.right': 'Right answers: {count} of {total}',
  'APTITUDE.scales': 'Three kinds of tasks',
  'APTITUDE.scale': 'Kind of task',
  'APTITUDE.middle': 'About half of the answers are right: ten tasks cannot tell it more exactly.',
  'APTITUDE.middles':
    'Where a band takes in the middle, about half of the tasks are solved: ten of them cannot tell it more exactly.',
  'APTITUDE.flat':
    'About half of the answers of all three kinds are right: it cannot be said that one comes easier to you than another.',
  'APTITUDE.read':
    'The score is the share of right answers; a task without an answer counts as not solved. In about nine cases out of ten the true score lies in the band. This is a self-check and no measure of intelligence, and it closes no profession to you.',
  'APTITUDE.next':
    'Look at the answers: the right ones are there with explanations. What is checked here grows with practice; in some months you can check yourself again.',
  'OTHER.how': 'One question a page. Every answer is saved at once: you can stop and go on from another device.',
  'OTHER.note': 'Every answer is saved: you can stop and go on later.',
  'OTHER.description': 'The scores on the scales of the test, with their bands.',
  'OTHER.one': 'Above the middle: {first}',
  'OTHER.two': 'Above the middle: {first}; {second}',
  'OTHER.even': 'No scale stands out so far',
  'OTHER.scales': 'Scales of the test',
  'OTHER.scale': 'Scale',
  'OTHER.middle': 'The score is near the middle: nothing definite can be said by it.',
  'OTHER.middles': 'Where a band takes in the middle, nothing definite can be said.',
  'OTHER.flat': 'The scores of all scales are near the middle: it cannot be said that one is stronger than another.',
  'OTHER.read':
    'The dot is what came out today. The line around it is the band in which the true score most likely lies.',
  'OTHER.next': 'This test has no part in the choice of professions or in the personality analysis.',
  'OTHER.says': 'the error of this test has not been measured yet',
  'OTHER.norms':
    'This test is new and its error has not been measured yet. The bands are drawn as they usually are for scales of this length: the real ones may be wider or narrower. They will be computed from answers once a hundred people have taken the test.',
  careless:
    'The answers looked hurried or too much alike to us, and you decided to keep them. Read this result with caution: it stays out of norms and class statistics.',
  careless_group:
    'The answers looked hurried or too much alike to us, and you decided to keep them. Read this result with caution: it stays out of norms and group statistics.',
  'draft.fast': 'Only a draft so far: you answered very fast',
  'draft.alike': 'Only a draft so far: these answers are no ground to build on',
  'sure.weak': 'Precision is low.',
  'sure.usable': 'Precision is fair.',
  'sure.good': 'Precision is good.',
  'sure.trial': 'This is a trial, not advice.',
  'sure.draft': 'Too early to trust.',
  'sure.label.weak': 'Precision is low: {value} of 1',
  'sure.label.usable': 'Precision is fair: {value} of 1',
  'sure.label.good': 'Precision is good: {value} of 1',
  'sure.label.draft': 'Precision is low: the answers were given without thought',
  'sure.unknown': 'Precision is not known yet.',
  'sure.label.unknown': 'Precision is not known yet',
  'sure.unknown.why':
    'It will be measured once a hundred people have taken the test. Until then read the bands as a rough guide.',
  'sure.short': 'Only {count} answers: the order of these three may still change.',
  'sure.scales': '{count} answers. A band shows where the score would be nine times out of ten.',
  'sure.full': '{count} answers. Neighbouring places are still nearly equal.',
  'sure.trial.why': 'All six bands reach over the middle or lie below it.',
  'sure.draft.fast': 'Answers given in under two seconds: {fast} of {of}.',
  'sure.draft.alike': 'The answers are too much alike.',
} satisfies Translated<typeof ru>
