import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/memberTexts.ts'

export default {
  'slip.site': 'Сайт',
  'slip.login': 'Логин',
  'slip.password': 'Құпиясөз',
  'slip.until': 'Бір рет қана жарайды (соңғы күні {date}), кейін өзіңіздікін ойлап табыңыз.',
  nothing: 'жоқ',
  groupGone: 'жойылған сынып',
  self: 'Адамның өзі',
  site: 'Сайт әкімшілігі',
  'event.member.added': 'Ұйымға қосылды',
  'event.member.asked-to-join': 'Қосылуды сұрады',
  'event.member.role-changed': 'Рөлі: {from} → {to}',
  'event.member.status-changed': 'Мәртебесі: {from} → {to}',
  'event.member.group-changed': 'Сыныбы: {from} → {to}',
  'event.member.removed': 'Ұйымнан шығарылды',
  'event.member.left': 'Ұйымнан шықты',
  'event.account.password-reset': 'Жаңа құпиясөз',
  'event.account.password-changed': 'Құпиясөзін ауыстырды',
  'event.account.subscription-changed': 'Жеке жазылымы өзгерді',
  'event.account.state-changed': 'Аккаунтқа қолжетімділік өзгерді',
  'event.revoked': 'Құпиясөз парақшасы қайтарып алынды',
  groupGone_group: 'жойылған топ',
  'event.member.group-changed_group': 'Тобы: {from} → {to}',
} satisfies Translated<typeof ru>
