import { Compass, ScaleBar } from './brand.tsx'
import { CalibrationChart } from './calibration-chart.tsx'
import { AxisLabels, RangeBar } from './charts.tsx'
import { ClosenessMark } from './closeness-mark.tsx'
import { ScaleRow, ScoreBar, ScoreLegend, ScoreList, ScoreRow } from './charts.tsx'
import { Disclosure, Faq } from './disclosure.tsx'
import { Stats } from './facts.tsx'
import { Columns, HeadedSection, Row, Stack, Text } from './layout.tsx'
import { Table } from './table.tsx'

const subjects = [
  { key: 'm', header: 'Математика', cells: [24, 27] },
  { key: 'g', header: 'География', cells: [41, 43] },
]

/** Samples of charts and scales. */
export function GraphicSections() {
  return (
    <>
      <HeadedSection id="graphics" heading="Графика данных">
        <Stack gap="l">
          <Stats
            items={[
              { value: '2', label: 'теста пройдено из пяти' },
              { value: '86', label: 'ответов дано' },
              { value: '23', label: 'минуты ушло всего' },
              { value: '0,75', label: 'средняя надёжность ответов' },
            ]}
          />
          <ScoreLegend score="ваш балл и его погрешность" mean="среднее у ровесников" />
          <ScoreList>
            <ScoreRow
              name="Исследовательский"
              score={72}
              low={64}
              high={80}
              mean={51}
              note="Разобраться, как устроено, найти причину, проверить догадку."
              label="Исследовательский: 72, от 64 до 80; у ровесников 51"
            />
            <ScoreRow name="Предприимчивый" score={38} low={28} high={48} label="Предприимчивый: 38, от 28 до 48" />
            <ScaleRow name="Алғашқы үш жыл" lang="kk" value="240 мың ₸">
              <RangeBar low={190} high={290} mid={240} max={1000} label="190 мыңнан 290 мыңға дейін" />
            </ScaleRow>
          </ScoreList>
          <Text>
            <ScoreBar score={72} low={64} high={80} mean={51} label="Балл 72, от 64 до 80; у ровесников 51" />
            <AxisLabels labels={['0', '50', '100']} />
          </Text>
          <Text>
            <CalibrationChart
              label="Предсказано 20, 50 и 80 %, сбылось 15, 55 и 78 %"
              points={[
                { foretold: 0.2, came: 0.15 },
                { foretold: 0.5, came: 0.55 },
                { foretold: 0.8, came: 0.78 },
              ]}
            />
          </Text>
          <Columns>
            <Stack gap="s">
              <p>
                <ClosenessMark level={3} label="очень близко" />
              </p>
              <p>
                <ClosenessMark level={2} label="близко" />
              </p>
              <p>
                <ClosenessMark level={1} label="есть общее" />
              </p>
            </Stack>
          </Columns>
          <Disclosure summary="Те же данные таблицей">
            <Table
              caption="Пробный ЕНТ, баллы"
              columns={[
                { key: 's', label: 'Предмет' },
                { key: 'o', label: 'Октябрь', end: true },
                { key: 'n', label: 'Ноябрь', end: true },
              ]}
              rows={subjects}
            />
          </Disclosure>
        </Stack>
      </HeadedSection>
      <HeadedSection id="faq" heading="Вопросы">
        <Faq
          items={[
            { q: 'Можно ли пройти тест ещё раз?', a: 'Да. Прежний результат останется, рядом встанет новый.' },
            { q: 'Менің жауаптарымды кім көреді?', a: 'Сіз ғана. Кіммен бөлісетініңізді өзіңіз шешесіз.' },
          ]}
        />
      </HeadedSection>
      <HeadedSection id="motif" heading="Мотив">
        <Row>
          <Compass />
        </Row>
        <ScaleBar thick />
      </HeadedSection>
    </>
  )
}
