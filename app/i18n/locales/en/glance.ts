import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/glance.ts'

export default {
  title: '{group}: the class at a glance',
  description: 'Whom to talk to, whom to remind, and who goes their own way. Without scores.',
  'head.talk_one': '{group}: talk to {count} pupil',
  'head.talk_other': '{group}: talk to {count} pupils',
  'head.none': '{group}: nobody needs a talk right now',
  lead: 'To remind: {remind}, on their own: {own}. Reasons are told in words, from facts. There are no scores of pupils here.',
  bar: 'To talk to: {talk}, to remind: {remind}, on their own: {own}',
  empty: 'There are no pupils in this group yet',
  emptyText: 'Once the group has active pupils, this page shows whom to talk to.',
  talk: 'Talk to them this week',
  talked: 'We have talked',
  write: 'Write down about what',
  remind: 'Remind',
  'remind.caption': 'One thing is left, no talk is needed',
  'remind.choose': 'Whom to remind',
  'remind.left': 'left to do: {deed}, since {date}',
  'remind.inPerson': 'Tell them in person: they have not signed in yet and would not see a notification',
  'remind.send': 'Remind the chosen',
  'remind.hint': 'A notification comes in your name, at most once a week. No letter goes to parents.',
  reminded_one: 'The reminder went to {count} pupil.',
  reminded_other: 'The reminder went to {count} pupils.',
  'reminded.none': 'It went to nobody: the chosen were reminded this week already.',
  own: 'On their own',
  'own.none': 'Nobody yet.',
  why: 'Where the reasons come from',
  'why.text':
    'There are five: the pupil asked; a test was left more than {days} days ago; the chance is low in every programme chosen; the interests do not stand apart; a step of the plan is more than {days} days overdue. There is no other rule.',
  'why.talked':
    'After a talk the reasons are gone until a newer fact. We suggest a reminder when nothing has changed for {still} days.',
  see: 'The pupil sees it',
  'see.text': 'When you open a pupil’s page, an entry appears in their settings: who looked and when.',
  grave: 'If it is serious',
  'grave.text':
    'A danger to oneself or others does not appear here. Tell the school psychologist at once, or call 112.',
  margin: 'About this page',
  'invalid.chooseStudents': 'Tick at least one pupil',
  'required.student': 'Tick at least one pupil',
  open: 'Open the page',
} satisfies Translated<typeof ru>
