import type { HeadlineWords } from '../words.ts'
import { scales } from './scales.ts'

export const headline: HeadlineWords = {
  drawn: {
    R: 'работать руками',
    I: 'искать причины',
    A: 'придумывать своё',
    S: 'помогать людям',
    E: 'вести за собой',
    C: 'приводить данные в порядок',
  },
  to: things => `Вас тянет ${scales.and(things)}`,
  wide: 'Вас тянет сразу в несколько сторон',
  faint: 'Сильной тяги к чему-то одному пока не видно',
  flat: 'Шесть ваших интересов стоят вровень',
  way: {
    '+conscientiousness +openness': 'задачи новые, а сроки и договорённости твёрдые',
    '+conscientiousness -openness': 'порядок известен заранее и его не меняют на ходу',
    '-conscientiousness +openness': 'дела сменяют друг друга и никто не просит плана на месяц вперёд',
    '+extraversion +agreeableness': 'вокруг люди и решения принимают сообща',
    '+extraversion -conscientiousness': 'много людей и движения и мало бумаг',
    '-extraversion +conscientiousness': 'тихо и начатое можно спокойно довести до конца',
    '-extraversion -stability': 'тихо и никто не стоит над душой',
    '-extraversion +independence': 'у вас свой участок и вас не отвлекают',
    '+openness +independence': 'можно пробовать по-своему и не спрашивать разрешения на каждый шаг',
    '-stability +support': 'правила ясны и есть к кому прийти с вопросом',
    '+conscientiousness +support': 'требования понятны и одинаковы для всех',
    '+agreeableness +relationships': 'люди ладят между собой и выручают друг друга',
    '+conscientiousness +achievement': 'дело дают сделать хорошо и видно, что из него вышло',
    '+extraversion +recognition': 'вы на виду и сделанное замечают',
    '+stability +achievement': 'задачи трудные, а результат можно увидеть',
    '+extraversion': 'весь день вокруг люди',
    '-extraversion': 'можно подолгу работать без разговоров',
    '+agreeableness': 'люди держатся вместе, а не соревнуются',
    '-agreeableness': 'спорят по делу и не обижаются',
    '+conscientiousness': 'план ясен и слово держат',
    '-conscientiousness': 'задачи короткие и конец виден сразу',
    '+stability': 'всё быстро меняется и нужна ясная голова',
    '-stability': 'спешка бывает редко',
    '+openness': 'каждый месяц приносит что-то незнакомое',
    '-openness': 'способы проверены и завтра похоже на вчера',
    '+achievement': 'видно, что вышло из вашего труда',
    '+independence': 'вы сами решаете, как делать',
    '+recognition': 'сделанное замечают и помнят, кто это сделал',
    '+relationships': 'рядом люди, с которыми хорошо',
    '+support': 'руководитель справедлив и объясняет, чего ждёт',
    '+conditions': 'завтрашний день не тревожит, а место удобное',
  },
  join: (first, way) =>
    way === null
      ? `${first}; где вам легче работать, ответы ясно не показывают.`
      : `${first}, а легче всего вам там, где ${way}.`,
}
