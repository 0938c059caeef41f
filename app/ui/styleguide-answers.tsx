import { Answer, Firsts, Sure } from './answer.tsx'
import { ButtonLink, QuietLink } from './button.tsx'
import { Cards } from './cards.tsx'
import { Dates } from './dates.tsx'
import { Day } from './day.tsx'
import { Fold } from './fold.tsx'
import { HeadedSection, Row, Stack } from './layout.tsx'
import { NextStepPanel } from './next-step.tsx'
import { Plate, Sign } from './sign.tsx'
import { Ways } from './ways.tsx'
import { WholeWay } from './whole-way.tsx'

/** Samples of a page's main result, reasons, folds and next step. */
export function AnswerSections() {
  return (
    <>
      <Answer labelledBy="first-answer" kind="Короткий тест интересов, 12 ноября">
        <h2 id="first-answer">Вам ближе искать причину и делать руками</h2>
        <Firsts
          items={[
            {
              id: '1',
              to: '#first-answer',
              field: 'science',
              title: 'Гидролог',
              reason: 'Меряет реку и говорит, ждать ли паводка.',
            },
            {
              id: '2',
              to: '#first-answer',
              field: 'engineering',
              title: 'Инженер',
              reason: 'Ищет, почему панели дали меньше.',
            },
            {
              id: '3',
              to: '#first-answer',
              field: 'agriculture',
              title: 'Орманшы',
              lang: 'kk',
              reason: 'Өртті бірінші болып байқайды.',
            },
          ]}
        />
        <Sure alpha={0.72} cuts={[0, 0.6, 0.8, 1]} label="Точность средняя: 0,72 из 1">
          <b>Точность средняя.</b> Ответов 30, порядок этих трёх ещё может поменяться.
        </Sure>
      </Answer>
      <HeadedSection id="answers" heading="Ответ и путь">
        <Stack gap="l">
          <Row>
            <Plate field="health" size="big" here />
            <Sign field="trades" size="small" /> рабочие профессии
          </Row>
          <WholeWay
            label="Ваш путь"
            stops={[
              { id: '1', title: 'Тесты', to: '#answers', state: 'пройдены', done: true, here: false },
              { id: '2', title: 'Анализ', to: '#answers', state: 'готов', done: true, here: false },
              { id: '3', title: 'Шансы', to: '#answers', state: 'вы здесь', done: false, here: true },
              { id: '4', title: 'План', state: 'впереди', done: false, here: false },
              { id: '5', title: 'Дела', state: 'впереди', done: false, here: false },
            ]}
          />
          <Cards
            items={[
              {
                id: '1',
                title: 'Доводите до конца',
                text: 'Взялись — проверите дважды.',
                evidence: 'организованность 70, от 61 до 79',
              },
              { id: '2', title: 'Спрашиваете «почему»', text: 'Вам мало ответа, нужен способ его проверить.' },
            ]}
          />
          <Day
            hours={[
              { at: '07:00', text: 'Рейка у моста: вода поднялась за ночь.' },
              { at: '08:30', text: 'С лодки опустить вертушку. Холодно, руки мокрые.' },
              { at: '16:30', text: 'Звонок спасателям.' },
            ]}
          />
          <Ways
            items={[
              { id: '1', title: 'Вуз', years: 4, label: '4 года', children: <p>Науки о Земле.</p> },
              { id: '2', title: 'Колледж', years: 2.8, label: 'около трёх лет', children: <p>Техник-гидролог.</p> },
            ]}
          />
          <Dates
            items={[
              {
                id: '1',
                on: '2026-11-28',
                date: '28 ноября',
                title: 'Съездить на гидропост',
                to: '#answers',
                text: 'Час у реки.',
              },
              { id: '2', on: '2026-12-05', date: '5 декабря', title: 'Посчитать баллы' },
            ]}
          />
          <div>
            <Fold title="Шесть интересов" says="с диапазонами и средним у ровесников">
              <p>Балл и диапазон.</p>
            </Fold>
            <Fold title="Наука" says="24 профессии" field="science" here>
              <p>Гидролог, эколог, геолог.</p>
            </Fold>
          </div>
          <NextStepPanel title="Дальше: в какой обстановке вам легче" text="Тест характера, 50 вопросов, 10 минут.">
            <ButtonLink to="#answers" forward>
              Пройти тест характера
            </ButtonLink>
            <QuietLink to="#answers">К списку</QuietLink>
          </NextStepPanel>
        </Stack>
      </HeadedSection>
    </>
  )
}
