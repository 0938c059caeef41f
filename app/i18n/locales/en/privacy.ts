import type ru from '../ru/privacy.ts'

export default {
  'meta.title': 'Privacy',
  'meta.description': 'What data Bagdar keeps, why, who sees it and what rights you have.',
  title: 'How we handle your data',
  lead: 'In plain words: what we keep, why, and who sees it. If you are under 18, read this page with your parents.',
  updated: 'Updated on 25 November 2026',
  '1.title': 'Who is responsible',
  '1.1':
    '“We” in this text is the operator of this site: the organisation that runs it and answers for the data. Its name and contact details are at the bottom of every page.',
  '1.2':
    'We comply with the Law of the Republic of Kazakhstan No. 94-V of 21 May 2013 on personal data and its protection. The operator must store the database and its backups in Kazakhstan.',
  '2.title': 'What we keep',
  '2.1':
    'Account: your username, your e-mail if you gave one, a hash of your password and the language of the site. If you turned the second step of signing in on, also the encrypted key of your app.',
  '2.2':
    'Profile: first and last name, date of birth and, if given, gender, city, what you do, class or year of study, where you study or work, what you wrote about yourself, your picture and cover, interests and how long you are ready to study. If you belong to an organisation: your role, group and status in it.',
  '2.3': 'Tests: your answers and the time of each, scores and the marks you gave to professions.',
  '2.4':
    'Service records: sign-in sessions with the kind of browser, consents with the version of the text and the time, the term of a subscription and a log of actions: sign-ins, changes of password and e-mail, downloads of data, who looked at results.',
  '2.5':
    'If an organisation asks for a subscription, the operator keeps its application and the contact details in it.',
  '2.6': 'Studies: grade average, exam scores, languages and certificates, if you added them, and whom you follow.',
  '2.7':
    'The community: posts, comments and stories with their pictures and videos, likes, who watched a story, whom you follow, have blocked and have muted, reports and decisions of moderators. What you delete is off the pages at once and off the disk after 30 days; a story after 24 hours.',
  '3.title': 'Why we need it',
  '3.1':
    'To let you in, save your answers, compute scores and find professions. We need the date of birth because tests have a minimum age.',
  '3.2':
    'The time of each answer is kept so that we can later notice rushing and warn about it. The server sees the IP address of a request but writes it into neither database nor log: against the guessing of passwords an irreversible print of the address is kept for up to two days.',
  '3.3': 'Test norms and overall statistics are made from answers. They contain no names.',
  '3.4':
    'The site has no ads and we don’t sell data. We send news only if you agreed to it separately. That consent is optional.',
  '4.title': 'Who sees what',
  '4.1': 'You see your own profile and your own results.',
  '4.2':
    'If you belong to an organisation, such as a school, its staff and administrators can see your data, test results, the conclusion of your analysis, your chances and how far your plan is. They can write a note about a talk with you: you see how many notes there are, not their text. A teacher sees only the groups they mentor. Other organisations don’t see you.',
  '4.3':
    'Ministry staff who have been given access can view all data of the service, results included. So can the chief administrator, who keeps the site running.',
  '4.4':
    'Other users don’t see your results. Profiles are open only to those who are signed in. If you are under 18, strangers see only your name, username, photo, cover and what you wrote about yourself. Your marks, scores, languages and certificates, and with them your city, school, class and interests, you can open to the people you follow. Parents get no access of their own.',
  '4.5':
    'The page “My data” shows who of the staff opened your results, your marks and your page at the school, and when.',
  '4.6':
    'We give data to a state body only if the law requires it. If a hosting or mail service works for the operator, the operator answers for it.',
  '4.7':
    'A post or story is seen by the circle you choose: your class, your organisation, your followers or everybody signed in; a comment by those who see the post. Before a text is published a program on this server looks at it; reports are looked at by moderators and, if you are under 18, by the staff of your school as well. The author is not told who reported. There are no private messages on the site.',
  '5.title': 'Cookies and other sites',
  '5.1':
    'The site sets up to eight cookies: session (you are signed in; 30 days after your last visit and 180 days at most, 12 hours and 7 days for staff, two hours at a shared computer), a mark that you have signed in with this browser before (a year), a mark of the browser on the sign-in page (while it is open), the second step of signing in (10 minutes), language, light or dark theme, lite version (these three last a year) and a short message after an action. There are no others.',
  '5.2':
    'Pages make no requests to other sites: no counters, ads, outside fonts or social buttons. You open the chat about a subscription yourself, and the messenger’s rules apply there.',
  '6.title': 'How we protect data',
  '6.1':
    'We don’t keep the password itself, only its argon2id hash, from which the password can’t be read. When you log out, the session ends on the server too.',
  '6.2': 'If data leaks, the operator must tell the authorised state body within one working day of learning about it.',
  '7.title': 'If you are under 18',
  '7.1':
    'Sign up with the consent of a parent or another legal representative. If a school creates the account, it must get this consent first.',
  '7.2':
    'Your legal representative can ask the operator to show, correct or delete your data, and can withdraw consent.',
  '8.title': 'Your rights',
  '8.1':
    'You can learn what is kept about you, correct it, withdraw your consent and have the data deleted. What can’t be corrected on the site, the operator corrects when you ask.',
  '8.2':
    'In the settings, under “My data”, you can download your data, check your consents, see who looked at your results, and delete your account.',
  '8.3':
    'After you ask for deletion you have 30 days to change your mind. Then we delete everything that is yours, files included. Comments of yours that others answered stay without your name, and so do entries in the security log: they hold the account number and neither name nor e-mail.',
  '8.4':
    'Data is kept while the account exists. The service can’t work without consent to process it: if you withdraw consent, the account has to be closed.',
  '8.5':
    'If the operator’s answer doesn’t satisfy you, turn to the state body for personal data protection or to a court.',
  '9.title': 'Artificial intelligence',
  '9.1':
    'Today we send no personal data to any AI model. Scores, bands and the list of professions are computed by a program with fixed rules.',
  '9.2':
    'If this changes, we will update this page first. Your name, e-mail, school and own texts won’t go to a model without your separate consent.',
  '10.title': 'If these rules change',
  '10.1':
    'The new text will appear here with its date. If something important changes, we will ask for your consent again and record its version and time.',
} satisfies Record<keyof typeof ru, string>
