import { applyAsPartner } from '#app/domain/organizations/partners.server.ts'
import type { PartnerForm } from '#app/domain/organizations/partner.schema.ts'
import { asOf, daysFromNow } from './clock.ts'

/** Applications of partner organisations that are waiting for an answer. */
const wishes: (PartnerForm & { daysAgo: number; language: 'ru' | 'kk' })[] = [
  {
    idempotencyKey: '6b0f4c1e-2f0c-4c39-9a53-0d6a3f2b7c11',
    organization: 'Школа-лицей № 8 (пример)',
    type: 'SCHOOL',
    city: 'Павлодар',
    people: 640,
    contactName: 'Светлана Игоревна Мельник',
    email: 'licey8@demo.bagdar.example',
    phone: '+7 700 000 00 08',
    message: 'Хотим начать с девятых классов во втором полугодии.',
    language: 'ru',
    daysAgo: 4,
  },
  {
    idempotencyKey: '0d9e7a52-7c1b-4c55-8b7e-5f1f6f6f2a02',
    organization: '«Арал» колледжі (мысал)',
    type: 'COLLEGE',
    city: 'Қызылорда',
    people: 310,
    contactName: 'Нұржан Әлімұлы',
    email: 'aral@demo.bagdar.example',
    language: 'kk',
    daysAgo: 1,
  },
]

/** Sends the applications through the domain function of the form. Idempotent. */
export async function sendApplications() {
  for (const { daysAgo, language, ...request } of wishes) {
    await asOf(daysFromNow(-daysAgo), () => applyAsPartner(request, { address: 'demo', language }))
  }
}
