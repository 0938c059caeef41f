import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/schoolWords.ts'

export default {
  description: 'What your organisation sees, which class or group you are in, and the way out.',
  'status.ACTIVE': 'You are a member',
  'status.PENDING': 'The request waits for an answer',
  'status.INACTIVE': 'Switched off by the organisation',
  'status.SUSPENDED': 'Put on hold by the organisation',
  'status.BLOCKED': 'Closed by the organisation',
  'status.off': 'The organisation is switched off on the site',
  'fact.role': 'Your role here',
  'fact.since': 'Since',
  'fact.group': 'Class or group',
  'fact.noGroup': 'not given',
  'fact.mentor': 'Mentor',
  'fact.noMentor': 'not appointed',
  'role.ORG_STUDENT': 'pupil',
  'role.ORG_TEACHER': 'teacher',
  'role.ORG_STAFF': 'staff',
  'role.ORG_ADMIN': 'administrator',
  'sees.who': 'your name, username, date of birth, gender, language, class, group, and your e-mail if you gave one',
  'sees.sign-in': 'when you were last here, and which tests are taken or left',
  'sees.results': 'test results with their bands, but not your answers to single questions',
  'sees.analysis': 'the conclusion of your personality analysis and the shortlist of professions',
  'sees.plan': 'your plan, its overdue steps and your chances of admission',
  'sees.glance':
    'a reason to talk in words, without scores: a test left, a step overdue, low chances, interests close together, your request',
  'sees.progress':
    'when you were last here, which tests are taken, and whether you have an analysis and a plan; no results',
  'sees.waiting': 'only your name, username and class until you are accepted',
  'sees.off':
    'nothing while it is switched off; if it is switched on again, all is as before, and you can leave right away',
  'may.notes_one':
    'Keep notes about you: there is {count} now. Only staff of this organisation with access to you read it.',
  'may.notes_other':
    'Keep notes about you: there are {count} now. Only staff of this organisation with access to you read them.',
  'may.noNotes':
    'Keep notes about you: there are none now. Only staff of this organisation with access to you read them.',
  'may.keepNotes': 'Keep its notes about you (now: {count}). Nobody reads them while your membership is not in force.',
  'may.password': 'Give you a new password if you forget yours.',
  'may.noPassword': 'It can’t give you a new password: recover it by e-mail.',
  'may.passwordLater': 'Once you are in, it may give you a new password: you ticked this in the request.',
  'may.teams': 'Lets you work in project teams with people of other organisations, where the other one allows it too.',
  'may.noTeams': 'Does not let you, while you are under 18, work in project teams with people of other organisations.',
  'may.remind': 'Remind you of the next thing to do, at most once a week.',
  request: 'You asked for a talk on {date}. There is no answer yet.',
  'request.words': 'You asked for a talk on {date}: “{words}”. There is no answer yet.',
  leave: 'Leave the organisation',
  withdraw: 'Take back the request',
  reminder: '{date}, {school}: left to do: {step}',
  'reminder.former': 'a former organisation',
  'sees.profile': 'your whole profile: marks, exams, languages and certificates, even where they are closed to others',
  'sees.waiting_group': 'only your name, username and group until you are accepted',
  'fact.group_group': 'Group',
} satisfies Translated<typeof ru>
