import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/help.ts'

export default {
  title: 'If things are hard',
  description: 'Whom to call when things are hard or frightening.',
  lead: 'You do not have to manage alone. At these numbers somebody will talk with you.',
  near: 'Near you',
  nearText:
    'Tell a grown-up you trust: your parents, a grandparent, a teacher, the psychologist of your school. You can show them this page if it is hard to begin.',
  here: 'If somebody hurt you on the site',
  'here.block': 'You can block a person on their page: you no longer see one another.',
  'here.mute': 'You can mute a person: their posts are not in your feed, and they do not know of it.',
  'here.report': 'You can report a post, a comment or a profile: people who look after the site will see it.',
  nextStep: 'Go on: what you wrote is saved',
} satisfies Translated<typeof ru>
