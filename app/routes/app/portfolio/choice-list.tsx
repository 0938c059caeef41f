import type { PortfolioList } from '#app/domain/portfolio/shown.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { QuietButton } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'

type Choice = { id: string; name: string; says: string | null }

type Props = {
  list: PortfolioList
  legend: string
  hint: string
  error?: string
  /** All items, the chosen ones first and in their order. */
  choices: Choice[]
  /** Ids of the chosen items. */
  chosen: string[]
}

/** List of items to choose and reorder. Its buttons submit the form, keep the typed values and return to the row. */
export function ChoiceList({ list, legend, hint, error, choices, chosen }: Props) {
  const { t } = useTranslation('portfolio')
  if (choices.length === 0) {
    return (
      <Stack gap="s" id={list}>
        <h2>{legend}</h2>
        <Text>{t(`nothing.${list}`)}</Text>
      </Stack>
    )
  }
  const last = chosen.length - 1
  return (
    <div id={list}>
      <GroupFrame id={list} legend={legend} hint={hint} error={error}>
        {choices.map(({ id, name, says }, at) => (
          <Row between key={id}>
            <Checkbox
              id={rowOf(list, at)}
              name={list}
              value={id}
              label={name}
              hint={says}
              defaultChecked={chosen.includes(id)}
            />
            {at <= last && last > 0 ? (
              <Row>
                {at > 0 ? <Move list={list} one={{ id, name }} direction="up" to={at - 1} /> : null}
                {at < last ? <Move list={list} one={{ id, name }} direction="down" to={at + 1} /> : null}
              </Row>
            ) : null}
          </Row>
        ))}
      </GroupFrame>
    </div>
  )
}

type MoveProps = { list: PortfolioList; one: { id: string; name: string }; direction: 'up' | 'down'; to: number }

function Move({ list, one: { id, name }, direction, to }: MoveProps) {
  const { t } = useTranslation('portfolio')
  return (
    <QuietButton
      name="move"
      value={`${list} ${direction} ${id}`}
      formAction={`${projectPathOf('choosePortfolio')}#${rowOf(list, to)}`}
      formNoValidate
      aria-label={t(`${direction}.of`, { name })}
    >
      {t(direction)}
    </QuietButton>
  )
}

function rowOf(list: PortfolioList, at: number) {
  return `${list}-${at + 1}`
}
