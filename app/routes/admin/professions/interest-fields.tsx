import { letters } from '#app/domain/professions/interests.ts'
import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Field } from '#app/ui/field.tsx'
import { GroupFrame } from '#app/ui/field-frame.tsx'
import { Columns, Stack, Text } from '#app/ui/layout.tsx'

/** The six interest values, each with a duty as evidence. */
export function InterestFields({ form }: { form: PageForm }) {
  const { t } = useTranslation('adminProfessions')
  const words = useTranslation('professions')
  return (
    <Stack>
      <Text>{`${t('interestsHint')} ${t('dutyHint')}`}</Text>
      <Columns min="wide">
        {letters.map(letter => (
          <GroupFrame key={letter} id={`of${letter}`} legend={`${letter}: ${words.t(`letter.${letter}`)}`}>
            <Columns min="narrow">
              <Field {...form.number(`interest${letter}`)} label={t('interest.of', { letter })} />
              <Field {...form.number(`duty${letter}`)} inputMode="numeric" label={t('duty.of', { letter })} />
            </Columns>
          </GroupFrame>
        ))}
      </Columns>
    </Stack>
  )
}
