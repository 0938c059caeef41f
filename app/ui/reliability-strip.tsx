import { useTranslation } from '#app/i18n/use-translation.ts'
import * as axis from './axis.css.ts'
import { AxisLabels, Graphic, NeedleMark } from './axis.tsx'
import { at, reliabilityCuts, stretch } from './scale.ts'

/** Cronbach's alpha on cells cut at 0.6 and 0.8; the words about it stand in the text. */
export function ReliabilityStrip({ alpha, label }: { alpha: number; label: string }) {
  const { language } = useTranslation('common')
  const mark = language === 'en' ? '.' : ','
  return (
    <div>
      <Graphic height={40} label={label}>
        {axis.tints.map((tint, cell) => {
          const [from = 0, to = 1] = reliabilityCuts.slice(cell)
          return <rect className={tint} key={tint} x={at(from, 1)} width={stretch(from, to, 1)} y={21} height={12} />
        })}
        <NeedleMark x={at(alpha, 1)} big />
      </Graphic>
      <AxisLabels cut labels={reliabilityCuts.map(cut => String(cut).replace('.', mark))} />
    </div>
  )
}
