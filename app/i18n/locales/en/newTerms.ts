import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/newTerms.ts'

export default {
  title: 'The terms of the site have changed',
  lead: 'Since you agreed to the terms and to how the site treats your data, they have been renewed. Please read what they say now.',
  terms: 'Terms of use',
  privacy: 'How we handle your data',
  agree: 'Agree and go on',
  otherwise: 'If you do not agree',
  otherwiseText:
    'The site cannot be used without agreeing, but everything of yours is still here: download your data, delete your account, or log out and decide later. If you are under 18, talk it over with your parents.',
  myData: 'Download my data or delete the account',
  leave: 'Log out',
} satisfies Translated<typeof ru>
