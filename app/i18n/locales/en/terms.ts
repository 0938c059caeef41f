import type ru from '../ru/terms.ts'

export default {
  'meta.title': 'Terms of use',
  'meta.description':
    'What Bagdar is, how accounts and subscriptions work, where the data comes from and which rules apply.',
  title: 'Terms of use',
  lead: 'This is an agreement between you and the operator of this site. By signing up you accept it. If you are under 18, read it with your parents.',
  updated: 'Updated on 20 November 2026',
  '1.title': 'What Bagdar is',
  '1.1':
    'This is a site for choosing a profession and a course of study. You take a test and get scores with a margin of error and a list of professions with reasons for and against. Some sections are still being built.',
  '1.2':
    'Results are advice, not a decision. They are not a medical or psychological opinion. They don’t promise admission, a grant or a job.',
  '1.3':
    '“We” in this text is the operator of this site. Its name and contact details are at the bottom of every page. The Privacy page explains how data is handled.',
  '2.title': 'Your account',
  '2.1':
    'Give your real name and date of birth. If you are under 18, sign up with the consent of a parent or another legal representative.',
  '2.2':
    'Tell nobody your password and don’t sign in as someone else. Log out on a shared computer. If someone else learns the password, tell the operator at once.',
  '2.3': 'If you belong to an organisation, it manages your membership, and its staff can see your results.',
  '3.title': 'Subscription',
  '3.1': 'Signing up is free. Taking tests needs a subscription: a personal one or your organisation’s.',
  '3.2':
    'You arrange a personal subscription in a messaging chat. You are told the price and the term before you pay. If you are under 18, arrange it together with your parents.',
  '3.3': 'An organisation applies to the operator. The answer comes within 1–2 working days.',
  '3.4': 'The site takes no card payments. Don’t enter card details and don’t send them to us.',
  '3.5':
    'An organisation’s subscription opens tests during its term and while your membership is active. When a subscription ends, the account stays, but you can’t take tests.',
  '4.title': 'Rules of conduct',
  '4.1': 'Answer the questions yourself: someone else’s answers give someone else’s result.',
  '4.2': 'Don’t break into the site, overload it, collect other people’s data or pretend to be someone else.',
  '4.3':
    'Posts and projects are still to come. In them you may not threaten, bully, stir up hatred, advertise, or publish other people’s personal data or anything the law forbids.',
  '4.4': 'If a rule is broken, we may hide the material or suspend the account. We explain why.',
  '5.title': 'Content and sources',
  '5.1':
    'Texts, tests and design belong to the operator or their authors. Read and print them for yourself and for a lesson. Copying them further or selling them needs permission.',
  '5.2':
    'This site includes information from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA.',
  '5.3':
    'We have added to this information and modified some of it; the texts about professions are our own. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  '5.4':
    'Other data carries its source and year. Data goes out of date: before you decide, check with the institution, the employer or the source.',
  '5.5': 'What you publish stays yours. You allow us to keep it and show it on the site.',
  '6.title': 'Interruptions and liability',
  '6.1':
    'We try to keep the site running at all times, but interruptions happen. Each test answer is saved at once, and you can carry on afterwards.',
  '6.2':
    'We answer for the service as the law requires. These terms take away no rights that the law gives you, consumer rights included.',
  '7.title': 'If these terms change',
  '7.1':
    'The new text will appear here with its date. If something important changes, we will ask for your consent again.',
  '8.title': 'When an account is closed',
  '8.1': 'You can leave at any time. You can delete your account in the settings, under “My data”.',
  '8.2':
    'We may close an account for a serious breach. If you disagree, write to the operator, who will look at the decision again. Payment for the remaining term is settled by law.',
  '9.title': 'Law and disputes',
  '9.1':
    'The law of the Republic of Kazakhstan applies. Write to the operator first. If no agreement is reached, a court of the Republic of Kazakhstan decides.',
  '9.2': 'The Kazakh, Russian and English texts mean the same. If you find a difference, tell the operator.',
} satisfies Record<keyof typeof ru, string>
