import type { CycleTable } from '#app/domain/cycle/cycle-tables.server.ts'

export const pagesOf = {
  LegalFloor: { list: 'floors', new: 'newFloor', edit: 'floor', remove: 'removeFloor' },
  ExchangeRate: { list: 'exchangeRates', new: 'newExchangeRate', edit: 'exchangeRate', remove: null },
  ExamDate: { list: 'examDates', new: 'newExamDate', edit: 'examDate', remove: 'removeExamDate' },
} as const satisfies Record<CycleTable, object>
