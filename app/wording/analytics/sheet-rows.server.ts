import type { Figures } from '#app/domain/analytics/figures.ts'
import type { OrganizationFigures } from '#app/domain/analytics/organization-figures.server.ts'
import { monthText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { groupName } from './group-texts.server.ts'
import { interestName, roundUp } from './interest-texts.server.ts'
import { firstOf } from './section-texts.server.ts'
import { instrumentName } from './test-texts.server.ts'

type Cells = [group: string, part: string, figure: string, value: string | number]
type Line = [part: string, figure: string, value: string | number]

/** Returns the figures of the page as a table with one row per figure: first for all together, then for each group.
 *  Figures about too few people are replaced by words, as on the page. */
export function sheetOf({ group, figures, compared, names }: OrganizationFigures, reader: Reader<'orgFigures'>) {
  const { t } = reader
  const columns = [
    { header: t('sheet.group'), width: 18 },
    { header: t('sheet.part'), width: 28 },
    { header: t('sheet.figure'), width: 48 },
    { header: t('sheet.value'), width: 14 },
  ]
  return { name: t('sheet.name'), columns, rows: rows() }

  function* rows(): Generator<Cells> {
    const whole = group ? groupName(group, reader) : t('sheet.all')
    for (const line of linesOf(figures, names, reader)) yield [whole, ...line]
    // The most named are exported for all together only; per group they would add as many names again for every group.
    for (const line of topLines(figures.professions, t('tops.professions'), names, reader)) yield [whole, ...line]
    for (const line of topLines(figures.institutions, t('tops.institutions'), names, reader)) yield [whole, ...line]
    for (const { group: each, figures: make } of compared) {
      for (const line of linesOf(make(), names, reader)) yield [groupName(each, reader), ...line]
    }
  }
}

function linesOf(figures: Figures, names: OrganizationFigures['names'], reader: Reader<'orgFigures'>): Line[] {
  const { t } = reader
  const { all, interests, chances } = figures
  const fewer = (part: string): Line[] => [[part, t('sheet.people'), t('sheet.fewer')]]
  return [
    [t('who'), t('sheet.pupils'), figures.pupils],
    ...(all ? [...testLines(all, names, reader), ...planLines(all, reader)] : fewer(t('funnel.title'))),
    ...(interests ? interestLines(interests, reader) : fewer(t('interests.title'))),
    ...(chances ? chanceLines(chances, reader) : fewer(t('plans.title'))),
    ...(all ? monthLines(all, reader) : []),
  ]
}

type All = NonNullable<Figures['all']>

function testLines({ people, tests }: All, names: OrganizationFigures['names'], { t }: Reader<'orgFigures'>): Line[] {
  const part = t('funnel.title')
  const lines = tests.flatMap(({ instrument, testId, began, finished, dropped, going, careless }): Line[] => {
    const test = testId === null ? instrumentName({ instrument }, t) : (names.get(testId)?.text ?? testId)
    const line = (figure: string, value: number): Line => [part, t('sheet.testFigure', { test, figure }), value]
    return [
      line(t('funnel.began'), began),
      line(t('funnel.finished'), finished),
      line(t('funnel.droppedColumn'), dropped),
      line(t('funnel.going'), going),
      line(t('sheet.careless'), careless),
    ]
  })
  return [[part, t('sheet.people'), people], ...lines]
}

function planLines({ plans }: All, { t }: Reader<'orgFigures'>): Line[] {
  const keys = ['planned', 'overdue', 'tasks', 'done', 'certified', 'certificates'] as const
  return keys.map(key => [t('plans.title'), t(`sheet.${key}`), plans[key]])
}

function interestLines({ people, scales }: NonNullable<Figures['interests']>, reader: Reader<'orgFigures'>): Line[] {
  const { t } = reader
  const part = t('interests.title')
  const lines = scales.flatMap(({ key, ...figure }): Line[] => {
    const name = interestName(key, reader)
    const { mean, low, high } = roundUp(figure)
    return [
      [part, t('sheet.mean', { name }), mean],
      [part, t('sheet.low', { name }), low],
      [part, t('sheet.high', { name }), high],
    ]
  })
  return [[part, t('sheet.people'), people], ...lines]
}

function chanceLines(
  { people, unknown, ...chances }: NonNullable<Figures['chances']>,
  { t }: Reader<'orgFigures'>,
): Line[] {
  const part = t('plans.title')
  const bands = ['low', 'medium', 'high'] as const
  return [
    [part, t('sheet.people'), people],
    ...bands.map((band): Line => [part, t(`sheet.chance.${band}`), chances[band]]),
    [part, t('sheet.chance.unknown'), unknown],
  ]
}

function topLines(
  top: Figures['professions'],
  part: string,
  names: OrganizationFigures['names'],
  { t }: Reader<'orgFigures'>,
): Line[] {
  if (!top) return [[part, t('sheet.people'), t('sheet.fewer')]]
  const named = top.items.map(({ id, people }): Line => [part, names.get(id)?.text ?? id, people ?? t('sheet.fewer')])
  return [[part, t('sheet.people'), top.people], ...named]
}

function monthLines({ months }: All, { t, language }: Reader<'orgFigures'>): Line[] {
  return months.flatMap(({ day, tests, tasks }): Line[] => {
    const month = monthText(firstOf(day), language)
    return [
      [t('months.title'), t('sheet.tests', { month }), tests],
      [t('months.title'), t('sheet.steps', { month }), tasks],
    ]
  })
}
