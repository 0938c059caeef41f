import type { HeadlineWords } from '../words.ts'
import { scales } from './scales.ts'

export const headline: HeadlineWords = {
  drawn: {
    R: 'қолмен іс істеу',
    I: 'себеп іздеу',
    A: 'жаңа дүние ойлап табу',
    S: 'адамдарға көмектесу',
    E: 'топ бастау',
    C: 'дерек пен құжат реттеу',
  },
  to: things => `Сізді ${scales.and(things)} қызықтырады`,
  wide: 'Сізді бірден бірнеше бағыт қызықтырады',
  faint: 'Әзірге Сізді айқын баурап алған бағыт көрінбейді',
  flat: 'Алты қызығушылығыңыз бір деңгейде тұр',
  way: {
    '+conscientiousness +openness': 'тапсырмасы жаңа, мерзімі мен уәдесі берік',
    '+conscientiousness -openness': 'тәртібі алдын ала белгілі, жолай өзгермейтін',
    '-conscientiousness +openness': 'істер алмасып тұратын, бір айлық жоспар сұрамайтын',
    '+extraversion +agreeableness': 'айнала адамға толы, шешім бірге қабылданатын',
    '+extraversion -conscientiousness': 'адам мен қозғалыс көп, қағаз аз',
    '-extraversion +conscientiousness': 'тыныш, бастағанды асықпай аяқтауға болатын',
    '-extraversion -stability': 'тыныш, төбеңізден ешкім төнбейтін',
    '-extraversion +independence': 'өз ісіңіз бөлек, ешкім алаңдатпайтын',
    '+openness +independence': 'әр қадамға рұқсат сұрамай, өзіңізше істеп көруге болатын',
    '-stability +support': 'ережесі анық, сұрақ қоятын адамы бар',
    '+conscientiousness +support': 'талабы түсінікті, бәріне бірдей',
    '+agreeableness +relationships': 'жұрт тату, бір-біріне қол ұшын беретін',
    '+conscientiousness +achievement': 'жақсы істеуге мүмкіндік бар, нәтижесі көрінетін',
    '+extraversion +recognition': 'көпшілік алдында жүретін, еңбегіңіз байқалатын',
    '+stability +achievement': 'тапсырмасы қиын, нәтижесі айқын',
    '+extraversion': 'күні бойы адамдар ортасында жүретін',
    '-extraversion': 'ұзақ уақыт үнсіз жұмыс істеуге болатын',
    '+agreeableness': 'жұрт жарыспай, бірлесіп жүретін',
    '-agreeableness': 'іс жайында ашық дауласып, ренжіспейтін',
    '+conscientiousness': 'жоспары анық, уәде орындалатын',
    '-conscientiousness': 'тапсырмасы қысқа, соңы бірден көрінетін',
    '+stability': 'бәрі тез өзгеріп, салқын ақыл керек болатын',
    '-stability': 'асығыстық сирек болатын',
    '+openness': 'ай сайын бейтаныс бірдеңе кездесетін',
    '-openness': 'тәсілі сыналған, ертеңі бүгінгідей',
    '+achievement': 'еңбегіңізден не шыққаны көрінетін',
    '+independence': 'қалай істеуді өзіңіз шешетін',
    '+recognition': 'еңбек байқалып, аты аталатын',
    '+relationships': 'қасыңызда жаныңызға жақын адамдар жүретін',
    '+support': 'басшысы әділ, не күтетінін түсіндіріп беретін',
    '+conditions': 'ертеңге алаңдамайтын, орны жайлы',
  },
  join: (first, way) =>
    way === null
      ? `${first}; жұмыс Сізге қай жерде жеңіл екенін жауаптар анық көрсетпейді.`
      : `${first}, ал ${way} жерде жұмысыңыз жеңіл жүреді.`,
}
