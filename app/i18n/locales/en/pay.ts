import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/pay.ts'

export default {
  'way.PUBLIC':
    'A state organisation pays a salary that goes by education, category and years of work, often with extra payments. A private one agrees the pay when it takes you on.',
  'way.SERVICE': 'The state pays: by post and years of service, and by rank where there are ranks.',
  'way.SCIENCE':
    'An institute or university pays a salary by degree and post. Research grants come on top: they are won in competition and last for a time.',
  'way.COMPANY':
    'The employer sets the pay, and you agree it when you are taken on. It depends on experience, on what you can do and on the town; there may be bonuses.',
  'way.COMMISSION':
    'Often there is a base salary and a share of each deal, sometimes the share alone. So months differ: ask what is paid in a month without deals.',
  'way.PIECE':
    'Pay often goes by what is made and accepted. With practice the work goes faster and brings more. Fixed pay is found too.',
  'way.SHIFTS':
    'Work usually goes in shifts. Pay goes by grade, and the law adds to it for nights, holidays and harmful conditions; far-off sites work in rotations.',
  'way.HOURS':
    'Pay often goes by the shift or the hour: so much worked, so much paid. Ask whether there is a contract and paid leave.',
  'way.TIPS':
    'Pay often goes by the shift or the hour, and there may be tips. Nobody promises tips: they depend on the place, the day and the guests.',
  'way.TRIPS': 'Trips and hours on the way add to the basic pay, so earnings depend on the timetable and the route.',
  'way.ORDERS':
    'Pay often comes order by order, and the service it came through keeps a share. Fuel, repairs and waiting are usually yours: take them off when you reckon what you earn.',
  'way.CUSTOMERS':
    'Often customers pay for the service or the order. At first there are few of them; skill and good words bring more. In a salon, workshop or clinic one gets a salary or a share.',
  'way.PROJECTS':
    'Pay often comes by the project: a shoot, a show, a translation, a layout. There are gaps between projects, so months differ. On a staff there is a salary.',
  'way.OWN':
    "Income is what is left of one's own business after costs and taxes. It differs from year to year, and a start often takes savings or a loan.",
  'way.SEASON':
    'Earnings follow the season: sowing and harvest bring more work and money, winter less. Pay often goes by what is done.',
  none: 'We found no published average for this very profession, and that of a whole sector would mislead. Look at vacancies in your town and ask people who do this work.',
} satisfies Translated<typeof ru>
